agreed =
    { $who ->
        [you] Anda setuju.
       *[other] { $name } setuju.
    }
away =
    { $who ->
        [you] Anda tiada; bot bermain terus.
       *[other] { $name } tiada; bot bermain terus.
    }
back =
    { $who ->
        [you] Anda kembali.
       *[other] { $name } kembali.
    }
closed = Meja ini ditutup.
coming =
    { $who ->
        [you] Anda bermain mulai pembahagian berikutnya; sebelum itu bot bermain di tempat ini.
       *[other] { $name } duduk dan bermain mulai pembahagian berikutnya; sebelum itu bot bermain di tempat ini.
    }
dealt =
    { $what ->
        [none] { $who ->
            [you] Pusingan { $round }. Anda mula.
           *[other] Pusingan { $round }. { $name } mula.
        }
       *[other] { $who ->
            [you] Pusingan { $round }. Seperti dipersetujui: { $what }. Anda mula.
           *[other] Pusingan { $round }. Seperti dipersetujui: { $what }. { $name } mula.
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
        [you] Anda mencadangkan untuk pusingan berikutnya: { $what }.
       *[other] { $name } mencadangkan untuk pusingan berikutnya: { $what }.
    }
refused =
    { $who ->
        [you] Anda tidak setuju: tiada yang berubah.
       *[other] { $name } tidak setuju: tiada yang berubah.
    }
removed =
    { $who ->
        [you] Anda dikeluarkan dari meja; bot bermain di tempat anda.
       *[other] { $name } dikeluarkan; bot bermain di tempat itu.
    }
rule_failed = Peraturan permainan ini gagal, jadi meja ditutup.
sat =
    { $who ->
        [you] Anda duduk.
       *[other] { $name } duduk.
    }
undone =
    { $who ->
        [you] Anda menarik balik langkah terakhir.
       *[other] { $name } menarik balik langkah terakhir.
    }
