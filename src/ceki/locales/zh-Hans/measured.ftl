by-the-round = 按局
against = { $game }：{ $first } 对 { $second }，{ $deals } 副牌，每副都轮换座位
game-and-house = 游戏和规则
deals = 副数
closes = { $bot } 补上
left = 剩下
no-gap = 没有差距
share = { $share }%（{ $low } 到 { $high }）
what-it-means = 每个电脑轮流单独坐在 { $among } 中间的每个座位：比 { $among } 在那里多赢的仙，没有钱的游戏则是分。差距从 { $least } 到看得见每张牌的 { $most }；电脑补上其中一部分，附按副数的 95% 区间。最好的电脑没补上的，看得少的人也不能全部得到。
alone-round = { $bot } 单独：每局比 { $other } 在那里多赢 { $gain }
    .better = { $bot } 单独：每局比 { $other } 在那里多赢 { $gain }（更好）
    .worse = { $bot } 单独：每局比 { $other } 在那里多赢 { $gain }（更差）
    .undecided = { $bot } 单独：每局比 { $other } 在那里多赢 { $gain }（未定）
alone-match = { $bot } 单独：每场比 { $other } 在那里多赢 { $gain }
    .better = { $bot } 单独：每场比 { $other } 在那里多赢 { $gain }（更好）
    .worse = { $bot } 单独：每场比 { $other } 在那里多赢 { $gain }（更差）
    .undecided = { $bot } 单独：每场比 { $other } 在那里多赢 { $gain }（未定）

## 解出来的小游戏

exploit-of = { $game }：{ $deals } 种发牌，{ $nodes } 个节点，{ $infosets } 个信息集
exploit-value = 大家都按 CFR+ 打时，一局对每个座位值：{ $value }
what-exploit-means = 可被利用：最好的应对每局每座多赢多少，以仙计，没有输赢钱时以分计。与 CFR+ 同桌：电脑比在它位置上的 CFR+ 多赢或少赢多少。
exploited = { $bot }：可被利用 { $gain }；与 CFR+ 同桌 { $beside }
exploit-title = 最好的应对赢多少
exploit-axis = 每局每座，以仙计；对数刻度
exploit-foot = 算遍每种发牌和每种打法；CFR+ 是算出来的策略。

picture-title = 用上了多少技巧
picture-axis = 占差距的百分比
picture-foot = 0%：{ $least }，随机出牌。100%：{ $oracle }，看得见每张牌。各自单独坐在 { $among } 中间，每种座位轮换至少 { $deals } 副牌；误差线：95%。

## 电脑和简单玩家打法不同的地方

levels-of = { $game }：{ $choices } 个选择
same-as-simple = { $bot }：每次都和简单玩家打得一样
otherwise = { $bot }：{ $share }% 打法不同，其中 { $better } 个真的更好，{ $worse } 个真的更差；每局 { $gain }
    .above = { $bot }：{ $share }% 打法不同，其中 { $better } 个真的更好，{ $worse } 个真的更差；每局 { $gain }，比 { $other } 多 { $above }
what-levels-mean = 电脑每局比在它位置上的简单玩家多赢多少：以仙计，没有输赢钱时以分计，附按选择数的 95% 区间。真的：相差两个标准误以上。

## A learned player

learned-from = { $game }：学自 { $playouts } 次打到底
learned-choice = 在没有学过的选择上，每个选择多赢 { $gain }。
learned-round = 独自和简单玩家一起打，在从没见过的 { $deals } 副牌上，每局比在它位置上的简单玩家多赢 { $gain }。{ $share }% 的选择打法不同。
learned-nothing = 没找到肯定比简单玩家更好的打法，所以它打得和简单玩家一样。
learned-file = 写到 { $file }，{ $kilobytes } KB；衡量它：ceki { $command } { $game } --bots learned:{ $file }

## A league

league-of = { $game }：{ $deals } 副牌
league-bot = 电脑
league-strength = 每局
league-rating = 评分
league-deals = 副数
league-means = 每局：电脑比全组平均多赢多少，以仙计，没有输赢钱时以分计。评分：只看桌上名次。都附 95% 区间。
worker-died = 打第 { $deal } 副牌时一个工作进程死了；由另一个来打
league-title = 电脑有多强
league-axis = 每局，比全组平均多
league-foot = { $game }，{ $deals } 副牌，每副轮换座位各打一次；线段：95%
