keys = ←→ daun  Enter main  1-9 pilih  m langkah  v kata  s markah  l log  r peraturan  u undur  ? bantuan  q keluar
few-keys = ←→ Enter 1-9  m langkah  v kata  r peraturan  ? bantuan  q keluar
stock = timbunan { $n }
way =
    { $way ->
        [clockwise] ikut jam
       *[other] lawan jam
    }
look-on = Anda menonton
hand =
    { $who ->
        [you] Daun anda · { $cards }
       *[other] Tangan { $name } · { $cards }
    }
do-not-wait = Ruang: jangan tunggu.
look-on-keys = v: meja dalam kata-kata   l: apa yang berlaku   r: peraturan
enter-sheet = Enter: helaian markah.
enter-move = Enter: { $move }, { $says }.
more-moves = { $moves } Langkah lain: tunjuk satu daun (←→), atau m.
point-at = Tunjuk satu daun (←→) dan tekan Enter; m menyenaraikan semua langkah.
stood-in = Bot bermain untuk anda. Ruang: bermain sendiri semula.
bot-for-good = bot untuk selamanya
give-away = berikan tempat pemain yang tiada kepada bot
help = Bantuan
score = Markah
rules = Peraturan meja ini
in-words = Meja dalam kata-kata
your-moves = Langkah anda
a-hint = Petunjuk
to-table = Kepada meja
agree = Anda setuju?
agree-who = { $name }, anda setuju?
leave = Tinggalkan meja?
    .says =
        Tempat anda diberikan kepada bot, dan tidak dapat diambil semula dari terminal ini.
        Apabila orang terakhir pergi, meja ditutup.
whose-place = Berikan tempat siapa kepada bot, untuk selamanya?
curtain = { $name }, giliran anda.
curtain-enter = Tekan Enter apabila hanya anda dapat melihat skrin.
esc-back = Esc: kembali ke meja
esc-look = Esc: lihat meja
enter-leave = Enter: tinggalkan meja
enter-next-round = Enter: pusingan berikutnya
enter-ready = Enter: sedia untuk pusingan berikutnya
key-review = v: semakan
o-agree = o: setujui { $options }
yes-no = Enter: ya   Esc: tidak
leave-stay = Enter: pergi   Esc: kekal
say-or-back = Enter: katakan   Esc: kembali ke meja
this-or-back = Enter: yang ini   Esc: kembali ke meja
propose-or-back = Enter: cadangkan   Esc: kembali
back-to-score = Enter, Esc: kembali ke markah
has-come = { $title } sudah tiba: tutup halaman ini untuk membacanya.
hint-when = Petunjuk hanya untuk latihan melawan bot, apabila anda perlu memilih.
undo-where = undo: di meja latihan, selepas anda membuat langkah dalam pusingan ini.
nobody-silent = Tiada sesiapa yang diam selama setengah minit.
o-answers = Di helaian markah (s), o menjawabnya.
key-point = tunjuk daun yang boleh dimainkan; ↑ ↓ tangan dan meja
key-play = mainkan daun itu (bukan sebutan: sebutan ada nombor)
key-number = buat langkah bernombor di bar; ! ialah sebutan atau kemenangan
key-moves = semua langkah yang dibenarkan, untuk dipilih
key-space = jangan tunggu bot
key-words = meja dalam kata-kata
key-log = semua yang telah berlaku
key-score = markah
key-rules = peraturan meja ini dan perkataannya
key-undo = tarik balik langkah terakhir anda (latihan melawan bot)
key-quit = tinggalkan meja
key-hint = petunjuk: langkah anda dengan peluang dan sebab
key-look-back = di helaian markah: pilihan anda yang paling merugikan
key-talk = berkata kepada meja
key-without = teruskan tanpa pemain yang tidak menjawab selama setengah minit
key-remove = berikan tempat pemain yang tidak menjawab kepada bot, untuk selamanya
key-who-decides = (tuan rumah yang memutuskan; di meja awam, kebanyakan pemain)
signs-pointer = Boleh juga ditunjuk dengan tetikus: sekali untuk memilih daun, sekali lagi untuk memainkannya.
signs-marks = • boleh dimainkan  ▲ ditunjuk  ✦ baharu  ×2 salinan  ▣ bercap merah
signs-cards = ● duit  ║ tali  ▲ laksa  ✿ bunga  ★ Lau Chian

# Where strangers wait
be-here = Tekan mana-mana kekunci untuk menunjukkan bahawa anda ada.
