"""What the server answers about games: the catalogue, a list, one of them, and its pages."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ceki.server.protocol.facts import Code, Direction, Fact, NoUnit, Options, OptionValue, Unit


class Verb(Fact):
    """The word of a move."""

    word: str
    says: str
    card: Annotated[bool, Field(description="it names a card")]
    at: Annotated[str, Field(description="the field that the card goes to, into the mover's row, or lies in")]
    loud: Annotated[Literal["", "call", "win"], Field(description="told prominently")]
    lies: Annotated[str, Field(description="the field in which its card is chosen; empty: the hand")]
    key: Annotated[str, Field(description="the key for it, where that is not its first letter")]
    stance: Annotated[Literal["", "gain", "decline"], Field(description="it brings something, or lets it be")] = ""
    pair: Annotated[str, Field(description="the verb that then takes a second card")] = ""
    you: Annotated[str, Field(description="the move as the reader made it: You discard {card}")] = ""
    they: Annotated[str, Field(description="the move as somebody else made it: Bima discards {card}")] = ""


class LineKind(Fact):
    """A kind of score line."""

    word: str
    clause: str
    says: str
    unit: Unit
    total: bool
    counts: Unit | Literal[""]
    each: Annotated[str, Field(description="the option of the cents that every other player pays for each")]
    rate: Annotated[str, Field(description="the option of the cents that a point brings, where it pays for points")]
    alike: Annotated[int | str, Field(description="identical cards of one thing counted, or the field that says it")]
    lie: Annotated[str, Field(description="the rows of cards, by seat, of which the line counts all its faces")]
    tells: Annotated[str, Field(description="its sentence, with places for n, worth and cards; empty: none of its own")]


class CarriedKind(Fact):
    """Something that a match of the game carries from round to round, and that all see."""

    name: str
    unit: Unit | NoUnit
    label: str
    clause: str
    says: str


class RulesRefusal(Fact):
    """Why the rules of the game refuse options: its `word` is `reason` in `bad_option`; `says` tells its facts."""

    word: str
    option: Annotated[str, Field(description="whose value does not fit; empty: a number of players, or several")]
    says: str


class OwnFact(Fact):
    """A fact that the game words itself, by messages: what it `says` of a move, and `beside` it of another."""

    id: str
    says: str
    beside: Annotated[str, Field(description="empty where nothing is said of another move")]


class Role(Fact):
    """What the seat is called that sits so many seats after the one who begins."""

    word: str
    clause: str
    step: int


class Show(Fact):
    """Where a declared field lies on the screen."""

    field: str
    where: Literal["table", "seat", "hand", "stock"]
    by: Literal["rank", "order", "seat"]
    label: str
    values: Annotated[list[str], Field(description="a word for each value from 0; an empty one is not said")]
    owner: Annotated[str, Field(description="the field with the seat that a single card lies before")]
    as_drawn: Annotated[str, Field(description="the field that is 1 while the card is of the face just drawn")]
    laid: Literal["", "board", "rivers", "trick", "packets", "aside"] = ""
    leading: Annotated[str, Field(description="the field with the leading card of a trick")] = ""
    lies_in: Annotated[str, Field(description="the field that counts this card as well: it is shown here alone")] = ""


class Origin(Fact):
    """By what a rule stands: its kind, and whole citations for it and of those who say otherwise."""

    source: Literal["source", "reading", "gap", "follows", "unknown"]
    cited: list[str]
    against: list[str]


class Option(Origin):
    """A rule that a table may choose."""

    name: str
    type: str
    default: OptionValue
    allowed: OptionValue
    clause: str
    says: str
    role: Annotated[Literal["", "honours", "people"], Field(description="what is asked of it whatever its name")] = ""
    aliases: Annotated[dict[str, list[str]], Field(description="words that stand for others", default_factory=dict)]
    parts: Annotated[list[str], Field(description="names of the numbers of a row", default_factory=list)]
    words: Annotated[list[str], Field(description="the words that are ranked", default_factory=list)]


class Preset(Origin):
    """A named ruleset of a game."""

    title: str
    says: str
    players: Annotated[int | None, Field(description="how many play it, and no others; or null")]
    options: Options


class Word(Fact):
    """A word in its own spelling; `page` is the rule page that has it, `id` the entry of the glossary that tells it."""

    word: str
    language: str
    says: str
    page: str
    id: str


class DeclaredField(Fact):
    """A declared field that holds cards, or repeats (`of`) what is known of one that does."""

    kind: str
    seen: str
    of: str
    rows: bool


class Called(Fact):
    """What players call a thing where the value of an option decides it."""

    option: str
    names: dict[str, str]


class Learnt(Fact):
    """When a game is learnt: the smaller place first; how many minutes its lesson takes; how hard it is, from 1."""

    place: int
    minutes: int
    level: int


class Tells(Fact):
    """Something that is asked about a round at a real table; `each`: of every player."""

    name: str
    says: str
    ask: Literal["seat", "choice", "yes", "amount", "card", "cards", "row"]
    clause: str
    among: Annotated[list[str], Field(description="words of a choice; an empty one for none of them")]
    most: Annotated[int, Field(description="of an amount")]
    nobody: Annotated[bool, Field(description="a player who may be nobody")]
    optional: bool
    each: bool


class GameSummary(Fact):
    """What a list of games says of one."""

    id: str
    form_of: Annotated[str, Field(description="the game of which it is a form; empty: of none")]
    title: str
    family: str
    about: str
    seats: Annotated[list[int], Field(description="numbers of players")]
    more_seats: Annotated[list[int], Field(description="numbers of players that an option must allow")]
    people: Annotated[int, Field(description="the usual number of people")]
    pack: Literal["ceki", "pack52"]
    aliases: Annotated[list[str], Field(description="other names of the game")]
    chooses: Annotated[bool, Field(description="its players choose among moves")]
    words: Annotated[list[Word], Field(description="in a list of games, those that its texts there use")]
    sentences: Annotated[bool, Field(description="its lines are told by lines.ftl")]
    learnt: Annotated[Learnt | None, Field(description="when it is learnt among the games")]
    lesson: Annotated[bool, Field(description="it has a first round that is coached")]


class Game(GameSummary):
    """A game as a front end needs it to draw any of them."""

    direction: Direction
    direction_given: Annotated[bool, Field(description="a source says so; else it is only how seats are drawn")]
    honours: Annotated[str, Field(description="which honours are ones, where no option says it")]
    identical: Annotated[str, Field(description="a set of identical cards, where a hand needs one; empty: it is none")]
    partners: Annotated[list[list[int]], Field(description="seats")]
    verbs: list[Verb]
    lines: list[LineKind]
    carried: Annotated[list[CarriedKind], Field(description="what spans the rounds of a match")]
    refusals: Annotated[list[RulesRefusal], Field(description="why its rules refuse options")]
    tells: Annotated[list[Tells], Field(description="what is told of a round at a real table, in order")]
    unfit: Annotated[dict[str, str], Field(description="why its rules refuse what is told of one")]
    facts: Annotated[list[OwnFact], Field(description="of its moves, that reasons.ftl does not know")]
    called: Annotated[dict[str, str | Called], Field(description="how players spell a verb, a line, a value, a place")]
    places: Annotated[list[str], Field(description="ids of what the seats are called, and last who sits out")]
    roles: Annotated[list[Role], Field(description="what a seat is called by who begins")]
    shows: list[Show]
    fields: dict[str, DeclaredField]
    options: list[Option]
    presets: dict[str, Preset]
    sources: list[str]


class Level(Fact):
    """How well a bot plays."""

    name: str
    says: str


class Catalogue(Fact):
    """Every game, the phrases of the message `phrase` by number, and the levels of bots, the weakest first."""

    version: int
    phrases: list[str]
    levels: list[Level]
    games: list[Game]


class GameList(Fact):
    """The same with less of each game; all of one is at `/api/games/{game}`."""

    version: int
    phrases: list[str]
    levels: list[Level]
    games: list[GameSummary]


class RulePage(Fact):
    """The rules of a game in words."""

    markdown: str


class PagePart(Fact):
    """A part of a page: a list has many lines, cards may have none, all others have one."""

    kind: Literal["heading", "text", "list", "cards"]
    lines: Annotated[
        list[str],
        Field(
            description="patterns of Project Fluent, whose places are the facts of a house: `players`, options by name "
            "(yes and no for a flag), `option-part`, and `option-word` for a set; words of the game stand between stars"
        ),
    ]
    sets: Annotated[list[list[Code]], Field(description="cards to show, in groups")]


class HowToPlay(Fact):
    """How a game is played, for somebody who has never seen its cards."""

    language: Annotated[str, Field(description="that the page is in")]
    parts: list[PagePart]
