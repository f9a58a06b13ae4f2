won =
    { $form ->
        [you] 你赢了
       *[one] { $who }赢了
    }
won-calling =
    { $form ->
        [you] 你赢了：{ $word }！
       *[one] { $who }赢了：{ $word }！
    }
won-with =
    { $form ->
        [you] 你赢了{ $worth }
        [one] { $who }赢了{ $worth }
       *[many] { $who }各赢了{ $worth }
    }
won-nobody = 这局没人赢
match-over = 比赛结束。
worth =
    { $unit ->
        [points] { $n }分
        [tokens] { $n }枚筹码
        [tricks] { $n }墩
       *[cents] { $n }仙
    }
worth-each = 每人{ $worth }
of-player = { $name }：{ $what }
besides = 另有{ $worth }，下面有说明。
equal = { $to ->
    [you] { $both }各有{ $worth }：在这一桌，打平算你赢。
   *[other] { $both }各有{ $worth }：在这一桌，打平算{ $taker }赢。
}
is-role = { $form ->
    [you] 你是{ $role }。
   *[one] { $who }是{ $role }。
}
all-have = 每人都有{ $worth }，所以没有人赢。
stock-out = 牌摸完了，没人胡（流局）。
had-called =
    { $form ->
        [you] 你喊了 { $call }。
       *[one] { $who }喊了 { $call }。
    }
pays-nobody = 这局不用付钱。
standing = { $rounds }局之后：{ $stands }
next-round = 下一局
look-back = 回看
review-round = 复盘这一局
same-deal = 原牌重打
new-table = 新牌桌
score = 得分
close = 关闭
how-it-counts = 怎样计分
all-hands = 所有手牌
the-shuffle = 洗牌
turned = 翻开的牌
turn-my-cards = 翻开我的牌
turn-yours = 你的牌盖着，放在你面前。翻开吧。
others-turn = 别人翻开他们的牌。
ranks = 每人本局所得，名次从第一开始
first-place = 第一
for-match = 比赛结算{ $cents }
rule-behind = 看规则
who-pays-whom = 谁付给谁
no-money = 这局不用付钱。
for-the-match = 比赛结算
play-cents = 虚拟的仙，不是钱
this-round = 本局
the-match = 比赛
sat-out = 本局休息
the-pot = 彩池
after-rounds = { $rounds }局之后的比赛
leads =
    { $form ->
        [you] 你领先。
       *[one] { $who }领先。
    }
player = 玩家
side = 一方
nobody = 没有人
how-settled = 比赛怎样结算
laid-open = 亮在桌上
not-seen = { $label }（{ $n }张看不见）
round-of =
    { $rounds ->
        [0] 第{ $round }局 · { $title }
       *[other] 第{ $round }局，共{ $rounds }局 · { $title }
    }
waiting-for = 等待{ $who }……
waiting-deal = 等待发牌……
players-decide = 由玩家决定什么时候继续。
waiting-others = 等待别人……
