advice_failed = 算不出提示；再试一次。
bad_option =
    { $option ->
        [none] 这些选项不能同时使用（{ $reason }）。
       *[other] 选项 { $option } 不合适（{ $reason }）。
    }
bad_option_value = 有一个选项的值无法理解。
banned = 这台服务器的运营者已封禁你的地址。联系方式见/about。
body_slow = 请求的其余部分没有按时到达。
clock_runs = 该玩家的时钟在走：时间用完后由电脑代玩。
database_away = 现在写不进牌桌的记录；过一会儿再试。
database_unwritable = 服务器的数据库写不进去。
days_alone = 按天进行的牌桌不能设每步秒数，也不能用来练习。
deal_not_open = 下一次发牌还不接受种子。
foreign_origin = 这台服务器不接受这个地址的页面。运行服务器的人可以允许它：ceki serve --origin 地址。
game_or_half_decks = 一副牌要么按游戏，要么按若干半副；不能两者都给。
game_stopped = { $game }有一条规则在另一张牌桌上没有运行完，所以服务器重新启动以前，不能再开{ $game }的牌桌。
header_missing = 要更改内容的请求必须带有 X-Ceki: 1 标头。
hint_not_yours = 提示只给轮到的玩家。
illegal_move = 现在不能那样打。
leaflet_too_long = { $game }太长，一张纸的折页放不下。
left_seat = 这个座位不再是你的：你已经离开了。
looks_on = 你在观战；只有坐下的人可以这样做。
match_over = 比赛结束。
muted = 这台服务器的运营者已在这张桌上禁止你发言。
no_pushes = 这台服务器不发送轮到你的通知。
no_such_game = 这里玩不了 { $given }；可以玩的有：{ $games }。
no_such_seat = 选项 { $option }：没有座位{ $seat }；可以用0到{ $last }。
not_agreed_here = 选项 { $given } 在这里不能在两局之间约定；可以约定：{ $allowed }。
not_by_days = 轮到你的通知只用于按天进行的牌桌。
not_bytes = 消息必须是文字，不是字节。
not_dealt = 还没有发牌。
not_done_here =
    { $status ->
        [405] 这里不能那样做：这个地址只回答别种请求。
       *[other] 这里不能那样做（HTTP 状态 { $status }）。
    }
not_here = 这里什么也没有。
not_proposed = 现在提议的不是那个；请再看一下。
not_understood =
    { $what ->
        [hello] 先发送 hello
        [request] 无法理解这个请求
       *[other] 无法理解这条消息
    }：{ $where ->
        [none] 内容
       *[other] { $where } { "" }
    }{ $wrong ->
        [missing] 没有给出
        [one_of] 不合适；可以用：{ $limit }
        [unknown] 不是这里的字段
        [text] 必须是文字
        [whole_number] 必须是整数
        [flag] 必须是 true 或 false
        [object] 必须是对象
        [at_least] 至少是{ $limit }
        [at_most] 最多是{ $limit }
        [longer] 至少要有{ $limit }个字符
        [shorter] 最多{ $limit }个字符
        [more] 至少要有{ $limit }项
        [fewer] 最多{ $limit }项
        [pattern]
            { $limit ->
                [hexadecimal] 必须是32位十六进制数字，0到9和a到f
                [identifier] 必须是字母A到Z、数字、- 和 _
               *[other] 必须用别的写法
            }
        [json] 不是 JSON
       *[other] 的值不合适
    }。
not_waited_for = 现在不用等他。
not_your_turn = 还没轮到你。
nothing_said = 太久没有消息。
nothing_to_report = 上次举报之后，那个座位没有写过什么。
no_such_title = 已经没有叫这个名字的公开牌桌。
nothing_to_take_back = 本局你没有可以撤销的一步。
nothing_written = 什么也没写。
old_version = 服务器用的是第{ $version }版协议，不是第{ $yours }版；请重新载入页面。
one_seat_each = 你的地址已经有人坐在这张牌桌；陌生人同桌时每个地址一个座位，除非开桌的人允许更多。
only_you_waited_for = 牌桌只在等你。
option_not_allowed = 选项 { $option }：不能用 { $given }；可以用：{ $allowed }。
options_reserved = 选项 name、players 和 preset 不是牌桌规则。
origin_needed = 要观战，程序必须说明这个服务器允许的来源。
other = 服务器拒绝了（{ $id }）。
patience = 再给该玩家{ $seconds }秒。
players_of_no_game = 给出人数时须同时给出游戏。
plays_next_deal = 从下一次发牌起由你来玩；在那之前由电脑代玩。
practice_only =
    { $what ->
        [hint] 只有练习桌有提示。
        [review] 只有练习桌可以复盘牌局。
        [hands] 只有练习桌可以看别人的手牌。
       *[other] 只有练习桌可以撤销。
    }
press_busy = 现在打印的人很多，请稍后再试。
prints_nothing = 这台服务器不能打印：没有安装排版程序（{ $command }）。
proposed_too_often = 一局的提议够多了：最多{ $most }次。
push_address = 通知只发往公共推送服务的 https 地址。
push_keys = 无法识别此浏览器的通知密钥。
ready_too_early = 本局结束后才能要求下一局。
remove_nobody = 那个位置没有别人。
remove_too_early = 第一次发牌之前不能请人离开。
restarting = 服务器正在重启；你的牌局已保存，马上继续。
review_too_early = 一局结束后才能复盘。
round_not_played = 现在没有在打的牌局。
rules_agreed_between = 规则在两局之间约定，不在一局当中。
sat_out = 你本局休息。
seat_just_taken = 别人刚刚坐了那个座位。
seats_taken = 这里没有空座位。
seed_given = 你给下一次发牌的种子已经收到。
server_full = 服务器的牌桌已满；稍后再试。
server_starting_over = 服务器即将重启；一分钟后再试。
stale_move = 牌局已经往下走了，请再看看。
stale_seed = 接下来要发的是第{ $round }局。
stopping = 服务器即将停止。
table_busy = 牌桌现在很忙；再试一次。
table_closed = 这张牌桌已关闭。
table_unreadable = 这张牌桌已无法读取。服务器管理者可以在日志里看到原因。
too_much_today = 您的地址今天写入的数据已达到这台服务器给一个地址的上限（{ $megabytes } MB）。请过几分钟再试；服务器管理者可以放宽。
table_full = 没有空座位；你可以观战，或按座位号接替电脑。
table_not_made = 现在开不了牌桌；再试一次。
table_quiet = 这张牌桌不能聊天。
taken_over = 这个座位在另一个窗口打开了，由那个窗口继续。
time_is_up = 你这一步的时间用完了；等电脑打完，你可以回来。
too_deep =
    { $what ->
        [body] 请求内容嵌套太深：最多{ $most }层。
       *[other] 消息嵌套太深：最多{ $most }层。
    }
too_large =
    { $what ->
        [body] 请求内容太长：最多{ $most }字节。
       *[other] 消息太长：最多{ $most }字节。
    }
too_many_bots = 电脑太多，没有你的座位；最多{ $most }个。
too_many_connections = 从你的地址连接的人已经太多。
too_many_letters =
    { $what ->
        [title] 标题太长：最多{ $most }个字符。
        [name] 名字太长：最多{ $most }个字符。
       *[other] 消息太长：最多{ $most }个字符。
    }
too_many_messages = 消息太多；慢一点，然后重新连接。
too_many_pushes = 一个座位最多可在{ $most }台设备上收到通知；请先关闭一台。
too_many_requests = 请求太多；稍等一下。
too_many_tables = 你已经开了很多牌桌；先关掉一张。
too_many_visitors = 服务器现在不再接待访客；一分钟后再试。
too_many_watch = 在这张牌桌观战的人已经太多。
too_many_wrong_codes = 从你的地址输错的邀请码太多；等一分钟再试。
two_bets = 选项 { $option }：座位{ $first }和{ $second }出现了两次；每两人之间只能有一个注。
unknown_bot = 电脑玩家有：{ $levels }。
unknown_game = 没有这个游戏；有的游戏：{ $games }。
unknown_move = 无法理解那一步。
unknown_option = { $given } 不是 { $game } 的选项；它的选项有：{ $options }。
unknown_page = 这个游戏没有规则页。
unknown_phrase = 共有{ $count }条常用语，从0数起。
unknown_preset = { $given } 不是 { $game } 的预设；它的预设有：{ $presets }。
unknown_seat = 这张牌桌没有座位{ $seat }。
unknown_table = 没有这张牌桌；链接可能打错了，或者牌桌早已关闭。
vote_after_round = 在公开牌桌，只有在那里打完整一局的人可以投票。
wrong_players = 人数：{ $given }人不能玩 { $game }；可以是：{ $allowed }。
wrong_token = 这个座位不是你的：钥匙不对。
