# Pei Magelang
title = Pèi Magelang
about = Pèi dengan bunci 30 setiap daun dan pang 20.
