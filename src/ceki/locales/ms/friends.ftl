title-online = Meja dengan kawan
title-device = Meja anda sendiri
says-online = Pilih permainan dan peraturannya. Anda mendapat pautan dan kod enam aksara untuk dihantar.
says-device = Pilih permainan, peraturannya, dan siapa yang bermain pada peranti ini. Bot mengisi tempat selebihnya.
the-game = Permainan
game = Permainan
its-rules = Peraturannya
the-rules = Peraturan
played-in = Peraturan seperti dimainkan di
usual = Peraturan biasa
usual-says = Cara main yang paling jelas dalam buku
house-rules = Peraturan meja
changed = { $changed } diubah
options = { $n } pilihan, tiada yang diubah
and-more = { $some } dan { $n } lagi
as-usual = Seperti biasa
preset = { $differs }. { $origin }
who-plays = Siapa bermain
you = Anda
here = { $n } pada peranti ini
bots =
    { $n ->
        [1] satu bot
       *[other] { $n } bot
    }
by-link =
    { $n ->
        [1] seorang kawan melalui pautan
       *[other] { $n } kawan melalui pautan
    }
summary = { $who }.
players = Pemain
on-device = Pada peranti ini
on-device-n =
    { $n ->
        [1] saya sahaja
       *[other] { $n } orang, bergilir-gilir
    }
bots-of = Bilangan bot
bots-none = tiada
your-name = Nama anda
may-be-empty = Boleh dibiarkan kosong
name-of = Nama pemain { $n }
curtain = Peranti beralih dari tangan ke tangan. Antara dua pemain, semua daun ditutup.
the-table = Meja
time = Masa untuk satu langkah
time-any = tanpa had masa
time-seconds = { $n } saat
how-long = Berapa lama
long-any = selama anda mahu
long-rounds =
    { $n ->
        [1] satu pusingan
       *[other] { $n } pusingan
    }
name-of-table = Nama meja
list-it = Senaraikan untuk semua orang (jika tidak, hanya melalui pautan atau kod)
together = Beberapa orang dari satu rumah atau sekolah boleh duduk di sini (jika tidak, satu tempat bagi setiap rangkaian)
chat = Pemain boleh menulis sesama mereka
chosen =
    { $changed ->
        [0] { $game } · { $players } · { $rules }
       *[other] { $game } · { $players } · { $rules }, { $changed } diubah
    }
chosen-usual = peraturan biasa
open = Buka meja
laying-out = Permainan sedang disusun…
