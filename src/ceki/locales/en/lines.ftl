### Kinds of score lines by their words: each says what was counted. A kind that is another thing in one game has an
### attribute of that game's name.
### $n: how many things. $worth: the amount with its unit. $amount: the amount. $cards: their names. $each: cents, with
### their unit, that every other player pays for each.

## Sets of cards

balik-card = The turned card, { $cards }, counts { $worth }.
mata = { $n ->
    [one] A mata, { $cards }: { $worth }.
   *[other] { $n } matas: { $worth }.
}
red-mata = { $n ->
    [one] A red mata, { $cards }: { $worth }.
   *[other] { $n } red matas: { $worth }.
}
ayam = Another’s card completed the ceki. That is ayam: { $worth }.
    .cholek_tiga = { $n ->
        [one] A hand card took two exactly like it. That is ayam: { $each } from each, paid at once.
       *[other] { $n } times a hand card took two exactly like it. That is ayam: { $each } from each every time, paid at once.
    }
kandang = The winner drew the last card of the ceki alone. That is kandang: { $worth }.
    .cholek_tiga = { $n ->
        [one] A turned card took two exactly like it. That is kandang: { $each } from each, paid at once.
       *[other] { $n } times a turned card took two exactly like it. That is kandang: { $each } from each every time, paid at once.
    }
kandang-tangan = The hand was complete as dealt: { $worth } more, as much again.
tan-point = Won on a tan call: { $worth }.
replay = The turned card, { $cards }, is a yeo. Nobody pays, and the round is played again.
win = For winning: { $worth }.
olo = { $n ->
    [one] An olo, { $cards }: { $worth }.
   *[other] { $n } olos: { $worth }.
}
chiqui-upgrade = A turned card made the chiqui an olo, { $cards }: { $worth }.
tens = The ceki won with a mata, so each token counts ten: { $worth } more.
bangkong = { $n ->
    [one] One bangkong more than the other side: { $worth }.
   *[other] { $n } bangkong more than the other side: { $worth }.
}
excess = Points beyond the other side’s: { $worth }.
metu = { $amount ->
    [0] Won by another’s card. That is metu.
   *[other] Won by another’s card. That is metu: { $worth }.
}
rabas = { $amount ->
    [0] Won by the winner’s own draw. That is rabas.
   *[other] Won by the winner’s own draw. That is rabas: { $worth }.
}
red-winning-card = The winning card, { $cards }, is red: { $worth } more.
bak = { $n ->
    [one] A bak, { $cards }: { $worth }.
   *[other] { $n } bak: { $worth }.
}
red-bak = { $n ->
    [one] A red bak, { $cards }: { $worth }.
   *[other] { $n } red bak: { $worth }.
}
top-card = The turned card, { $cards }, counts { $worth }.
pool-bak = { $n ->
    [one] A bak among hand and turned cards, { $cards }: { $worth }.
   *[other] { $n } bak among hand and turned cards: { $worth }.
}
pool-red-bak = { $n ->
    [one] A red bak among hand and turned cards, { $cards }: { $worth }.
   *[other] { $n } red bak among hand and turned cards: { $worth }.
}
pot = Out of the pot: { $worth }.
bets = Out of the bets: { $worth }.

## Kowah

set = { $n ->
    [one] A set counts the sum of its cards: { $worth }.
   *[other] { $n } sets count the sum of their cards: { $worth }.
}
plain = The last card, { $cards }, was thrown as it was drawn: the hand counts once.
double = The last card, { $cards }, had been held in a hand: the hand counts twice, { $worth } more.
triple = The winner drew the last card, { $cards }: the hand counts three times, { $worth } more.
behind = { $n ->
    [one] One point behind the winner of the match: { $worth }.
   *[other] { $n } points behind the winner of the match: { $worth }.
}
ahead = The differences that the others pay: { $worth }.
behind-in-race = { $n ->
    [one] One point behind the winner of the race: { $worth }.
   *[other] { $n } points behind the winner of the race: { $worth }.
}
race-won = The differences that the others pay: { $worth }.
hands-stake = The stake of the match: { $worth }.
race-stake = The stake of the race: { $worth }.

## Cholek Tiga

no-plain = { $n ->
    [one] One plain face is missing: { $worth }.
   *[other] { $n } plain faces are missing: { $worth }.
}
plain-single = { $n ->
    [one] A plain card, { $cards }: { $worth }.
   *[other] { $n } plain cards: { $worth }.
}
plain-pair = { $n ->
    [one] Two alike, { $cards }: { $worth }.
   *[other] { $n } times two alike: { $worth }.
}
triplet = { $n ->
    [one] Three alike, { $cards }: { $worth }.
   *[other] { $n } times three alike: { $worth }.
}
quadruplet = { $n ->
    [one] Four alike, { $cards }: { $worth }.
   *[other] { $n } times four alike: { $worth }.
}
no-red = { $n ->
    [one] One red face is missing: { $worth }.
   *[other] { $n } red faces are missing: { $worth }.
}
red-single = { $n ->
    [one] A red card, { $cards }: { $worth }.
   *[other] { $n } red cards: { $worth }.
}
red-pair = { $n ->
    [one] Two red cards alike, { $cards }: { $worth }.
   *[other] { $n } times two red cards alike: { $worth }.
}
red-triplet = { $n ->
    [one] Three red cards alike, { $cards }: { $worth }.
   *[other] { $n } times three red cards alike: { $worth }.
}
red-quadruplet = { $n ->
    [one] Four red cards alike, { $cards }: { $worth }.
   *[other] { $n } times four red cards alike: { $worth }.
}
ang-pow = { $n ->
    [one] Three red cards alike, { $cards }, are ang pow: { $each } from each of the others.
   *[other] { $n } times three red cards alike, ang pow: { $each } from each of the others every time.
}
ang-pow-besar = { $n ->
    [one] Four red cards alike, { $cards }, are a great ang pow: { $each } from each of the others.
   *[other] { $n } times four red cards alike, a great ang pow: { $each } from each of the others every time.
}

## Pei

ireng = Bunci ireng, a run of { $n } coins: { $worth }.
abang = Bunci abang, { $n } red cards: { $worth }.
keyang = Pang kéyang, the second highest of each suit: { $worth }.
picis = Pang picis, the second lowest of each suit: { $worth }.
macan = Macan, the Tiger: { $worth }.
face-points = { $n ->
    [one] One other card counts its number: { $worth }.
   *[other] { $n } other cards count their numbers: { $worth }.
}
ngete = Ngeté, the first place: { $worth }.
tengah = Tengah, the second place: { $worth }.
kete = Kete, the last place: { $worth }.
first-place = The first place: { $worth }.
second-place = The second place: { $worth }.
last-place = The last place: { $worth }.
into-wudon = Wudon, put into the middle: { $worth }.
into-wulwulan = Put into the pot that stays: { $worth }.
into-jedhil = Jedhil, put into its pot: { $worth }.
te-lumrah = Té lumrah, from the last to the first: { $worth }.
te-mati = Té mati, below the line: { $worth }.
belahan = Belahan, for the winner’s 350 points: { $worth }.
patang-atusan = Patang atusan, for the winner’s 400 points: { $worth }.
wudon = Out of the middle: { $worth }.
jung = For the differences: { $worth }.
wulwulan = Out of the pot that stays: { $worth }.
jedhil = Jedhil, out of the pot that stays: { $worth }.
returned = What is left of the pot goes back: { $worth }.

## Three cards each

three-aces = Three aces: tiga sat.
three-threes = Three threes: tiga jalor.
three-tens = Three tens: tiga puloh.
three-courts = Three court cards: tiga kuda.
remainder-9 = { $n } pips, of which 9 count.
remainder-8 = { $n } pips, of which 8 count.
remainder-7 = { $n } pips, of which 7 count.
remainder-6 = { $n } pips, of which 6 count.
remainder-5 = { $n } pips, of which 5 count.
remainder-4 = { $n } pips, of which 4 count.
remainder-3 = { $n } pips, of which 3 count.
remainder-2 = { $n } pips, of which 2 count.
remainder-1 = { $n } pips, of which 1 count.
remainder-0 = { $n } pips, of which none count.
thirty-out = Exactly thirty cannot win.

## To a number

stand = Stopped at { $n }.
masok-mata = Exactly { $n }: masok mata.
masok-daun = A full hand at { $n }: masok daun.
mati = Out at { $n }: mati.
nikah = The first two cards, a court card and an ace, are nikah.
kachang = The first two cards, two aces, are kachang.
sa-glabat = The first two cards, a court card and a four, are sa-glabat.
dua-jalor = The first two cards, two threes, are dua jalor.
ace-two = The first two cards, an ace and a two, are the best of all.
b-lit-kechil = Passing at 26, 27 or 28 is b’lit kĕchil.
b-lit-besar = Passing at 29 or 30 is b’lit bĕsar.
tengah-tiang = Stopping at 25 is tĕngah tiang, half mast.
sa-nepak-ulu-klang = Passing on six cards for fear of the seventh is sa-nepak Ulu Klang.

## Tricks

s-ri = Everybody has a trick. That is s’ri: the stakes go back.
takes = { $n ->
    [one] One trick: { $worth } gained.
   *[other] { $n } tricks: { $worth } gained.
}
forfeits = { $n ->
    [0] No trick: { $worth } lost.
    [one] One trick is too few: { $worth } lost.
   *[other] { $n } tricks are too few: { $worth } lost.
}
