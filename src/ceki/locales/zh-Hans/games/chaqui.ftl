# Chaqui
about = 克里斯坦人的 Balik Satu：用弃牌做成的 olo 要亮在桌上，每组 olo 都要付。

line-olo = 每组 olo
line-chiqui_upgrade = chiqui 变成 olo

option-olo_value = 每组 olo 几分。
option-exposed_locked = 亮出的 olo 不能再动。
option-chiqui_fifteen = 翻开的十五张可以改良什么。
option-ceki_bonus = 除 olo 外还付 ayam 和 kandang。

name-chiqui_upgrade = chiqui 变 olo
name-exposed = 亮出的 olo
name-olo_value = olo 分数
name-exposed_locked = 亮出后不动
name-chiqui_fifteen = chiqui 与十五张
name-chiqui_only = 只限 chiqui
name-all_sets = 所有组
name-ceki_bonus = ceki 奖分
