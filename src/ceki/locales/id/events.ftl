agreed =
    { $who ->
        [you] Anda setuju.
       *[other] { $name } setuju.
    }
away =
    { $who ->
        [you] Anda tidak aktif; bot menggantikan.
       *[other] { $name } tidak aktif; bot menggantikan.
    }
back =
    { $who ->
        [you] Anda kembali.
       *[other] { $name } kembali.
    }
closed = Meja ini ditutup.
coming =
    { $who ->
        [you] Anda bermain mulai pembagian berikutnya; sebelum itu bot bermain di kursi ini.
       *[other] { $name } duduk dan bermain mulai pembagian berikutnya; sebelum itu bot bermain di kursi ini.
    }
dealt =
    { $what ->
        [none] { $who ->
            [you] Ronde { $round }. Anda mulai.
           *[other] Ronde { $round }. { $name } mulai.
        }
       *[other] { $who ->
            [you] Ronde { $round }. Sesuai kesepakatan: { $what }. Anda mulai.
           *[other] Ronde { $round }. Sesuai kesepakatan: { $what }. { $name } mulai.
        }
    }
left =
    { $who ->
        [you] Anda meninggalkan meja.
       *[other] { $name } meninggalkan meja.
    }
moved =
    { $who ->
        [you] { $only ->
            [yes] Anda { $move } (satu-satunya langkah).
           *[other] Anda { $move }.
        }
       *[other] { $name } { $move }.
    }
moved-by = { $name }: { $move }.
proposed =
    { $who ->
        [you] Anda mengusulkan untuk ronde berikutnya: { $what }.
       *[other] { $name } mengusulkan untuk ronde berikutnya: { $what }.
    }
refused =
    { $who ->
        [you] Anda tidak setuju: tidak ada yang berubah.
       *[other] { $name } tidak setuju: tidak ada yang berubah.
    }
removed =
    { $who ->
        [you] Anda dikeluarkan dari meja; bot bermain di kursi Anda.
       *[other] { $name } dikeluarkan; bot bermain di kursi itu.
    }
rule_failed = Aturan permainan ini gagal, jadi meja ditutup.
sat =
    { $who ->
        [you] Anda duduk.
       *[other] { $name } duduk.
    }
undone =
    { $who ->
        [you] Anda menarik kembali langkah terakhir.
       *[other] { $name } menarik kembali langkah terakhir.
    }
