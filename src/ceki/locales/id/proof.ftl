title = Perbaiki halaman ini
tap = Ketukan memperbaiki kalimat
use = Ketukan memakai halaman
save =
    { $n ->
        [0] Belum ada usulan
       *[other] Simpan { $n } usulan
    }
places = Tulis teks yang lebih baik. Biarkan apa yang ada dalam kurung kurawal: di situ akan muncul nama atau angka.
keep = Simpan
