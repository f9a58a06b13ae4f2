# Balik Lima Belas
about = 按 mata 计分的 Balik Satu：翻开十五张牌，用来换出更多 mata。

preset-the_babas_1970s = The Babas，1970年代
    .says = 用牌和分数按 The Babas，每分五仙，是书中1970年代的仙数。
preset-singapore_pwee = 新加坡，据 Pwee
    .says = 用牌、分数（ayam 十分，kandang 二十分）和仙数按 Chiki Cards。
