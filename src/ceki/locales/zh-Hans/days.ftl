# 按天进行的牌桌。

by-days = 慢局：每手{ $n }天
by-days-says = 谁都不必守在这里。牌桌会等每一位玩家，并在最后一步之后保留60天。
move-mine = 轮到你了；上一步是{ $ago }。
move-other = 轮到{ $name }；上一步是{ $ago }。
ago-now = 刚刚
yours = 你的慢局
yours-move = 轮到你了
tell = 轮到我时通知我
tell-no-more = 不再通知我
told = 轮到你时，这台设备会通知你。
tell-refused = 此浏览器不允许页面通知你。你可以在浏览器中更改此网站的设置。
told-nowhere = 关闭所有轮到我的通知
told-nowhere-says = 这台设备上的轮次通知已关闭。
notice-title = 轮到你了
notice = 牌桌{ $code }轮到你了。
