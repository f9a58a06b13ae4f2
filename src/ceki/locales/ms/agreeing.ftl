to-come = Untuk pusingan seterusnya
proposes =
    { $who ->
        [you] Anda mencadangkan
       *[other] { $name } mencadangkan
    }
proposed-agreed = { $what }. Semua setuju.
proposed-waiting = { $what }. Belum setuju: { $names }.
may = { $what }. Anda boleh mengubahnya: semua yang duduk di sini mesti setuju.
you = anda
agree = Setuju
take-back = Tarik balik
say-no = Tidak setuju
propose-change =
    { $again ->
        [yes] Cadangkan yang lain
       *[no] Cadangkan perubahan
    }
propose = Cadangkan
in-cents = { $title }, dalam sen
pair = { $one } dan { $other }
bet = { $one } dan { $other } { $cents }
bets-none = tiada
bets-same = sama antara semua
