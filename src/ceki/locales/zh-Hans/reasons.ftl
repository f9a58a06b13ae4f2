adds = 吃{ $cards }，为你吃到的牌加{ $n }分
    .beside = { $it }加{ $n }分
alike = 之后你有{ $n }张{ $cards }，相同的牌有分
    .beside = 打{ $it }的话有{ $n }张
beaten = 没出来的牌里还有{ $n }张大过它
    .beside = 有{ $n }张能赢{ $it }
bets = 赢了还能得到和别人赌的{ $n }仙
bound = 喊了以后手牌不能换
    .beside = 喊了以后手牌不能换
calls_all = 打这张就能喊{ $word }，以后别人摸到的你也能胡
calls_discards = 打这张就能喊{ $word }，以后别人打出的你也能胡
calls_must = 打这张就能喊{ $word }，不喊不能胡
combination = { $cards }属于{ $line }，凑齐后每张{ $rate }分；之后你有{ $of }张中的{ $n }张
    .beside = 用{ $it }有{ $of }张中的{ $n }张，每张{ $rate }分
dealer_passes = 发牌人从{ $n }点起停牌
draw_wins_not =
    .beside = 没喊之前，牌堆里的牌不能让你胡
draws_nearer = 没出来的{ $of }张里，{ $n }张对你有用
    .beside =
        { $n ->
            [0] 没出来的{ $of }张里一张也没有
           *[other] { $of }张未见的牌中有{ $n }张
        }
free = 你的手牌还可以自由调整
gives = 这会给下一位玩家{ $n }分
    .beside = { $it }可能给下一位玩家{ $n }分
gives_nothing = 这不会给下一位玩家任何分
help =
    { $n ->
        [0] 之后{ $of }张未见的牌中没有一张让你更近一步
       *[other] 之后{ $of }张未见的牌中有{ $n }张让你更近一步
    }
    .beside =
        { $n ->
            [0] 没有{ $it }就一张也没有
           *[other] 没有{ $it }就有{ $n }张
        }
hidden = 你摸到的牌别人看不到
highest = 这个花色没有更大的未见的牌
    .beside = 没有比{ $it }更大的未见的牌
keeps_in = { $of }张未见的牌中，{ $n }张不会让你爆
left = 还剩{ $n }张同点数的牌别人可以吃
    .beside = 用{ $it }还剩{ $n }张
left_few = 同点的剩不到两张，别人吃不了
let_by =
    .beside = { $it }会放过一张能让你胡的牌
lone = 桌上没有同点数的牌，所以它不会马上被吃
loses_trick = 它赢不了这一墩
    .beside = { $it }赢不了这一墩
makes_it = { $of }张未见的牌中，{ $n }张不会让你爆，其中{ $just }张正好到{ $target }
mata = 你留着{ $n }组{ $word }
    .beside =
        { $n ->
            [0] 没有{ $it }就一组也没有
           *[other] 没有{ $it }就有{ $n }组
        }
mata_made = 这会凑成一组{ $word }
mata_not =
    .beside = 摸牌很少摸得到
mate = 你手里还有一张同点数的牌，以后可以两张都吃
may_win = { $of }张未见的牌中有{ $n }张马上就赢
    .beside = 用{ $it }，{ $of }张未见的牌中有{ $n }张马上就赢
may_win_counted = { $of }张未见的牌中有{ $n }张马上就赢，算{ $times }倍
    .beside =
        { $n ->
            [0] 用{ $it }，{ $of }张未见的牌中没有一张能赢
           *[other] 用{ $it }，{ $of }张未见的牌中有{ $n }张能赢
        }
next_safe = 没看到下一位玩家手里有同样的牌
next_wants = 已知下一位玩家拿着{ $n }张同样的牌
    .beside = 已知下一位玩家拿着{ $n }张和{ $it }同样的牌
no_mate = { "" }
no_risk = 还没有牌会超过目标
no_risk_makes_it = 还没有牌会超过目标，{ $of }张未见的牌中有{ $just }张正好到{ $target }
not_red = 它不是红牌
opens = 三张相同的牌之后亮在桌上
    .beside = 三张相同的牌会亮在桌上
opens_stays = 三张相同的牌之后亮在桌上，不能再动
    .beside = 三张相同的牌会亮在桌上，不能再动
paid = 其他玩家马上各付给你{ $n }仙
pair_takers = 有{ $n }张未见的牌能连它吃两张
    .beside = 用{ $it }，有{ $n }张能吃两张
pays = 以{ $word }赢算{ $n }分
    .beside = 以{ $word }赢算{ $n }分
pot = 自己摸到而赢，得到彩池的{ $n }仙；靠别人的牌而赢，得到其中{ $least }仙
reaches_belahan = 你吃到的牌达到{ $n }分，belahan
reaches_jackpot = 你吃到的牌达到{ $n }分，得到常设彩池
reaches_patang_atusan = 你吃到的牌达到{ $n }分，patang atusan
reaches_sweep = 你吃到的牌达到{ $n }分，得到整个彩池
reaches_te = 你吃到的牌达到{ $n }分；低于它要付 té mati
red = 它是红牌
    .beside = { $it }是红牌，红牌较早有分
reds = 吃到的牌中有{ $n }张红牌，红牌较早有分
    .beside =
        { $n ->
            [0] 打{ $it }的话一张也没有
           *[other] 打{ $it }的话有{ $n }张
        }
short =
    之后你离{ $which ->
        [three_sets] 三组
       *[other] 凑齐各组
    }还差{ $n }张
    .beside = 没有{ $it }就还差{ $n }张
short_pair =
    之后你离{ $which ->
        [three_sets] 三组
       *[other] 凑齐各组
    }还差{ $n }张，虽然它是一对中的一张
    .beside = { $it }是一对中的一张，没有它就还差{ $n }张
short_set =
    之后你离{ $which ->
        [three_sets] 三组
       *[other] 凑齐各组
    }还差{ $n }张
    .beside = { $it }是一组中的一张，没有它就还差{ $n }张
silent = 这样打没喊牌
    .beside = 不喊牌，只有自己摸到才能胡
silent_not = 这样打没喊牌
    .beside = 另一种打法没喊牌
spares = 没出来的同花色牌里有{ $n }张更大，所以打它不可惜
    .beside = 只有{ $n }张比{ $it }大
stands = 你停在{ $n }点
starts = 你留着{ $n }对相同的牌，可以凑成{ $word }
    .beside =
        { $n ->
            [0] 没有{ $it }就一对也没有
           *[other] 没有{ $it }就有{ $n }对
        }
taken_wins_not =
    .beside = 拿来的牌不能赢
takers = 有{ $n }张未见的牌能吃它
    .beside = 有{ $n }张能吃{ $it }
takes = 吃{ $cards }，现在得{ $n }分
    .beside = { $it }得{ $n }分
takes_alike = 吃三张{ $cards }，现在得{ $n }分
    .beside = { $it }得{ $n }分
takes_nearer =
    { $cards }让你更近一步，离{ $which ->
        [three_sets] 三组
       *[other] 凑齐各组
    }还差{ $short }张
takes_no_nearer =
    .beside = { $cards }不会
takes_nothing = 这一步吃不到牌
    .beside = { $it }吃不到牌
takes_quietly = 吃{ $cards }
    .beside = { $it }没有分
takes_trick = 它赢得这一墩
to_meet =
    { $n ->
        [0] 没有同点数的未见牌，留着用处不大
       *[other] 还有{ $n }张同点数的未见牌
    }
    .beside = { $it }有{ $n }张
too_much = { $of }张未见的牌中，{ $over }张会超过目标
    .beside = { $of }张未见的牌中，{ $over }张会让你爆
unbeaten = 没有牌大过它了
wait = 之后没出来的牌里有{ $n }张能让你胡
    .beside =
        { $n ->
            [0] 没有{ $it }就一张也没有
           *[other] 没有{ $it }就有{ $n }张
        }
wait_gone = 这样打没喊牌
    .beside = 没有{ $it }，能让你胡的牌就都在你自己手里
wait_no_mata = 这样打还不能喊
    .beside = 没有{ $it }就没有{ $word }，也没什么可喊
wins = 马上就赢
wins_counted = 马上就赢，算{ $times }倍
    .beside = { $it }也赢，算{ $times }倍
worth = 你最接近的几组值{ $n }分
    .beside = 没有{ $it }就值{ $n }分
