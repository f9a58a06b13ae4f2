title = Betulkan halaman ini
tap = Ketikan membetulkan ayat
use = Ketikan menggunakan halaman
save =
    { $n ->
        [0] Belum ada cadangan
       *[other] Simpan { $n } cadangan
    }
places = Tulis teks yang lebih baik. Kekalkan apa yang dalam kurungan kurawal: nama atau nombor diisi di situ.
keep = Simpan
