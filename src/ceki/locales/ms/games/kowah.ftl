# Kowah
about = Tiga set bertiga senilai: dengan dua set dan sepasang, sebut ceki, lalu tunggu daun kesembilan.

verb-call = sebut ceki dan letak pasangan tertutup
verb-draw = cabut dari timbunan
verb-take_win = ambil daun buangan terakhir dan menang
verb-win = buka tiga set dan menang
verb-flick = buang satu daun, sebut ceki dan letak pasangan tertutup
    .made = buang { $card }, sebut ceki dan letak pasangan tertutup
verb-pass = tidak berkata apa-apa
verb-end_hand = tamatkan pusingan: timbunan sudah habis

line-set = set senilai: jumlah daunnya
line-plain = terus dibuang dari timbunan: dikira sekali
line-double = tadinya di tangan: dikira dua kali
line-triple = dicabut dari timbunan: dikira tiga kali
line-behind = di belakang pemenang perlawanan
line-ahead = beza yang dibayar pemain lain
line-behind_in_race = di belakang pemenang perlumbaan
line-race_won = beza yang dibayar pemain lain
line-hands_stake = pertaruhan perlawanan
line-race_stake = pertaruhan perlumbaan

carried-totals = markah semua tangan yang dimenangi
    .label = jumlah
carried-hands = tangan yang dimainkan, yang batal juga
    .label = tangan

show-laid = diletak tertutup

ask-how = Bagaimana ia dimenangi?
ask-discarder = Siapa yang membuang daun kemenangan?
unfit-no_sets = daun itu tidak membentuk tiga set
unfit-self_discard = tiada siapa menang dengan buangan sendiri

option-scheme = Bayaran selepas setiap tangan, perlumbaan ke satu jumlah, atau markah terbanyak selepas sekian tangan.
option-target = Markah yang memenangi perlumbaan.
option-hands = Bilangan tangan dalam perlawanan tangan tetap.
option-payment = Setiap lawan membayar markah; mereka berkongsi; atau yang membuang daun kemenangan membayar seorang diri.
option-rate = Dengan bayaran selepas setiap tangan: sen bagi satu markah.
option-match_stake = Sen yang dibayar setiap pemain lain kepada pemenang perlumbaan atau tangan tetap.
option-match_rate = Sen bagi setiap markah di belakang pemenang perlumbaan atau tangan tetap.
option-call_on_deal = Tangan yang sedia sejak dibahagi boleh disebut sebelum giliran pertama.
option-call_mandatory = Tangan yang sedia mesti disebut.
option-claim_out_of_turn = Daun buangan boleh diambil untuk menang di luar giliran.
option-stock_out = Apa yang berlaku apabila timbunan habis.
option-next_dealer = Siapa membahagi tangan berikutnya.
option-tie = Jumlah sama selepas tangan tetap: menang bersama, atau satu tangan lagi.

preset-race = Perlumbaan ke 500
    .says = Yang pertama mencapai jumlah yang dipersetujui memenangi perlawanan.
preset-eight_hands = Lapan tangan
    .says = Markah terbanyak selepas bilangan tangan yang dipersetujui memenangi perlawanan.

name-call = sebut
name-take_win = ambil & menang
name-set = set
name-plain = buangan cabutan
name-double = dua kali
name-triple = tiga kali
name-behind = di belakang
name-ahead = di hadapan
name-behind_in_race = di belakang dalam perlumbaan
name-race_won = menang perlumbaan
name-hands_stake = pertaruhan perlawanan
name-race_stake = pertaruhan perlumbaan
name-scheme = cara perlawanan
name-settle = bayar setiap tangan
name-race = perlumbaan
name-fixed_hands = tangan tetap
name-hands = bilangan tangan
name-payment = bayaran
name-match_stake = pertaruhan perlawanan
name-match_rate = sen semarkah di belakang
name-discarder = yang membuang
name-call_on_deal = sebut sejak dibahagi
name-call_mandatory = wajib menyebut
name-claim_out_of_turn = menang luar giliran
name-next_dealer = pembahagi berikutnya
name-share = menang bersama
name-extra_hand = satu tangan lagi

odds-may-say = sedia: boleh menyebut ceki
odds-ready = sedia
odds-identical-dealt = Set serupa dalam tangan sejak dibahagi
odds-identical = bilangan set serupa
odds-dealt-ready = Tangan sedia sejak dibahagi: berapa cepat dilengkapkan timbunan
odds-waits = Daun yang ditunggu tangan ini
odds-three-sets = Tiga set; apa yang tinggal apabila satu daun dibuang
odds-beyond = Tiada bentuk tertutup bagi siapa yang memenangi satu tangan, atau menang dengan daun buangan: itu bergantung pada daun yang dibuang setiap pemain.
