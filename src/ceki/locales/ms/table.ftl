seat = Tempat { $n }
bot = bot
bot-level = bot, { $level }
keeper-away = { $name } tiada: bot bermain di tempat ini sehingga { $name } membuka meja semula.
keeper-coming = { $name } bermain mulai pembahagian berikutnya; sebelum itu bot bermain di tempat ini.
keeper-bot = Sesiapa yang ada pautan boleh mengambil tempat bot, dan bermain mulai pembahagian berikutnya.
keeper-free = Belum ada sesiapa duduk di sini.
keeper-lost = Sambungan { $name } terputus. Sebentar lagi bot bermain terus, sehingga { $name } membuka meja semula.
turn-closed = Meja ini ditutup
turn-waiting = Menunggu pemain
turn-over = Pusingan sudah tamat
turn-you = Giliran anda
turn-other = Giliran { $name }
hint-not = { $card } tidak boleh dimainkan sekarang. Anda boleh { $moves }
hint-both = Pilih satu daun di tangan atau di atas meja
hint-table = Pilih daun bertanda di atas meja: { $moves }
hint-hand = Pilih daun bertanda di tangan anda: { $moves }
either = { $some }, atau { $last }
coins = { $text }, { $n } syiling
leave-door = Kembali ke halaman utama
round = pusingan { $n }
practice = latihan
watching = { $n } menonton
direction =
    { $way ->
        [clockwise] Giliran ikut arah jam
       *[anticlockwise] Giliran lawan arah jam
    }
seconds-left = tinggal { $n } saat
connection =
    { $line ->
        [connected] Sambungan: ada
        [reconnecting] Sambungan: menyambung semula
        [restarting] Sambungan: pelayan dimulakan semula
        [ended] Sambungan: tamat
       *[other] Sambungan: { $line }
    }
rules = Peraturan meja
happened = Apa yang telah berlaku
more = Lagi
menu = Meja ini
invite-code = Jemput (kod { $code })
invite-friend = Jemput kawan
menu-hand =
    { $sort ->
        [rank] Daun di tangan: ikut nilai
        [suit] Daun di tangan: ikut bunga
       *[mine] Daun di tangan: susunan saya
    }
menu-groups =
    { $on ->
        [yes] Jarak antara kumpulan: ya
       *[no] Jarak antara kumpulan: tidak
    }
menu-sound =
    { $on ->
        [yes] Bunyi: hidup
       *[no] Bunyi: mati
    }
leave-seat = Tinggalkan tempat duduk selamanya
leave-sure =
    { $last ->
        [yes] Tinggalkan selamanya? Tiada orang lain di sini, jadi meja ditutup.
       *[no] Tinggalkan selamanya? Bot mengambil tempat anda.
    }
leave-it = Ya, tinggalkan
leave-not = Tidak, kekal
key-sort = susun daun: ikut nilai, ikut bunga, susunan saya
key-happened = apa yang telah berlaku
key-rules = peraturan meja
key-groups = kumpulkan daun, dan pisahkan semula
key-hint = petunjuk, di meja latihan
key-sound = bunyi
key-next = pusingan berikutnya
key-keys = senarai ini
key-space = Ruang
in-hand = { $n } daun di tangan
seat-log = Apa yang dibuat pemain ini
seat-next-deal = pembahagian berikutnya
seat-to-move = gilirannya
somebody = Seseorang
seat-free = kosong
seat-away = tiada
seat-cards = { $n } daun
