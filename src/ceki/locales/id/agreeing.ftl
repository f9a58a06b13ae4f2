to-come = Untuk ronde berikutnya
proposes =
    { $who ->
        [you] Anda mengusulkan
       *[other] { $name } mengusulkan
    }
proposed-agreed = { $what }. Semua setuju.
proposed-waiting = { $what }. Belum setuju: { $names }.
may = { $what }. Anda boleh mengubahnya: semua yang duduk di sini harus setuju.
you = Anda
agree = Setuju
take-back = Tarik kembali
say-no = Tidak setuju
propose-change =
    { $again ->
        [yes] Usulkan yang lain
       *[no] Usulkan perubahan
    }
propose = Usulkan
in-cents = { $title }, dalam sen
pair = { $one } dan { $other }
bet = { $one } dan { $other } { $cents }
bets-none = tidak ada
bets-same = sama di antara semua
