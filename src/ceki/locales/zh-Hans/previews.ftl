round-says = 一局 Ceki 纸牌，一步一步，从任何座位或摊开所有手牌来看。
round-title = 一局牌的回看
table-says = 有人请你来玩 Ceki 纸牌。可以坐下，也可以观战。免费，不用账号。
table-title = 一张等你坐下的牌桌
