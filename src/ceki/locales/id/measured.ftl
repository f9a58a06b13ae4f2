by-the-round = menurut ronde
against = { $game }: { $first } lawan { $second }, { $deals } pembagian dalam setiap giliran kursi
game-and-house = permainan dan aturan
deals = pembagian
closes = { $bot } menutup
left = sisa
no-gap = tidak ada celah
share = { $share }% ({ $low } sampai { $high })
what-it-means = Masing-masing sendirian di setiap kursi di antara { $among }: sen, atau poin jika tidak ada uang, di atas kemenangan { $among } di sana. Celahnya dari { $least } sampai { $most }, yang melihat setiap kartu; bot menutup sebagian darinya, dengan selang 95% menurut pembagian. Yang disisakan bot terbaik tidak semuanya bisa diperoleh oleh yang melihat lebih sedikit.
alone-round = { $bot } sendirian: { $gain } setiap ronde di atas kemenangan { $other } di sana
    .better = { $bot } sendirian: { $gain } setiap ronde di atas kemenangan { $other } di sana  (lebih baik)
    .worse = { $bot } sendirian: { $gain } setiap ronde di atas kemenangan { $other } di sana  (lebih buruk)
    .undecided = { $bot } sendirian: { $gain } setiap ronde di atas kemenangan { $other } di sana  (belum pasti)
alone-match = { $bot } sendirian: { $gain } setiap pertandingan di atas kemenangan { $other } di sana
    .better = { $bot } sendirian: { $gain } setiap pertandingan di atas kemenangan { $other } di sana  (lebih baik)
    .worse = { $bot } sendirian: { $gain } setiap pertandingan di atas kemenangan { $other } di sana  (lebih buruk)
    .undecided = { $bot } sendirian: { $gain } setiap pertandingan di atas kemenangan { $other } di sana  (belum pasti)

## Permainan kecil yang dipecahkan

exploit-of = { $game }: { $deals } pembagian, { $nodes } simpul, { $infosets } himpunan informasi
exploit-value = nilai satu ronde bagi setiap kursi jika semua bermain seperti CFR+: { $value }
what-exploit-means = Dapat dieksploitasi: kelebihan yang dimenangkan jawaban terbaik, per ronde dan kursi, dalam sen, atau dalam poin jika tidak ada uang berpindah. Di samping CFR+: lebih atau kurangnya kemenangan bot dibanding CFR+ di tempatnya.
exploited = { $bot }: dapat dieksploitasi sebesar { $gain }; di samping CFR+ { $beside }
exploit-title = Apa yang dimenangkan jawaban terbaik
exploit-axis = per ronde dan kursi, dalam sen; logaritmis
exploit-foot = Setiap pembagian dan setiap cara memainkannya; CFR+ adalah strategi yang dihitung.

picture-title = Berapa banyak keterampilan yang dicapai
picture-axis = persen dari celah
picture-foot = 0%: { $least }, yang melangkah secara acak. 100%: { $oracle }, yang melihat setiap kartu. Masing-masing sendirian di antara { $among }, { $deals } pembagian atau lebih dalam setiap giliran kursi; bilah galat: 95%.

## Apa yang dibuat bot lain daripada pemain sederhana

levels-of = { $game }: { $choices } pilihan
same-as-simple = { $bot }: selalu langkah pemain sederhana
otherwise = { $bot }: langkah lain pada { $share }% di antaranya, { $better } benar-benar lebih baik dan { $worse } benar-benar lebih buruk; { $gain } setiap ronde
    .above = { $bot }: langkah lain pada { $share }% di antaranya, { $better } benar-benar lebih baik dan { $worse } benar-benar lebih buruk; { $gain } setiap ronde, { $above } di atas { $other }
what-levels-mean = Kelebihan kemenangan bot setiap ronde dibanding pemain sederhana di tempatnya: sen, atau poin jika tidak ada uang berpindah, dengan selang 95% menurut pilihan. Benar-benar: dua galat baku.

## A learned player

learned-from = { $game }: belajar dari { $playouts } permainan sampai selesai
learned-choice = Pada pilihan yang tidak dipelajarinya, untungnya { $gain } setiap pilihan.
learned-round = Sendirian di antara pemain sederhana, ia menang { $gain } lebih setiap ronde daripada pemain sederhana di tempatnya, pada { $deals } pembagian yang belum pernah dilihatnya. Langkahnya lain pada { $share }% pilihannya.
learned-nothing = Tidak ada langkah yang pasti lebih baik daripada langkah pemain sederhana, jadi ia bermain seperti pemain sederhana.
learned-file = Ditulis ke { $file }, { $kilobytes } KB; ukur dengan: ceki { $command } { $game } --bots learned:{ $file }

## A league

league-of = { $game }: { $deals } pembagian
league-bot = bot
league-strength = setiap ronde
league-rating = peringkat
league-deals = pembagian
league-means = Setiap ronde: kemenangan bot di atas rata-rata kelompok, dalam sen, atau poin jika tidak ada uang berpindah. Peringkat: dari urutan di meja saja. Keduanya dengan selang 95%.
worker-died = satu pekerja mati pada pembagian { $deal }; yang lain memainkannya
league-title = Kekuatan bot
league-axis = setiap ronde, di atas rata-rata kelompok
league-foot = { $game }, { $deals } pembagian, masing-masing dalam setiap giliran tempat; garis: 95%
