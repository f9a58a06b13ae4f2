# Kowah
about = Tiga set bertiga senilai: dengan dua set dan sepasang, bilang ceki, lalu tunggu kartu kesembilan.

verb-call = bilang ceki dan letakkan pasangan tertutup
verb-draw = tarik dari tumpukan
verb-take_win = ambil kartu buangan terakhir dan menang
verb-win = buka tiga set dan menang
verb-flick = buang satu kartu, bilang ceki, dan letakkan pasangan tertutup
    .made = buang { $card }, bilang ceki, dan letakkan pasangan tertutup
verb-pass = tidak berkata apa-apa
verb-end_hand = akhiri ronde: tumpukan sudah habis

line-set = set senilai: jumlah kartunya
line-plain = langsung dibuang dari tumpukan: dihitung sekali
line-double = tadinya di tangan: dihitung dua kali
line-triple = ditarik dari tumpukan: dihitung tiga kali
line-behind = di belakang pemenang pertandingan
line-ahead = selisih yang dibayar pemain lain
line-behind_in_race = di belakang pemenang lomba
line-race_won = selisih yang dibayar pemain lain
line-hands_stake = taruhan pertandingan
line-race_stake = taruhan lomba

carried-totals = poin semua tangan yang dimenangi
    .label = jumlah
carried-hands = tangan yang dimainkan, yang batal juga
    .label = tangan

show-laid = diletakkan tertutup

ask-how = Bagaimana tangan ini dimenangi?
ask-discarder = Siapa yang membuang kartu kemenangan?
unfit-no_sets = kartu itu tidak membentuk tiga set
unfit-self_discard = tidak ada yang menang dengan buangannya sendiri

option-scheme = Bayaran setelah setiap tangan, lomba ke satu jumlah, atau poin terbanyak setelah sekian tangan.
option-target = Poin yang memenangi lomba.
option-hands = Jumlah tangan dalam pertandingan tangan tetap.
option-payment = Setiap lawan membayar poin; mereka berbagi; atau yang membuang kartu kemenangan membayar sendiri.
option-rate = Dengan bayaran setelah setiap tangan: sen per poin.
option-match_stake = Sen yang dibayar setiap pemain lain kepada pemenang lomba atau tangan tetap.
option-match_rate = Sen untuk setiap poin di belakang pemenang lomba atau tangan tetap.
option-call_on_deal = Tangan yang siap sejak dibagikan boleh dibilang sebelum giliran pertama.
option-call_mandatory = Tangan yang siap harus dibilang.
option-claim_out_of_turn = Kartu buangan boleh diambil untuk menang di luar giliran.
option-stock_out = Apa yang terjadi bila tumpukan habis.
option-next_dealer = Siapa yang membagi tangan berikutnya.
option-tie = Jumlah sama setelah tangan tetap: menang bersama, atau satu tangan lagi.

preset-race = Lomba ke 500
    .says = Yang pertama mencapai jumlah yang disepakati memenangi pertandingan.
preset-eight_hands = Delapan tangan
    .says = Poin terbanyak setelah jumlah tangan yang disepakati memenangi pertandingan.

name-call = bilang
name-take_win = ambil & menang
name-set = set
name-plain = buangan tarikan
name-double = dua kali
name-triple = tiga kali
name-behind = di belakang
name-ahead = di depan
name-behind_in_race = di belakang dalam lomba
name-race_won = menang lomba
name-hands_stake = taruhan pertandingan
name-race_stake = taruhan lomba
name-scheme = cara pertandingan
name-settle = bayar setiap tangan
name-race = lomba
name-fixed_hands = tangan tetap
name-hands = jumlah tangan
name-payment = bayaran
name-match_stake = taruhan pertandingan
name-match_rate = sen per poin di belakang
name-discarder = yang membuang
name-call_on_deal = bilang sejak dibagikan
name-call_mandatory = wajib bilang
name-claim_out_of_turn = menang di luar giliran
name-next_dealer = pembagi berikutnya
name-share = menang bersama
name-extra_hand = satu tangan lagi

odds-may-say = siap: boleh bilang ceki
odds-ready = siap
odds-identical-dealt = Set kembar dalam tangan sejak dibagikan
odds-identical = jumlah set kembar
odds-dealt-ready = Tangan siap sejak dibagikan: seberapa cepat dilengkapi tumpukan
odds-waits = Kartu yang ditunggu tangan ini
odds-three-sets = Tiga set; apa yang tersisa bila satu kartu dibuang
odds-beyond = Tidak ada bentuk tertutup untuk siapa yang memenangi satu tangan, atau menang dengan kartu buangan: itu bergantung pada kartu yang dibuang setiap pemain.
