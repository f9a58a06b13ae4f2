# Pèi, the Chinese game
title = Pèi, permainan Tionghoa
about = Pancing 36 kartu di tengah meja menurut nilai; setiap kombinasi menghitung ketiga kartunya sekali.

line-first_place = nilai tertinggi
line-second_place = yang kedua
line-last_place = yang terakhir

name-first_place = tempat pertama
name-second_place = tempat kedua
name-last_place = tempat terakhir
line-face_points = semua kartu lain menurut angkanya
