over =
    { $rounds ->
        [0] Tidak ada ronde yang selesai, dan dengan itu pertandingan selesai.
        [1] Ronde 1 cocok, dan dengan itu pertandingan selesai.
       *[other] Ronde 1 sampai { $rounds } cocok, dan dengan itu pertandingan selesai.
    }
open =
    { $rounds ->
        [0] Belum ada ronde yang selesai: meja berlanjut, dan tanda terima ronde { $last } adalah { $receipt }.
        [1] Ronde 1 cocok sejauh ini: meja berlanjut, dan tanda terima ronde { $last } adalah { $receipt }.
       *[other] Ronde 1 sampai { $rounds } cocok sejauh ini: meja berlanjut, dan tanda terima ronde { $last } adalah { $receipt }.
    }
closed =
    { $rounds ->
        [1] Ronde 1 cocok; kemudian meja ditutup.
       *[other] Ronde 1 sampai { $rounds } cocok; kemudian meja ditutup.
    }
broken-off =
    { $rounds ->
        [0] Tidak ada ronde yang selesai; ronde { $last } terhenti, dan meja ditutup.
        [1] Ronde 1 cocok; ronde { $last } terhenti, dan meja ditutup.
       *[other] Ronde 1 sampai { $rounds } cocok; ronde { $last } terhenti, dan meja ditutup.
    }
shown-is-in-it = Yang ditampilkan kepada Anda ada di dalamnya.
nothing-shown = Hanya komitmen atau tanda terima yang Anda simpan yang menunjukkan bahwa ini log meja Anda (--bound, --receipt).
bound-to-come = Ronde { $round } sudah diikat, dan belum selesai.
