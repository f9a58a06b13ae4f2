keys = ←→ kartu  Enter main  1-9 pilih  m langkah  v kata  s skor  l log  r aturan  u urungkan  ? bantuan  q keluar
few-keys = ←→ Enter 1-9  m langkah  v kata  r aturan  ? bantuan  q keluar
stock = tumpukan { $n }
way =
    { $way ->
        [clockwise] searah jarum jam
       *[other] berlawanan jarum jam
    }
look-on = Anda menonton
hand =
    { $who ->
        [you] Tangan Anda · { $cards }
       *[other] Tangan { $name } · { $cards }
    }
do-not-wait = Spasi: jangan tunggu.
look-on-keys = v: meja dalam kata-kata   l: apa yang terjadi   r: aturan
enter-sheet = Enter: lembar skor.
enter-move = Enter: { $move }, { $says }.
more-moves = { $moves } Langkah lain: tunjuk satu kartu (←→), atau m.
point-at = Tunjuk satu kartu (←→) dan tekan Enter; m menampilkan semua langkah.
stood-in = Bot bermain untuk Anda. Spasi: bermain sendiri lagi.
bot-for-good = bot untuk seterusnya
give-away = berikan tempat pemain yang pergi kepada bot
help = Bantuan
score = Skor
rules = Aturan meja ini
in-words = Meja dalam kata-kata
your-moves = Langkah Anda
a-hint = Petunjuk
to-table = Kepada meja
agree = Apakah Anda setuju?
agree-who = { $name }, apakah Anda setuju?
leave = Tinggalkan meja?
    .says =
        Kursi Anda diberikan kepada bot, dan tidak dapat diambil lagi dari terminal ini.
        Bila orang terakhir pergi, meja ditutup.
whose-place = Berikan tempat siapa kepada bot, untuk seterusnya?
curtain = { $name }, giliran Anda.
curtain-enter = Tekan Enter saat hanya Anda yang dapat melihat layar.
esc-back = Esc: kembali ke meja
esc-look = Esc: lihat meja
enter-leave = Enter: tinggalkan meja
enter-next-round = Enter: ronde berikutnya
enter-ready = Enter: siap untuk ronde berikutnya
key-review = v: tinjauan
o-agree = o: sepakati { $options }
yes-no = Enter: ya   Esc: tidak
leave-stay = Enter: pergi   Esc: tetap di sini
say-or-back = Enter: katakan   Esc: kembali ke meja
this-or-back = Enter: yang ini   Esc: kembali ke meja
propose-or-back = Enter: usulkan   Esc: kembali
back-to-score = Enter, Esc: kembali ke skor
has-come = { $title } sudah ada: tutup halaman ini untuk membacanya.
hint-when = Petunjuk hanya untuk latihan melawan bot, saat Anda harus memilih.
undo-where = undo: di meja latihan, setelah Anda melangkah dalam ronde ini.
nobody-silent = Tidak ada yang diam selama setengah menit.
o-answers = Di lembar skor (s), o menjawabnya.
key-point = tunjuk kartu yang dapat dimainkan; ↑ ↓ tangan dan meja
key-play = mainkan kartu itu (bukan sebutan: sebutan bernomor)
key-number = buat langkah bernomor di bilah; ! adalah sebutan atau kemenangan
key-moves = semua langkah yang sah, untuk dipilih
key-space = jangan tunggu bot
key-words = meja dalam kata-kata
key-log = semua yang telah terjadi
key-score = skor
key-rules = aturan meja ini dan kata-katanya
key-undo = tarik kembali langkah terakhir Anda (latihan melawan bot)
key-quit = tinggalkan meja
key-hint = petunjuk: langkah Anda dengan peluang dan alasan
key-look-back = di lembar skor: pilihan Anda yang paling merugikan
key-talk = berkata kepada meja
key-without = lanjutkan tanpa pemain yang tidak menjawab selama setengah menit
key-remove = berikan tempat pemain yang tidak menjawab kepada bot, untuk seterusnya
key-who-decides = (tuan rumah yang memutuskan; di meja umum, kebanyakan pemain)
signs-pointer = Bisa juga ditunjuk dengan tetikus: sekali untuk memilih kartu, sekali lagi untuk memainkannya.
signs-marks = • dapat dimainkan  ▲ ditunjuk  ✦ baru  ×2 salinan  ▣ bercap merah
signs-cards = ● koin  ║ tali  ▲ laksa  ✿ bunga  ★ Lau Chian

# Where strangers wait
be-here = Tekan tombol apa saja untuk menunjukkan bahwa Anda ada.
