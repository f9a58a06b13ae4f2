by-the-round = mengikut pusingan
against = { $game }: { $first } lawan { $second }, { $deals } pembahagian dalam setiap giliran tempat
game-and-house = permainan dan peraturan
deals = pembahagian
closes = { $bot } menutup
left = baki
no-gap = tiada jurang
share = { $share }% ({ $low } hingga { $high })
what-it-means = Setiap satu seorang diri di setiap tempat antara { $among }: sen, atau markah jika tiada wang, melebihi kemenangan { $among } di sana. Jurangnya dari { $least } hingga { $most }, yang melihat setiap daun; bot menutup sebahagian daripadanya, dengan selang 95% mengikut pembahagian. Yang ditinggalkan oleh bot terbaik tidak semuanya boleh diperoleh oleh yang melihat kurang.
alone-round = { $bot } seorang diri: { $gain } setiap pusingan melebihi kemenangan { $other } di sana
    .better = { $bot } seorang diri: { $gain } setiap pusingan melebihi kemenangan { $other } di sana  (lebih baik)
    .worse = { $bot } seorang diri: { $gain } setiap pusingan melebihi kemenangan { $other } di sana  (lebih teruk)
    .undecided = { $bot } seorang diri: { $gain } setiap pusingan melebihi kemenangan { $other } di sana  (belum pasti)
alone-match = { $bot } seorang diri: { $gain } setiap perlawanan melebihi kemenangan { $other } di sana
    .better = { $bot } seorang diri: { $gain } setiap perlawanan melebihi kemenangan { $other } di sana  (lebih baik)
    .worse = { $bot } seorang diri: { $gain } setiap perlawanan melebihi kemenangan { $other } di sana  (lebih teruk)
    .undecided = { $bot } seorang diri: { $gain } setiap perlawanan melebihi kemenangan { $other } di sana  (belum pasti)

## Permainan kecil yang diselesaikan

exploit-of = { $game }: { $deals } agihan, { $nodes } nod, { $infosets } set maklumat
exploit-value = nilai satu pusingan bagi setiap tempat jika semua bermain seperti CFR+: { $value }
what-exploit-means = Boleh dieksploit: lebihan yang dimenangi jawapan terbaik, setiap pusingan dan tempat, dalam sen, atau dalam markah jika tiada wang bertukar tangan. Di sebelah CFR+: lebih atau kurangnya kemenangan bot berbanding CFR+ di tempatnya.
exploited = { $bot }: boleh dieksploit sebanyak { $gain }; di sebelah CFR+ { $beside }
exploit-title = Apa yang dimenangi jawapan terbaik
exploit-axis = setiap pusingan dan tempat, dalam sen; logaritma
exploit-foot = Setiap agihan dan setiap cara memainkannya; CFR+ ialah strategi yang dikira.

picture-title = Berapa banyak kemahiran yang dicapai
picture-axis = peratus daripada jurang
picture-foot = 0%: { $least }, yang melangkah secara rawak. 100%: { $oracle }, yang melihat setiap daun. Setiap satu seorang diri antara { $among }, { $deals } pembahagian atau lebih dalam setiap giliran tempat; bar ralat: 95%.

## Apa yang dibuat bot berlainan daripada pemain mudah

levels-of = { $game }: { $choices } pilihan
same-as-simple = { $bot }: sentiasa langkah pemain mudah
otherwise = { $bot }: langkah lain dalam { $share }% daripadanya, { $better } benar-benar lebih baik dan { $worse } benar-benar lebih teruk; { $gain } setiap pusingan
    .above = { $bot }: langkah lain dalam { $share }% daripadanya, { $better } benar-benar lebih baik dan { $worse } benar-benar lebih teruk; { $gain } setiap pusingan, { $above } melebihi { $other }
what-levels-mean = Lebihan kemenangan bot setiap pusingan berbanding pemain mudah di tempatnya: sen, atau markah jika tiada wang bertukar tangan, dengan selang 95% mengikut pilihan. Benar-benar: dua ralat piawai.

## A learned player

learned-from = { $game }: belajar daripada { $playouts } permainan hingga tamat
learned-choice = Pada pilihan yang tidak dipelajarinya, untungnya { $gain } setiap pilihan.
learned-round = Seorang diri dalam kalangan pemain mudah, ia menang { $gain } lebih setiap pusingan daripada pemain mudah di tempatnya, pada { $deals } pembahagian yang tidak pernah dilihatnya. Langkahnya lain pada { $share }% pilihannya.
learned-nothing = Tiada langkah yang pasti lebih baik daripada langkah pemain mudah ditemuinya, jadi ia bermain seperti pemain mudah.
learned-file = Ditulis ke { $file }, { $kilobytes } KB; ukur dengan: ceki { $command } { $game } --bots learned:{ $file }

## A league

league-of = { $game }: { $deals } pembahagian
league-bot = bot
league-strength = setiap pusingan
league-rating = penarafan
league-deals = pembahagian
league-means = Setiap pusingan: kemenangan bot melebihi purata kumpulan, dalam sen, atau markah jika tiada wang bertukar tangan. Penarafan: daripada kedudukan di meja sahaja. Kedua-duanya dengan selang 95%.
worker-died = satu pekerja mati semasa pembahagian { $deal }; yang lain memainkannya
league-title = Kekuatan bot
league-axis = setiap pusingan, melebihi purata kumpulan
league-foot = { $game }, { $deals } pembahagian, masing-masing dalam setiap giliran tempat; garis: 95%
