# Skor meja sungguhan, di halaman.

title = Catat skor
says = Untuk ronde yang kamu mainkan dengan kartu sungguhan. Katakan bagaimana ronde berakhir; aturan menghitungnya, menyebut siapa membayar siapa, dan menyimpan buku skor malam itu. Tidak ada yang keluar dari perangkat ini, dan jaringan tidak diperlukan.
not-here = Halaman ini tidak punya aturan untuk menghitung. Bukalah dari server ceki, atau dari berkas ceki site.
evenings = Malam main di perangkat ini
none-kept = Belum ada malam main yang disimpan di sini.
rounds = { $n ->
        [0] belum ada ronde
       *[other] { $n } ronde
    }
go-on = Lanjutkan
new = Malam main baru
game = Permainan
players = Pemain
house = Aturan
usual = Aturan biasa
house-rules = Aturan rumah ({ $n } diubah)
name-of = Nama pemain { $n }
player = Pemain { $n }
how-long = Berapa lama
any = Selama yang kamu suka
n-rounds = { $n } ronde
begin = Mulai malam ini
open-file = Buka berkas ceki score
laying-out = Sebentar …

round = Ronde { $n }
begins = { $name } mulai dulu
next = Ceritakan ronde { $n }
no-rounds = Belum ada ronde yang diceritakan. Mainkan satu dengan kartumu, lalu katakan di sini bagaimana berakhirnya.
ledger = Buku skor
pot = Pot
sum = Sekarang
undo = Batalkan
undo-round = Batalkan ronde { $n }
undone = Ronde { $n } dibatalkan.
keep-it = Kembalikan
end = Akhiri malam ini
end-says = Pot dan token dibagikan, dan tidak ada ronde lagi sesudahnya.
ended = Malam main sudah berakhir.
share = Bagikan
shared = Tautan sudah disalin. Siapa pun yang membukanya melihat malam ini seperti keadaannya sekarang.
share-here = Salin tautan ini: siapa pun yang membukanya melihat malam ini seperti keadaannya sekarang.
from-link = Malam main ini datang lewat tautan. Belum disimpan di perangkat ini.
keep-here = Simpan di sini
broken-link = Tautan ini tidak memuat satu malam main yang utuh.
csv = Simpan sebagai tabel (CSV)
file = Simpan sebagai berkas
delete = Hapus
delete-sure = Hapus malam main ini dari perangkat ini?
yes-delete = Ya, hapus
no-keep = Tidak, simpan
all-evenings = Semua malam main

nobody = Tidak ada
yes = Ya
no = Tidak
none = Tanpa
record = Catat ronde
cancel = Nanti saja
told = { $n } kartu
told-of = { $n } dari { $of }
take-off = Ambil { $card }
pick = Taruh { $card }, sejauh ini { $n }
empty-cards = Ketuk kartu di bawah.
clear = Kosongkan
column-round = ronde
column-winners = pemenang
column-pot = pot
column-total = { $name }, jumlah
row-end = akhir
