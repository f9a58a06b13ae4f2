# Balik Satu
about = 凑五组三张的牌，其中要有一组 mata；最后翻一张牌计分。

line-mata = 每组无红印的 mata
line-red_mata = 每组红印牌的 mata
line-balik_card = 翻开的牌
line-replay = 翻出 yeo：本局重来

option-kena = 翻开的牌可以补成 mata。
option-yeo_replay = 翻出哪些 yeo 时本局作废。

preset-singapore_pwee = 新加坡，据 Pwee
    .says = 用牌、分数和仙数按 Chiki Cards，有 tan 分；没有 kena，它出自 The Babas。
preset-the_babas = The Babas
    .says = 用牌、分数和 kena 按 The Babas；每分十仙，是 Pwee 记的新加坡仙数。
preset-the_babas_1970s = The Babas，1970年代
    .says = 同上，但每分五仙，是 The Babas 记的1970年代仙数。
preset-gateway = Gateway to Old School Games
    .says = Gateway 的低分，一和二，没有 kena。书中没说用牌：按 The Babas。
preset-yeo_replay = 翻出 yeo 重来
    .says = 常见规则：翻出没有红印的一点牌时谁也不付，本局重来。

name-red_mata = 红 mata
name-balik_card = balik 牌
name-replay = 重来
name-yeo_replay = yeo 重来
name-unmarked = 无红印
name-suit_ones = 花色的一点
