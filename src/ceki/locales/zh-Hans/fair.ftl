title = 公平发牌
with-server = 洗牌之前，服务器先锁定自己的部分，每位玩家的设备也给出自己的部分。本局结束后，一切都会公开。
alone = 牌在这台设备上用它自己的随机数洗。电脑只得到它的座位能看到的。本局结束后，一切都会公开。
shown-before = 第{ $round }局之前公开的
seeds-of-players = 玩家的种子
seeds =
    { $mine ->
        [there] { $n }；包括你的
        [late] { $n }；不包括你的：来得太晚，或被漏掉了
       *[none] { $n }；没有这台设备的
    }
table-seed = 牌桌的种子
server-seed = 服务器的种子
receipt = 第{ $round }局的收据
bound-for = 第{ $round }局的承诺值
verifying = 正在验证……
verify = 验证这张牌桌
verify-later = 一局结束后，可以在这里验证牌桌。
holds = 验证通过。
holds-not = 验证没有通过。
worked-out = 每个承诺值、种子、洗牌、手牌和收据都在这台设备上重新算过，打法除外。{ $command }能从记录连打法一起验证。
save-log = 保存记录

# A file that was opened
checked-true = 已核对：发牌与当初承诺给这台设备的一致。
checked-whole = 已核对：文件前后一致。这台设备没有收到过对这些发牌的承诺，所以无法在这里证明它们出自那张牌桌。
checked-unshown = 文件里没有可以用来核对发牌的内容。
checked-forged = 文件不真实：
