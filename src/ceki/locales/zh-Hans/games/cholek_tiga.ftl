# Cholek Tiga
about = 打一张，翻一张：每张可以从牌池吃两张同点的牌。收集相同的牌和 ang pow。

verb-discard = 把一张手牌打进牌池
verb-take = 从牌池拿这张牌
verb-and = 连这张一起拿
verb-pass = 让这张牌留在牌池

show-turned = 翻开

line-no_plain = 没有的普通牌面
line-plain_single = 只有一张的普通牌面
line-plain_pair = 有两张的普通牌面
line-triplet = 三张相同
line-quadruplet = 四张相同
line-no_red = 没有的红印牌面
line-red_single = 一张红印牌
line-red_pair = 两张相同的红印牌
line-red_triplet = 三张相同的红印牌
line-red_quadruplet = 四张相同的红印牌
line-ang_pow = 三张红印牌：其余每位都付
line-ang_pow_besar = 四张红印牌：其余每位都付
line-ayam = 用手牌吃成三张相同，当场付
line-kandang = 用翻牌吃成三张相同，当场付

refusal-no_seat = 没有座位{ $first_player }；可选0至{ $last }，或 random

ask-ayam = 每位玩家做了几次 ayam？
ask-kandang = 每位玩家做了几次 kandang？
unfit-no_three = { $seat } 的三张相同的牌没有 ayam 和 kandang 那么多

option-initial_pool = 第一次发牌前牌池里放几张。
option-first_player = 第一局谁先走。
option-capture_optional = 能吃的牌可以不吃。
option-hand_capture_timing = 手牌在翻牌之前还是之后吃。
option-piles_visible = 吃到的牌摊开给大家看。
option-final_deal = 最后一次手牌：照常每人三张，或与牌堆余下可翻的张数相同。
option-leftover_pool = 牌池里剩下的牌归谁。
option-normal_points = 普通牌面按张数得几分。
option-red_points = 红印牌面按张数得几分。
option-cents_per_point = 每分多少仙。
option-settlement = 分差怎样结：第一名与其余每位，或两两之间。
option-tie_for_most = 并列第一得什么：平分一份分差，各得一份，或没有。
option-angpow_cents = 三张、四张相同的红印牌，每位玩家付多少仙。
option-ayam_cents = 用手牌吃成三张相同，每位玩家付多少仙。
option-kandang_cents = 用翻牌吃成三张相同，每位玩家付多少仙。
option-tie_for_least = 并列最后的人里谁先走下一局。

preset-chiki_cards = Chiki Cards
    .says = 按 Pwee 所记：每分十仙，ang pow 一元和两元，ayam 和 kandang 当场付。

name-and = 再拿
name-no_plain = 普通牌没有
name-plain_single = 普通牌一张
name-plain_pair = 普通牌两张
name-triplet = 三张相同
name-quadruplet = 四张相同
name-no_red = 红牌没有
name-red_single = 红牌一张
name-red_pair = 红牌两张
name-red_triplet = 红牌三张
name-red_quadruplet = 红牌四张
name-pool = 牌池
name-turned = 翻出的牌
name-picked = 选中的牌
name-initial_pool = 起始牌池
name-first_player = 首位玩家
name-capture_optional = 可以不吃
name-hand_capture_timing = 手牌何时吃
name-before_turnup = 翻牌之前
name-after_turnup = 翻牌之后
name-piles_visible = 吃牌摊开
name-final_deal = 最后发牌
name-literal = 每人三张
name-even = 与牌堆相同
name-leftover_pool = 牌池余牌
name-unscored = 不计分
name-last_capturer = 最后吃牌者
name-normal_points = 普通牌分
name-none = 没有
name-single = 一张
name-pair = 两张
name-red_points = 红牌分
name-cents_per_point = 每分仙数
name-winner_only = 只与第一名
name-all_pairs = 两两结算
name-tie_for_most = 并列第一
name-split = 平分
name-each = 各一份
name-angpow_cents = ang pow 仙数
name-ayam_cents = ayam 仙数
name-kandang_cents = kandang 仙数
name-tie_for_least = 并列最后
name-turn_order = 按轮次
