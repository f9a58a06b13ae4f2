over =
    { $rounds ->
        [0] Tidak ada babak yang selesai, dan dengan itu pertandingan selesai.
        [1] Babak 1 cocok, dan dengan itu pertandingan selesai.
       *[other] Babak 1 sampai { $rounds } cocok, dan dengan itu pertandingan selesai.
    }
open =
    { $rounds ->
        [0] Belum ada babak yang selesai: meja berlanjut, dan tanda terima babak { $last } adalah { $receipt }.
        [1] Babak 1 cocok sejauh ini: meja berlanjut, dan tanda terima babak { $last } adalah { $receipt }.
       *[other] Babak 1 sampai { $rounds } cocok sejauh ini: meja berlanjut, dan tanda terima babak { $last } adalah { $receipt }.
    }
closed =
    { $rounds ->
        [1] Babak 1 cocok; kemudian meja ditutup.
       *[other] Babak 1 sampai { $rounds } cocok; kemudian meja ditutup.
    }
broken-off =
    { $rounds ->
        [0] Tidak ada babak yang selesai; babak { $last } terhenti, dan meja ditutup.
        [1] Babak 1 cocok; babak { $last } terhenti, dan meja ditutup.
       *[other] Babak 1 sampai { $rounds } cocok; babak { $last } terhenti, dan meja ditutup.
    }
shown-is-in-it = Yang ditampilkan kepada Anda ada di dalamnya.
nothing-shown = Hanya ikatan atau tanda terima yang Anda simpan yang menunjukkan bahwa ini log meja Anda (--bound, --receipt).
bound-to-come = Babak { $round } sudah diikat, dan belum selesai.
