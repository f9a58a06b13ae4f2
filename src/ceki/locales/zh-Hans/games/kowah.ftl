# Kowah
about = 凑三组同点的三张牌：有两组加一副搭子就喊 ceki，等第九张。

verb-call = 喊 ceki，盖着放下搭子
verb-draw = 从牌堆摸牌
verb-take_win = 拿别人刚打的牌来胡
verb-win = 亮出三组牌，胡了
verb-flick = 打一张牌，喊 ceki，盖着放下搭子
    .made = 打{ $card }，喊 ceki，盖着放下搭子
verb-pass = 不出声
verb-end_hand = 结束这一局：牌堆已空

line-set = 同点的组：牌面之和
line-plain = 摸到就打出的牌：算一倍
line-double = 从手里打出的牌：算两倍
line-triple = 自己摸到的牌：算三倍
line-behind = 落后于比赛胜者
line-ahead = 其余玩家付的分差
line-behind_in_race = 落后于竞速胜者
line-race_won = 其余玩家付的分差
line-hands_stake = 比赛的赌注
line-race_stake = 竞速的赌注

carried-totals = 所有赢得的局的分数
    .label = 总分
carried-hands = 打过的局数，作废的也算
    .label = 局数

show-laid = 盖着放的牌

ask-how = 是怎样赢的？
ask-discarder = 胡的那张牌是谁打出的？
unfit-no_sets = 这些牌凑不成三组
unfit-self_discard = 谁也不能靠自己打出的牌来胡

option-scheme = 每局结账；或先到总分者胜；或打满若干局后分最多者胜。
option-target = 竞速时先到几分获胜。
option-hands = 固定局数的比赛打几局。
option-payment = 每位对手都付；对手分摊；或由打出胡的那张牌的人独付。
option-rate = 每局结算时每分多少仙。
option-match_stake = 竞速或固定局数中其余玩家各付给胜者的仙。
option-match_rate = 竞速或固定局数中每落后一分付的仙。
option-call_on_deal = 发到手就听牌的，第一轮前可以喊。
option-call_mandatory = 听牌就必须喊。
option-claim_out_of_turn = 不轮到也可以拿弃牌来胡。
option-stock_out = 牌堆用完时怎么办。
option-next_dealer = 下一局谁发牌。
option-tie = 打满局数后总分相同：并列获胜，或加打一局。

preset-race = 先到500分
    .says = 先到约定总分的人赢得比赛。
preset-eight_hands = 八局
    .says = 打完约定局数后分最多的人赢得比赛。

name-call = 喊
name-take_win = 拿牌来胡
name-set = 组
name-plain = 摸打的牌
name-double = 两倍
name-triple = 三倍
name-behind = 落后
name-ahead = 领先
name-behind_in_race = 竞速落后
name-race_won = 竞速获胜
name-hands_stake = 比赛的赌注
name-race_stake = 竞速的赌注
name-scheme = 比赛方式
name-settle = 每局结账
name-race = 竞速
name-fixed_hands = 固定局数
name-hands = 局数
name-payment = 谁付
name-match_stake = 比赛赌注
name-match_rate = 落后每分的仙
name-discarder = 打出者独付
name-call_on_deal = 发牌时就能喊
name-call_mandatory = 必须喊
name-claim_out_of_turn = 可越轮胡
name-next_dealer = 下一局发牌人
name-share = 并列获胜
name-extra_hand = 加打一局

odds-may-say = 听牌：可以喊 ceki
odds-ready = 听牌
odds-identical-dealt = 发到手的相同牌组
odds-identical = 相同牌的组数
odds-dealt-ready = 发到手就听牌：多快从牌堆胡
odds-waits = 这手牌等的牌
odds-three-sets = 已有三组；打出一张后剩下什么
odds-beyond = 一局谁赢，以及靠弃牌胡，没有封闭公式：取决于每个人打出什么。
