### What `ceki arena`, `ceki levels`, `ceki league`, `ceki skill`, `ceki train` and `ceki exploit` found. $gain is a mean with the half of its interval.
### Places: $above: a mean with the half of its interval; $among: a level of bots; $better: a number; $beside: a number;
### $bot: a level of bots; $choices: a number; $command: a command; $deal: a number; $deals: a number; $file: a file's
### name; $first: a level of bots; $game: the title of a game; $high: upper end of an interval; $infosets: a number;
### $kilobytes: a number; $least: the weakest bot; $low: lower end of an interval; $most: the bot that sees every card;
### $nodes: a number; $oracle: the bot that sees every card; $other: a level of bots; $playouts: a number; $second: a
### level of bots; $share: a share, such as 41%; $value: numbers in a row; $worse: a number.

by-the-round = by the round
against = { $game }: { $first } against { $second }, { $deals } deals in every rotation
game-and-house = game and house
deals = deals
closes = { $bot } closes
left = left
no-gap = no gap
share = { $share }% ({ $low } to { $high })
what-it-means = Each alone in every seat among { $among }: cents, or points where no money moves, above what { $among } wins there. The gap goes from { $least } to { $most }, who sees every card; a bot closes a share of it, with a 95% interval over deals. A player who sees less cannot win all of what the best bot leaves.
alone-round = { $bot } alone: { $gain } a round above what { $other } wins there
    .better = { $bot } alone: { $gain } a round above what { $other } wins there  (better)
    .worse = { $bot } alone: { $gain } a round above what { $other } wins there  (worse)
    .undecided = { $bot } alone: { $gain } a round above what { $other } wins there  (not decided)
alone-match = { $bot } alone: { $gain } a match above what { $other } wins there
    .better = { $bot } alone: { $gain } a match above what { $other } wins there  (better)
    .worse = { $bot } alone: { $gain } a match above what { $other } wins there  (worse)
    .undecided = { $bot } alone: { $gain } a match above what { $other } wins there  (not decided)

## What bots do otherwise than the simple player

levels-of = { $game }: { $choices } choices
same-as-simple = { $bot }: the simple player's move every time
otherwise = { $bot }: another move in { $share }% of them, { $better } truly better and { $worse } truly worse; { $gain } a round
    .above = { $bot }: another move in { $share }% of them, { $better } truly better and { $worse } truly worse; { $gain } a round, { $above } above { $other }
what-levels-mean = What a bot wins a round more than the simple player in its place: cents, or points where no money moves, with a 95% interval over choices. Truly: by two standard errors.

## A learned player

learned-from = { $game }: learned from { $playouts } playouts
learned-choice = On choices that it has not learned from, it gains { $gain } a choice.
learned-round = Alone among simple players, it wins { $gain } a round more than the simple player in its seat, over { $deals } deals that it has never seen. It makes another move in { $share }% of its choices.
learned-nothing = It has found no move that is surely better than the simple player's, so it plays as the simple player does.
learned-file = Written to { $file }, { $kilobytes } KB; measure it with: ceki { $command } { $game } --bots learned:{ $file }

## A league

league-of = { $game }: { $deals } deals
league-bot = bot
league-strength = a round
league-rating = rating
league-deals = deals
league-means = A round: what a bot wins above the mean of the pool, in cents, or in points where no money moves. Rating: from places at the table alone. Both with a 95% interval.
worker-died = a worker died during deal { $deal }; another one plays this deal
league-title = How strong the bots are
league-axis = a round, above the mean of the pool
league-foot = { $game }, { $deals } deals, each in every rotation; whiskers: 95%

## A small game, solved

exploit-of = { $game }: { $deals } deals, { $nodes } nodes, { $infosets } information sets
exploit-value = what a round is worth to each seat when all play as CFR+ does: { $value }
what-exploit-means = Exploitable: what the best answer wins more, a round and seat, in cents, or in points where no money moves. Beside CFR+: what the bot wins more or less than CFR+ in its place.
exploited = { $bot }: exploitable by { $gain }; beside CFR+ { $beside }
exploit-title = What the best answer wins
exploit-axis = a round and seat, in cents; logarithmic
exploit-foot = Every deal and every way to play it; CFR+ is the computed strategy.

## The picture

picture-title = How much of the skill there is
picture-axis = per cent of the gap
picture-foot = 0%: moves at { $least }. 100%: { $oracle }, who sees every card. Each alone among { $among }, { $deals } deals or more in every rotation; whiskers: 95%.
