# Sakopong
about = Menangi trik dan cegah yang lain memenanginya; yang tidak dapat mengikuti dibuang tertutup.

verb-lay = letakkan satu kartu terbuka (turunkan)
    .made = letakkan { $card } terbuka
verb-throw = buang satu kartu tertutup (susupkan)
    .made = buang { $card } tertutup

line-s_ri = semua punya trik: taruhan dikembalikan
line-takes = menang dari taruhan
line-forfeits = kehilangan taruhan, atau sebagian
line-tricks = dari tengah, untuk trik
line-no_trick = tanpa trik: taruhan hilang

refusal-no_leader = tidak ada kursi { $first_lead }; boleh after_dealer, 0 sampai { $last }
refusal-no_fifths = { $stake } tidak dapat dibagi lima untuk per_trick; boleh kelipatan 5

ask-tricks = Berapa trik yang dimenangi setiap pemain?
ask-last = Siapa yang memenangi trik terakhir?
unfit-tricks_in_all = satu ronde berisi { $of } trik, bukan { $n }
unfit-needs_last = di sini trik terakhir mendapat taruhan; sebutkan siapa pemenangnya
unfit-no_trick = { $seat } tidak punya trik

option-must_follow = Yang dapat mengikuti kembang harus ikut; kalau tidak, kartu apa pun boleh dibuang tertutup.
option-ace_high = As adalah kartu tertinggi kembangnya; kalau tidak, di bawah tujuh.
option-first_lead = Siapa jalan dulu di trik pertama: kursi setelah pembagi, atau kursi yang tetap.
option-seri = Jika setiap orang memenangi trik, ronde itu seri, atau dihitung juga.
option-payout = Siapa yang mendapat taruhan bila ronde tidak seri.

name-lay = turunkan
name-throw = susupkan
name-takes = menang taruhan
name-forfeits = kehilangan taruhan
name-trick = trik
name-thrown = dibuang tertutup
name-tricks = trik
name-leader = yang jalan dulu
name-must_follow = harus ikut kembang
name-ace_high = as tertinggi
name-first_lead = jalan pertama
name-after_dealer = setelah pembagi
name-seri = s'ri
name-each_has_trick = semua punya trik
name-payout = bayaran
name-most_tricks = trik terbanyak
name-trickless_pay = tanpa trik membayar
name-per_trick = setiap trik
name-last_trick = trik terakhir
name-no_trick = tanpa trik

odds-suits-dealt = Kembang dalam tangan sejak dibagikan
odds-suits = jumlah kembang
odds-longest-dealt = Kembang terbanyak dalam tangan sejak dibagikan
odds-longest = kartu kembang terbanyak
odds-how-suits = setiap tangan lima kartu dari 32, menurut kembang
odds-last-tricks = Trik terakhir, menurut kartu yang Anda turunkan lebih dulu
odds-how-tricks = { $deals } tangan yang mungkin dipegang lawan sama besar kemungkinannya; lawan memilih sama rata di antara langkah yang sah
odds-lead = turunkan
odds-wins-none = tidak menang
odds-wins-one = menang satu
odds-wins-both = menang keduanya
odds-tricks = trik
odds-beyond = Tidak ada bentuk tertutup untuk siapa yang memenangi trik dalam satu ronde penuh: itu bergantung pada kartu yang dibuang setiap pemain.
