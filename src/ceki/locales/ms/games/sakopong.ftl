# Sakopong
about = Menangi pungutan dan halang yang lain daripada memenanginya; yang tidak boleh ikut dibuang tertutup.

verb-lay = letak satu daun terbuka (turunkan)
verb-throw = buang satu daun tertutup (susupkan)

line-s_ri = semua ada pungutan: taruhan dikembalikan
line-takes = menang daripada taruhan
line-forfeits = hilang taruhan, atau sebahagian
line-tricks = dari tengah, bagi pungutan
line-no_trick = tiada pungutan: taruhan hilang

refusal-no_leader = tiada tempat duduk { $first_lead }; boleh after_dealer, 0 hingga { $last }
refusal-no_fifths = { $stake } tidak boleh dibahagi lima untuk per_trick; boleh gandaan 5

ask-tricks = Berapa pungutan yang dimenangi oleh setiap pemain?
ask-last = Siapa memenangi pungutan terakhir?
unfit-tricks_in_all = satu pusingan ada { $of } pungutan, bukan { $n }
unfit-needs_last = di sini pungutan terakhir mendapat taruhan; nyatakan siapa pemenangnya
unfit-no_trick = { $seat } tiada pungutan

option-must_follow = Yang boleh ikut bunga mesti ikut; jika tidak, apa-apa daun boleh dibuang tertutup.
option-ace_high = Sat ialah daun tertinggi bunganya; jika tidak, di bawah tujuh.
option-first_lead = Siapa memulakan pungutan pertama: tempat selepas pembahagi, atau tempat yang tetap.
option-seri = Jika setiap orang memenangi pungutan, pusingan itu seri, atau dikira juga.
option-payout = Siapa mendapat taruhan apabila pusingan tidak seri.

name-lay = turunkan
name-throw = susupkan
name-takes = menang taruhan
name-forfeits = hilang taruhan
name-trick = pungutan
name-thrown = dibuang tertutup
name-tricks = pungutan
name-leader = yang memulakan
name-must_follow = mesti ikut bunga
name-ace_high = sat tertinggi
name-first_lead = yang mula-mula memulakan
name-after_dealer = selepas pembahagi
name-seri = s'ri
name-each_has_trick = semua ada pungutan
name-payout = bayaran
name-most_tricks = pungutan terbanyak
name-trickless_pay = tanpa pungutan membayar
name-per_trick = setiap pungutan
name-last_trick = pungutan terakhir
name-no_trick = tiada pungutan

odds-suits-dealt = Bunga dalam tangan sejak dibahagi
odds-suits = bilangan bunga
odds-longest-dealt = Bunga terbanyak dalam tangan sejak dibahagi
odds-longest = daun bunga terbanyak
odds-how-suits = setiap tangan lima daun daripada 32, mengikut bunga
odds-last-tricks = Pungutan terakhir, mengikut daun yang anda turunkan dahulu
odds-how-tricks = { $deals } tangan yang mungkin dipegang lawan sama besar kemungkinannya; lawan memilih sama rata antara langkah yang sah
odds-lead = turunkan
odds-wins-none = tidak menang
odds-wins-one = menang satu
odds-wins-both = menang kedua-duanya
odds-tricks = pungutan
odds-beyond = Tiada bentuk tertutup bagi siapa yang memenangi pungutan dalam satu pusingan penuh: itu bergantung pada daun yang dibuang setiap pemain.
