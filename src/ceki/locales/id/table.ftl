seat = Kursi { $n }
bot = bot
bot-level = bot, { $level }
keeper-away = { $name } sedang pergi: bot bermain di kursi ini sampai { $name } membuka meja lagi.
keeper-coming = { $name } bermain mulai pembagian berikutnya; sebelum itu bot bermain di kursi ini.
keeper-bot = Siapa pun yang punya tautan dapat mengambil tempat bot, dan bermain mulai pembagian berikutnya.
keeper-free = Belum ada yang duduk di sini.
keeper-lost = { $name } tidak terhubung. Sebentar lagi bot bermain terus, sampai { $name } membuka meja lagi.
turn-closed = Meja ini ditutup
turn-waiting = Menunggu pemain
turn-over = Ronde selesai
turn-you = Giliran Anda
turn-other = Giliran { $name }
hint-not = { $card } tidak dapat dimainkan sekarang. Anda dapat { $moves }
hint-both = Pilih satu kartu di tangan atau di meja
hint-table = Pilih kartu bertanda di meja: { $moves }
hint-hand = Pilih kartu bertanda di tangan Anda: { $moves }
either = { $some }, atau { $last }
coins = { $text }, { $n } koin
leave-door = Kembali ke beranda
round = ronde { $n }
practice = latihan
watching = { $n } menonton
direction =
    { $way ->
        [clockwise] Giliran searah jarum jam
       *[anticlockwise] Giliran berlawanan jarum jam
    }
seconds-left = sisa { $n } detik
connection =
    { $line ->
        [connected] Sambungan: terhubung
        [reconnecting] Sambungan: menyambungkan kembali
        [restarting] Sambungan: server dimulai ulang
        [ended] Sambungan: berakhir
       *[other] Sambungan: { $line }
    }
rules = Aturan meja
happened = Apa yang telah terjadi
more = Lainnya
menu = Meja ini
invite-code = Undang (kode { $code })
invite-friend = Undang teman
menu-hand =
    { $sort ->
        [rank] Kartu di tangan: menurut nilai
        [suit] Kartu di tangan: menurut jenis
       *[mine] Kartu di tangan: urutan saya
    }
menu-groups =
    { $on ->
        [yes] Jarak antarkelompok: ya
       *[no] Jarak antarkelompok: tidak
    }
menu-sound =
    { $on ->
        [yes] Suara: nyala
       *[no] Suara: mati
    }
leave-seat = Tinggalkan kursi untuk seterusnya
leave-sure =
    { $last ->
        [yes] Tinggalkan untuk seterusnya? Tidak ada orang lain di sini, jadi meja ditutup.
       *[no] Tinggalkan untuk seterusnya? Bot mengambil tempat Anda.
    }
leave-it = Ya, tinggalkan
leave-not = Tidak, tetap di sini
key-sort = urutkan kartu: menurut nilai, menurut jenis, urutan saya
key-happened = apa yang telah terjadi
key-rules = aturan meja
key-groups = kelompokkan kartu, dan pisahkan lagi
key-hint = petunjuk, di meja latihan
key-sound = suara
key-next = ronde berikutnya
key-keys = daftar ini
key-space = Spasi
in-hand = { $n } kartu di tangan
seat-log = Apa yang dilakukan pemain ini
seat-next-deal = pembagian berikutnya
seat-to-move = gilirannya
somebody = Seseorang
seat-free = kosong
seat-away = pergi
seat-cards = { $n } kartu
