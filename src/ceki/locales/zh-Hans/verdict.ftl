rounds-hold =
    { $rounds ->
        [0] { $state ->
            [open] 到现在还没有打完一局；牌桌还在继续。
            [over] 没有打完一局，比赛就此结束。
           *[closed] 没有打完一局；然后牌桌关闭了。
        }
        [1] { $state ->
            [open] 到现在第1局无误；牌桌还在继续。
            [over] 第1局无误，比赛就此结束。
           *[closed] 第1局无误；然后牌桌关闭了。
        }
       *[other] { $state ->
            [open] 到现在第1至{ $rounds }局无误；牌桌还在继续。
            [over] 第1至{ $rounds }局无误，比赛就此结束。
           *[closed] 第1至{ $rounds }局无误；然后牌桌关闭了。
        }
    }
was-practice = 这是练习桌：可以看手牌，也可以撤销。
bounds-kept =
    { $receipt ->
        [yes] 给这台设备看过的{ $n }个承诺值都在里面，最后一局的收据也在。
       *[no] 给这台设备看过的{ $n }个承诺值都在里面。
    }
no-bound-kept = 这台设备没有那一桌的承诺值，无法证明记录是真的。
closed-unproved =
    { $rounds ->
        [0] 没有打完一局；牌桌是否那时就关闭、有没有漏掉什么，只有第{ $last }局的收据能证明，收据给过它的玩家。
        [1] 第1局无误；牌桌是否那时就关闭、有没有漏掉什么，只有第{ $last }局的收据能证明，收据给过它的玩家。
       *[other] 第1至{ $rounds }局无误；牌桌是否那时就关闭、有没有漏掉什么，只有第{ $last }局的收据能证明，收据给过它的玩家。
    }
not-json = 这份记录不是完整的 JSON。
key-twice = 这份记录的一个对象里有重复的键；每个键只能有一次。
not-written-whole = 这份记录里有不是写成整数的数字。
not-whole-number = 这份记录里有不是整数或太大的数字。
half-character = 这份记录里有半个字符，不成文字。
too-deep = 这不是记录：括号嵌套超过{ $deepest }层。
of-version = 这份记录是版本 { $version }；这个页面读版本 { $reads }。
of-state = 记录的状态是 { $state }；应该是 open、over 或 closed。
no-rounds = 这份记录里没有牌局：没有可以验证的。
not-object =
    { $what ->
        [log] 这份记录不是 JSON 对象。
        [bound] 第{ $round }局的承诺值不是 JSON 对象。
       *[round] 第{ $round }局不是 JSON 对象。
    }
no-good =
    { $what ->
        [log] 这份记录没有正确的“{ $key }”。
        [bound] 第{ $round }局的承诺值没有正确的“{ $key }”。
       *[round] 第{ $round }局没有正确的“{ $key }”。
    }
round-missing = 缺第{ $round }局；那里是第{ $other }局。
bound-missing = 缺第{ $round }局的承诺值。
agreed-otherwise = 第{ $round }局：在它之前不可能像记录所写的那样约定。
receipt-otherwise = 第{ $round }局：收据和记录到这一局的内容不符。
other-seed = 第{ $round }局：服务器的种子不是它锁定的那个。
other-shuffle = 第{ $round }局：牌不是用这些种子洗的。
deal-unknown = 第{ $round }局：这个页面不知道 { $game } 怎样发牌。
other-hands = 第{ $round }局：手牌和洗好的牌发出来的不一样。
other-seats = 第{ $round }局：记录的不是{ $seats }个座位。
unfinished-cents = 第{ $round }局没有打完，记录里却有它的仙。
unfinished-goes-on = 第{ $round }局没有打完，记录却还有下文：缺了结尾。
after-match = 第{ $round }局在比赛结束之后。
ends-otherwise = 比赛到第{ $round }局结束，记录却说没有。
shown-missing = 缺第{ $round }局，而给你看过它的承诺值。
other-bound = 第{ $round }局发牌用的承诺值，不是给你看过的那个。
receipt-missing = 缺第{ $round }局，而你有它的收据；记录到第{ $last }局为止。
other-receipt = 第{ $round }局或之前某一局，和告诉玩家的不一样：收据不同。
without-seed = 第{ $round }局发牌没有用你的种子。
