# Pei Magelang
title = Pèi，马格朗玩法
about = bunci 每张30分、pang 每张20分的 Pèi。
