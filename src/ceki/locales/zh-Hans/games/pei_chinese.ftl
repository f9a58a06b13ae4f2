# Pèi, the Chinese game
title = Pèi，中国玩法
about = 按点数从36张的牌池里钓牌；每种组合的三张牌只算一次。
