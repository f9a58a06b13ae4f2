# Tantanan
about = 小 Gonggong：凑三对，其中一对完全相同；三人玩时叫 Cekèn 或 Sampèn。

verb-flick = 打一张牌并喊 tan
    .made = 打{ $card }并喊 tan
verb-flick_nokang = 打一张牌，已有 bak 仍喊 tan nokang
    .made = 打{ $card }并喊 tan nokang
verb-change = 打出一张牌，把 nokang 改为 kowah
    .made = 打{ $card }，把 nokang 改为 kowah
verb-rabas = 亮出三对牌，自摸

preset-surakarta_1941 = Tantanan，梭罗1941
    .says = 四位玩家，每人五张，按 toh bayaran 付，每分两仙。
preset-yogyakarta_1941 = Cekèn 或 Sampèn，日惹1941
    .says = 同上，三人玩，用日惹的名称。

name-flick_nokang = 打出报 nokang
