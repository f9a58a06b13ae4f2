over =
    { $rounds ->
        [0] Tiada pusingan yang tamat, dan dengan itu perlawanan tamat.
        [1] Pusingan 1 betul, dan dengan itu perlawanan tamat.
       *[other] Pusingan 1 hingga { $rounds } betul, dan dengan itu perlawanan tamat.
    }
open =
    { $rounds ->
        [0] Belum ada pusingan yang tamat: meja diteruskan, dan resit pusingan { $last } ialah { $receipt }.
        [1] Pusingan 1 betul setakat ini: meja diteruskan, dan resit pusingan { $last } ialah { $receipt }.
       *[other] Pusingan 1 hingga { $rounds } betul setakat ini: meja diteruskan, dan resit pusingan { $last } ialah { $receipt }.
    }
closed =
    { $rounds ->
        [1] Pusingan 1 betul; kemudian meja ditutup.
       *[other] Pusingan 1 hingga { $rounds } betul; kemudian meja ditutup.
    }
broken-off =
    { $rounds ->
        [0] Tiada pusingan yang tamat; pusingan { $last } terhenti, dan meja ditutup.
        [1] Pusingan 1 betul; pusingan { $last } terhenti, dan meja ditutup.
       *[other] Pusingan 1 hingga { $rounds } betul; pusingan { $last } terhenti, dan meja ditutup.
    }
shown-is-in-it = Apa yang ditunjukkan kepada anda ada di dalamnya.
nothing-shown = Hanya komitmen atau resit yang anda simpan menunjukkan bahawa ini log meja anda (--bound, --receipt).
bound-to-come = Pusingan { $round } sudah diikat, dan belum tamat.
