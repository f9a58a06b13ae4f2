# Pèi, the Chinese game
title = Pèi, permainan Cina
about = Pancing 36 daun di tengah meja mengikut nilai; setiap gabungan mengira tiga daunnya sekali.

line-first_place = markah tertinggi
line-second_place = yang kedua
line-last_place = yang terakhir

name-first_place = tempat pertama
name-second_place = tempat kedua
name-last_place = tempat terakhir
line-face_points = semua daun lain mengikut nombornya
