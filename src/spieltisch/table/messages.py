"""What goes between a page and its table. The page's TypeScript types are made from it and `server/messages.py`.

A `Phrase` travels as its id and arguments, and the page puts it into words.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from spieltisch.engine.driving.game import Value
from spieltisch.engine.showing.phrase import NOTHING, Phrase
from spieltisch.engine.showing.scene import Act, Scene


class Message(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, tag_field="t"):
    """A message on the socket, told apart by its field `t`."""


# The table.


class Clock(msgspec.Struct, omit_defaults=True, frozen=True):
    """Thinking time in seconds: none, so much for every move, or a total with an increment for every move."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: int = 0
    increment: int = 0


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits where. A person who is away is replaced by a bot until he is back."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    mine: bool = False  # the asking browser plays this seat
    host: bool = False
    away: bool = False
    level: str = ""  # a bot's
    left: float | None = None  # seconds on the clock
    free: bool = False  # the asking browser may sit down here: the seat is open or a bot's


NoteKind = Literal["away", "back", "left", "took"]


class Note(msgspec.Struct):
    """Somebody's coming or going after an event of the match: for the log."""

    event: int
    what: NoteKind
    seats: list[int]
    text: Phrase


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table as the lobby shows it."""

    id: str  # unguessable: it is the invitation
    game: str
    mode: str  # with these options
    options: dict[str, Value]
    seats: list[SeatInfo]
    state: Literal["lobby", "running", "over"]
    public: bool
    watch: bool  # spectators are welcome
    clock: Clock
    host: bool = False  # the asking browser is the host
    commitment: str = ""  # the seal, once started
    match: str = ""  # the match's id, once started
    rematch: str = ""  # the table where the same people play again
    notes: list[Note] = []  # who came and went since the start
    removed: list[str] = []  # for the host: the names of those he has sent away
    out: bool = False  # the asking browser was sent away


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The wish for a table. `quick`: sit down, fill the other seats with bots, start; as after a lesson also."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    public: bool = False
    watch: bool = True
    clock: Clock = Clock()
    quick: bool = False
    level: str = "casual"
    lesson: list[int] | None = None  # go on from the end of the game's lesson, which was answered so


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Something a person wants at a table. `open`, `bot`, `kick`, `readmit`, `start`, `setup` are the host's."""

    action: Literal["join", "leave", "kick", "readmit", "bot", "open", "start", "rematch", "setup"]
    seat: int = -1  # -1 where it does not matter: any free seat
    level: str = "casual"
    setup: NewTable | None = None


# At the table: from the page.


class Hello(Message, tag="hello"):
    """The first message: the last event the page has seen, 0 for none."""

    since: int = 0


class MakeMove(Message, tag="move"):
    """A move. `decision` is the seat's own counter from the scene that it answers; `id` is made by the page."""

    id: str
    seat: int
    decision: int
    move: int


class Why(Message, tag="why"):
    """The question why a move cannot be made now."""

    id: str
    seat: int
    move: int


class TakeBack(Message, tag="undo"):
    """Take the last move back, or, where that needs everybody, ask them."""

    id: str
    seat: int


class Consent(Message, tag="consent"):
    """The answer to the wish of a seat, after an event, to take a move back."""

    id: str
    seat: int
    event: int
    yes: bool


class Hint(Message, tag="hint"):
    """The wish to know what a strong bot would do in the seat's place."""

    id: str
    seat: int


class GoTo(Message, tag="step"):
    """In a lesson: the wish to be at a step, forwards or backwards."""

    id: str
    step: int


FromPage = Hello | MakeMove | Why | TakeBack | Consent | Hint | GoTo


# At the table: to the page.


class LogLine(msgspec.Struct, omit_defaults=True):
    """What a move did, in sentences; `event` is its number in the match."""

    event: int
    seat: int
    lines: list[Phrase]


class Moment(msgspec.Struct, omit_defaults=True):
    """The table within an event, to be seen before the rules go on."""

    scene: Scene
    acts: int = 0  # how many of the acts have happened by then


class View(Message, tag="view"):
    """The table after an event, as one seat (-1: a spectator) sees it. Names are already in the texts."""

    event: int
    seat: int
    decision: int  # the seat's own counter: to be sent with its next move
    acting: list[int]  # the seats that may move now
    scene: Scene
    log: list[LogLine]  # what is new since the last view this page has had
    over: bool = False
    points: list[int] = []
    winners: list[int] = []
    ranks: list[int] = []  # when it is over: the place of every seat; who is level shares it
    clocks: list[float | None] = []
    undo: Literal["no", "free", "ask"] = "no"  # what the button for taking back would do
    asking: int = -1  # the seat that wishes to take back and waits for everybody
    preparing: bool = False  # a bot is to move, and its game is still being compiled
    moments: list[Moment] = []  # what is to be seen before the scene
    acts: list[Act] = []  # what happens: with the last event, or with all that are new to a page that was there


class TableNews(Message, tag="table"):
    """The people at the table have changed."""

    table: TableInfo


class Answer(Message, tag="answer"):
    """The answer to the request with that id. The first answer to an id is repeated if it comes again."""

    id: str
    ok: bool
    text: Phrase = NOTHING


class Tip(msgspec.Struct, omit_defaults=True):
    """A move that a strong bot has thought about."""

    move: int
    label: Phrase
    chance: float | None = None  # of winning, 0 to 1; unknown in a lesson
    points: float | None = None  # expected in the end, where that can be said


class Tips(Message, tag="tips"):
    """The answer to a wish for a hint: the best moves first, and the gist in one line."""

    id: str
    event: int  # what it was said about
    text: Phrase
    tips: list[Tip]


class LessonStep(Message, tag="lesson"):
    """Where somebody is in a lesson, and what is said to him there. The last step has nothing after it."""

    step: int
    steps: int
    text: Phrase
    answers: list[int]  # the moves that were asked for so far
    points: list[str] = []  # zones, places and pieces, and players: `seat 1`
    asks: bool = False  # a move is asked for
    back: bool = False  # the table has been set back


FromServer = View | TableNews | Answer | Tips | LessonStep
