title-online = Meja bersama teman
title-device = Meja Anda sendiri
says-online = Pilih permainan dan aturannya. Anda mendapat tautan dan kode enam karakter untuk dikirim.
says-device = Pilih permainan, aturannya, dan siapa yang bermain di perangkat ini. Bot mengisi kursi lainnya.
the-game = Permainan
game = Permainan
its-rules = Aturannya
the-rules = Aturan
played-in = Aturan seperti dimainkan di
usual = Aturan biasa
usual-says = Cara main yang paling jelas tertulis dalam buku
house-rules = Aturan meja
changed = { $changed } diubah
options = { $n } opsi, tidak ada yang diubah
and-more = { $some } dan { $n } lagi
as-usual = Seperti biasa
preset = { $differs }. { $origin }
who-plays = Siapa yang bermain
you = Anda
here = { $n } di perangkat ini
bots =
    { $n ->
        [1] satu bot
       *[other] { $n } bot
    }
by-link =
    { $n ->
        [1] seorang teman lewat tautan
       *[other] { $n } teman lewat tautan
    }
summary = { $who }.
players = Pemain
on-device = Di perangkat ini
on-device-n =
    { $n ->
        [1] hanya saya
       *[other] { $n } orang, bergantian
    }
bots-of = Jumlah bot
bots-none = tidak ada
your-name = Nama Anda
may-be-empty = Boleh dikosongkan
name-of = Nama pemain { $n }
curtain = Perangkat berpindah dari tangan ke tangan. Di antara dua pemain, semua kartu ditutup.
the-table = Meja
time = Waktu untuk satu langkah
time-any = tanpa batas waktu
time-seconds = { $n } detik
how-long = Berapa lama
long-any = sesuka Anda
long-rounds =
    { $n ->
        [1] satu ronde
       *[other] { $n } ronde
    }
name-of-table = Nama meja
list-it = Tampilkan untuk semua orang (jika tidak, hanya lewat tautan atau kode)
together = Beberapa orang dari satu rumah atau sekolah boleh duduk di sini (kalau tidak, satu tempat untuk setiap jaringan)
chat = Pemain boleh berkirim pesan
chosen =
    { $changed ->
        [0] { $game } · { $players } · { $rules }
       *[other] { $game } · { $players } · { $rules }, { $changed } diubah
    }
chosen-usual = aturan biasa
open = Buka meja
laying-out = Permainan sedang disiapkan…
