# Markah meja sebenar, pada halaman.

title = Kira markah
says = Untuk pusingan yang kamu main dengan daun sebenar. Beritahu bagaimana pusingan tamat; peraturan mengira markahnya, menyebut siapa membayar siapa, dan menyimpan lejar malam itu. Tiada apa-apa meninggalkan peranti ini, dan rangkaian tidak diperlukan.
not-here = Halaman ini tiada peraturan untuk mengira. Bukalah dari pelayan ceki, atau dari fail ceki site.
evenings = Malam permainan pada peranti ini
none-kept = Belum ada malam permainan yang disimpan di sini.
rounds = { $n ->
        [0] belum ada pusingan
       *[other] { $n } pusingan
    }
go-on = Teruskan
new = Malam permainan baharu
game = Permainan
players = Pemain
house = Peraturan
usual = Peraturan biasa
house-rules = Peraturan rumah ({ $n } diubah)
name-of = Nama pemain { $n }
player = Pemain { $n }
how-long = Berapa lama
any = Selama yang kamu suka
n-rounds = { $n } pusingan
begin = Mulakan malam ini
open-file = Buka fail ceki score
laying-out = Sebentar …

round = Pusingan { $n }
begins = { $name } mula dahulu
next = Beritahu pusingan { $n }
no-rounds = Belum ada pusingan yang diberitahu. Mainlah satu dengan daun kamu, kemudian beritahu di sini bagaimana ia tamat.
ledger = Lejar
pot = Tabung
sum = Kini
undo = Tarik balik
undo-round = Tarik balik pusingan { $n }
undone = Pusingan { $n } ditarik balik.
keep-it = Letak semula
end = Tamatkan malam ini
end-says = Tabung dan token dibahagikan, dan tiada pusingan lagi selepas ini.
ended = Malam permainan sudah tamat.
share = Kongsi
shared = Pautan sudah disalin. Sesiapa yang membukanya melihat malam ini seperti adanya sekarang.
share-here = Salin pautan ini: sesiapa yang membukanya melihat malam ini seperti adanya sekarang.
from-link = Malam permainan ini datang melalui pautan. Ia belum disimpan pada peranti ini.
keep-here = Simpan di sini
broken-link = Pautan ini tidak memuat satu malam permainan yang lengkap.
csv = Simpan sebagai jadual (CSV)
file = Simpan sebagai fail
delete = Padam
delete-sure = Padam malam permainan ini daripada peranti ini?
yes-delete = Ya, padam
no-keep = Tidak, simpan
all-evenings = Semua malam permainan

nobody = Tiada siapa
yes = Ya
no = Tidak
none = Tiada
record = Catat pusingan
cancel = Bukan sekarang
told = { $n } daun
told-of = { $n } daripada { $of }
take-off = Buang { $card }
pick = Letak { $card }, { $n } setakat ini
empty-cards = Ketik daun di bawah.
clear = Kosongkan
column-round = pusingan
column-winners = pemenang
column-pot = tabung
column-total = { $name }, jumlah
row-end = tamat
