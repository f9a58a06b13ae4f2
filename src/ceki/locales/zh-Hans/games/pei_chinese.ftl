# Pèi, the Chinese game
title = Pèi，中国玩法
about = 按点数从桌上36张牌里钓牌；每种组合的三张牌只算一次。

line-first_place = 最高分
line-second_place = 第二
line-last_place = 最后

name-first_place = 第一名
name-second_place = 第二名
name-last_place = 最后一名
line-face_points = 其余所有的牌按牌面算
