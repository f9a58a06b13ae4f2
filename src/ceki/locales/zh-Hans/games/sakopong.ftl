# Sakopong
about = 多赢几墩，让别人一墩都没有；跟不了就盖牌。

verb-lay = 明着出一张牌（turunkan）
    .made = 明着出{ $card }
verb-throw = 盖着出一张牌（susupkan）
    .made = 盖着出{ $card }

line-s_ri = 人人都有墩：注退还
line-takes = 从注里赢得
line-forfeits = 输掉注或其中一部分
line-tricks = 从中间按墩得的注
line-no_trick = 没有墩：输掉注

refusal-no_leader = 没有座位{ $first_lead }；可选 after_dealer 或0至{ $last }
refusal-no_fifths = { $stake }不能为 per_trick 分成五份；可选5的倍数

ask-tricks = 每位玩家赢了几墩？
ask-last = 最后一墩是谁赢的？
unfit-tricks_in_all = 一局有 { $of } 墩，不是 { $n } 墩
unfit-needs_last = 这里最后一墩拿走赌注；请说明是谁赢的
unfit-no_trick = { $seat } 没有赢到墩

option-must_follow = 有同花色就必须跟；否则任何牌都可以盖着出。
option-ace_high = A 是本花色最大的牌；否则比七小。
option-first_lead = 第一墩谁先出：发牌人的下一位，或固定的座位。
option-seri = 人人都赢到墩的一局算平手，或照样计算。
option-payout = 不是平手时注归谁。

name-lay = 明出
name-throw = 扣出
name-takes = 赢注
name-forfeits = 输注
name-trick = 这一墩
name-thrown = 扣出的牌
name-tricks = 墩
name-leader = 先出
name-must_follow = 必须跟花色
name-ace_high = A 最大
name-first_lead = 第一墩谁先出
name-after_dealer = 发牌人下一位
name-seri = s'ri
name-each_has_trick = 人人有墩
name-payout = 注怎样付
name-most_tricks = 墩最多者
name-trickless_pay = 无墩者付
name-per_trick = 按墩
name-last_trick = 最后一墩
name-no_trick = 没有墩

odds-suits-dealt = 发到手的花色
odds-suits = 花色数
odds-longest-dealt = 发到手最长的花色
odds-longest = 最长花色的张数
odds-how-suits = 32张牌里的每一手五张，按花色
odds-last-tricks = 最后几墩，看你先出哪张
odds-how-tricks = 对方可能拿的 { $deals } 手牌机会均等；对方在允许的打法里均等选择
odds-lead = 先出
odds-wins-none = 一墩不赢
odds-wins-one = 赢一墩
odds-wins-both = 赢两墩
odds-tricks = 墩数
odds-beyond = 整局的墩归谁没有封闭公式：取决于每个人扣出什么。
