# Sakopong
about = Makan trik dan halang orang lain; daun yang tak boleh ikut dibuang tertutup.

verb-lay = letak satu daun terbuka (turunkan)
    .made = letak { $card } terbuka
verb-throw = buang satu daun tertutup (susupkan)
    .made = buang { $card } tertutup

line-s_ri = semua ada trik: taruhan dikembalikan
line-takes = menang daripada taruhan
line-forfeits = hilang taruhan, atau sebahagian
line-tricks = dari tengah, bagi trik
line-no_trick = tiada trik: taruhan hilang

refusal-no_leader = tiada tempat duduk { $first_lead }; boleh after_dealer, 0 hingga { $last }
refusal-no_fifths = { $stake } tidak boleh dibahagi lima untuk per_trick; boleh gandaan 5

ask-tricks = Berapa trik yang dimenangi oleh setiap pemain?
ask-last = Siapa makan trik terakhir?
unfit-tricks_in_all = satu pusingan ada { $of } trik, bukan { $n }
unfit-needs_last = di sini trik terakhir mendapat taruhan; nyatakan siapa pemenangnya
unfit-no_trick = { $seat } tiada trik

option-must_follow = Yang boleh ikut jenis mesti ikut; jika tidak, apa-apa daun boleh dibuang tertutup.
option-ace_high = Sat ialah daun tertinggi bunganya; jika tidak, di bawah tujuh.
option-first_lead = Siapa memulakan trik pertama: tempat selepas pembahagi, atau tempat yang tetap.
option-seri = Jika setiap orang makan trik, pusingan itu seri, atau dikira juga.
option-payout = Siapa mendapat taruhan apabila pusingan tidak seri.

name-lay = turunkan
name-throw = susupkan
name-takes = menang taruhan
name-forfeits = hilang taruhan
name-trick = trik
name-thrown = dibuang tertutup
name-tricks = trik
name-leader = yang memulakan
name-must_follow = mesti ikut jenis
name-ace_high = sat tertinggi
name-first_lead = yang mula-mula memulakan
name-after_dealer = selepas pembahagi
name-seri = s'ri
name-each_has_trick = semua ada trik
name-payout = bayaran
name-most_tricks = trik terbanyak
name-trickless_pay = tanpa trik membayar
name-per_trick = setiap trik
name-last_trick = trik terakhir
name-no_trick = tiada trik

odds-suits-dealt = Jenis dalam tangan sejak dibahagi
odds-suits = bilangan jenis
odds-longest-dealt = Jenis terbanyak dalam tangan sejak dibahagi
odds-longest = daun jenis terbanyak
odds-how-suits = setiap tangan lima daun daripada 32, mengikut jenis
odds-last-tricks = Trik terakhir, mengikut daun yang anda turunkan dahulu
odds-how-tricks = { $deals } tangan yang mungkin dipegang lawan sama besar kemungkinannya; lawan memilih sama rata antara langkah yang sah
odds-lead = turunkan
odds-wins-none = tidak menang
odds-wins-one = menang satu
odds-wins-both = menang kedua-duanya
odds-tricks = trik
odds-beyond = Tiada bentuk tertutup bagi siapa yang memenangi trik dalam satu pusingan penuh: itu bergantung pada daun yang dibuang setiap pemain.
