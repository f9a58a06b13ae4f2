# Pèi, the Chinese game
title = Pèi, permainan Cina
about = Pancing kolam 36 daun mengikut nilai; setiap gabungan mengira tiga daunnya sekali.
