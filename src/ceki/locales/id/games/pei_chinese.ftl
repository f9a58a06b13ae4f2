# Pèi, the Chinese game
title = Pèi, permainan Tionghoa
about = Pancing kolam 36 kartu menurut nilai; setiap kombinasi menghitung ketiga kartunya sekali.
