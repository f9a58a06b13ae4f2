not-kept = 这台设备还没有保存它，现在也没有网络。
file-missing = 本站缺少一个文件（{ $path }）。请稍后再试。
file-damaged = 本站的一个文件收到时已损坏（{ $path }）。请稍后再试。
no-server = 连不上牌桌的服务器。
server-answered = 服务器回应：{ $status }。
no-tables = 这里不能开桌。
unknown-game = 这个页面不认识游戏{ $game }；请重新载入。
