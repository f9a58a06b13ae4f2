device_full = 这台设备放不下另一张牌桌了；请先在“你玩过的”里删除几局。
no_rules = 这里没有这个游戏的规则。
no_puzzle = 这个游戏里没找到谜题。试试下一题。
not_kept = 这台设备没有空间保存正在进行的牌局。可以继续玩，但重新载入后就会丢失；在“你玩过的”里删除几局，下一步起就会重新保存。
not_lasting = 这个浏览器不保存这个页面的任何内容：可以玩，但重新载入后牌桌就没有了。
out_of_reach = 这台设备打不开这张牌桌。没有网络时，只能玩已经保存的游戏。
unopened = 页面没有完整载入，所以打不开牌桌。有网络时重新载入。
unreadable = 这张牌桌用的规则和这个页面的不同，再也打不开了。保存下来的部分可以在“你玩过的”里存成文件或删除。
unusable = 这个游戏的规则载入时损坏了，或者这个浏览器运行不了（需要 WebAssembly）。稍后再试，或换一个浏览器。

log_breaks = 文件在第{ $round }局第{ $move }步中断：“{ $said }”在那里不能打。
log_differs = 文件自相矛盾：按它自己的牌和打法，第{ $round }局的{ $what }应该不同。
log_ends = 文件里的第{ $round }局还没打完就结束了。
log_game = 这个页面不认识文件里的游戏“{ $game }”。
log_json = 这个文件不是牌局记录：它不是完整的 JSON。
log_kind =
    这个文件不是可以显示的记录：{ $where }必须是{ $kind ->
        [whole] 整数
        [flag] true 或 false
        [text] 文字
        [hex] 十六进制数字
        [object] 对象
        [list] 列表
       *[other] 记录里已有的值
    }。
log_large = 这个文件太大，不会是牌局记录。
log_missing = 这个文件不是牌局记录：缺少{ $where }。
log_over = 文件里的第{ $round }局在比赛结束之后。
log_version = 这个文件是第{ $version }版的记录，这个页面不认识。请重新载入页面。
