# Pei Magelang
title = Pèi Magelang
about = Pèi dengan bunci 30 setiap kartu dan pang 20.
