title = 学玩法
says = 每种游戏的玩法，每条规则和它出自的书。
cards = 三十种牌
cards-says = 花色、点数和三种红牌
words = 所有词汇
words-says = Mata、tan、ceki、kandang 等等
find = 查找游戏
find-by = 用任何一个名字查找游戏
find-none = 没有叫“{ $sought }”的游戏。
also = 又名
play-now = 立即开局
practise = 练习
numbered-rules = 编号的规则
how-to-play = 玩法
play-goes =
    { $way ->
        [clockwise] 顺时针轮流
       *[other] 逆时针轮流
    }
deck = 三种花色各九张：文、索、万；还有三张花牌：白花、红花、老仟。一副六十张里每种有两张。两端的边框表示点数；三种盖有红印。
mislead = 两对容易看错的牌
mislead-says = 边框表示点数，所以大多数牌很快就认得。这两对一开始看起来很像。
white-and-coin = 印制的牌上，一文有三排小点。
nine-and-red = 两张都盖红印。九索有九的边框，而且像大多数索子一样，上面有一个大点。
flowers = 白花和红花有一的边框；老仟完全没有边框。背面是素的。花色来自中国的纸牌，只是这副牌的张数和花牌较少。
after = 据 A. Pollett，Andy's Playing Cards，“Ceki (or Kowah)”。
as-data = 数据形式
