"""What a seat sees of Wurmloch: the ring with ships and crates, and in its middle hands, die and loaded crates."""

from collections.abc import Sequence
from functools import cache
from itertools import cycle
from typing import Any

from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.phrase import Who
from spieltisch.engine.showing.scene import Act, Ground, Leap, Piece
from spieltisch.engine.showing.stage import PLAYERS, Layout, Stage, on, ring
from spieltisch.games.green_box.pieces import SYMBOLS
from spieltisch.games.green_box.speech import COLOURS, CUBE_NAMES
from spieltisch.games.wurmloch import rules, words
from spieltisch.games.wurmloch.rules import CARD, KEEP, LARGEST, OVER, PACE, PLANET, ROLL, State

GROUNDS: tuple[Ground, ...] = ("sand", "ice", "meadow", "rock")

# Sizes, a tile being 1 by 1. Crates lie outside the ring; the viewer's own are the larger ones.
RIM = 0.55
SIZE = PACE + 1 + 2 * RIM
OWN_CRATE = 0.5
OTHER_CRATES = (0.4, 0.25, 0.25)  # by the number of other players

# The middle: where it begins and ends, across and down alike.
CENTRE = SIZE / 2
BEGIN, END = RIM + 1, RIM + PACE
EDGE = 0.3
GAP = 0.1
CARD_SHAPE = 1.4
OWN_CARD = 1.15
OWN_HAND_Y = END - EDGE - CARD_SHAPE * OWN_CARD
OTHER_CARDS = (0.95, 0.85, 0.68)  # by the number of other players
DIE = 1.5
HOLD = 1.25

# Names that are needed over and over.
CRATE_NAMES = [[words.say("crate", colour=colour, n=place) for place in range(rules.PLACES)] for colour in COLOURS]
CARD_NAMES = [[words.say("card", who=Who(seat), number=number) for number in range(LARGEST + 1)] for seat in range(4)]


def draw(stage: Stage[State]) -> None:
    """Cards first: what is drawn behind the ships travels when a ship has arrived."""
    leads = enumerate(stage.view.leads.tolist())
    leaps = [Leap(f"leap-{place}", f"p{place}", f"p{end}") for place, end in leads if end != place]
    galaxy = stage.zone("galaxy", title=words.say("galaxy"), leaps=leaps, surface="space")
    galaxy.size(SIZE, SIZE)
    for part in (tiles, middle, ships, crates):
        part(stage, galaxy)
    for seat in range(stage.view.seats):
        rest = stage.view.crates[seat].bit_count()
        notes = [words.say("note-rest", n=rest), words.say("note-cards", n=stage.view.held[seat])]
        stage.panel(seat, PLAYERS[seat], rules.CRATES - rest, notes)
    if stage.is_mine:
        ways(stage)


def tiles(stage: Stage[State], galaxy: Layout) -> None:
    """The 36 tiles of the track."""
    grounds = cycle(GROUNDS)
    for place, face in enumerate(stage.view.face.tolist()):
        column, line = ring(place, PACE)
        galaxy.place(
            f"p{place}",
            column + RIM,
            line + RIM,
            look="vortex" if face < PLANET else "planet" if face == PLANET else "void",
            label=words.tile_name(place, face),
            caption=str(place),
            heap="beside",
            symbol=SYMBOLS[face] if face < PLANET else "",
            ground=next(grounds) if face == PLANET else "",
        )


def middle(stage: Stage[State], galaxy: Layout) -> None:
    """The others' crates and hands, a line each; below them the own crates and the die; below them the own hand."""
    view, own = stage.view, stage.below
    width = OTHER_CARDS[view.seats - 2]
    height = CARD_SHAPE * width
    x, lines = CENTRE - (7 * width + 6 * GAP) / 2, [BEGIN + EDGE + i * (height + 2 * GAP) for i in range(view.seats)]
    for seat in range(view.seats):
        if seat == own:
            hand(view, galaxy, seat, CENTRE - (6 * OWN_CARD + 5 * GAP) / 2, OWN_HAND_Y, OWN_CARD)
            continue
        y = lines[(seat - own - 1) % view.seats]
        hold(galaxy, seat, x, y + (height - width) / 2, width)
        hand(view, galaxy, seat, x + width + 2 * GAP, y, width)
    y = (lines[-1] + OWN_HAND_Y) / 2
    hold(galaxy, own, BEGIN + 1, y - HOLD / 2, HOLD, note=words.say("loaded"))
    galaxy.place("die", CENTRE - DIE / 2, y - DIE / 2, DIE, DIE, label=words.say("die"))
    label = words.say("die-shows", number=view.die) if view.die else words.say("die")
    # Before the first roll the die lies there with nothing rolled.
    galaxy.piece(
        "die", "die", "die", "white", number=view.die or LARGEST, flags=on(dim=view.phase == OVER), label=label
    )
    height = CARD_SHAPE * OWN_CARD
    galaxy.place("played", END - 1.05 - OWN_CARD, y - height / 2, OWN_CARD, height, label=words.say("card-played"))
    if view.card:
        who = (view.turn if view.phase == OVER else view.turn - 1) % view.seats
        galaxy.add(card(who, view.card, view.cards[who, view.card], "played"))


def hold(galaxy: Layout, seat: int, x: float, y: float, size: float, **traits: Any) -> None:
    """Where a player's loaded crates lie."""
    label = words.say("hold", who=Who(seat))
    galaxy.place(f"hold-{seat}", x, y, size, size, "tray", label, colour=PLAYERS[seat], **traits)


def hand(view: State, galaxy: Layout, seat: int, x: float, y: float, width: float) -> None:
    """The cards of every number on a place of their own."""
    counts = view.cards[seat].tolist()
    for number in range(1, LARGEST + 1):
        at, label = f"hand-{seat}-{number}", words.say("hand", who=Who(seat), number=number)
        galaxy.place(at, x, y, width, CARD_SHAPE * width, "slot", label, str(number))
        galaxy.add(*(card(seat, number, below, at) for below in range(counts[number])))
        x += width + GAP


def card(seat: int, number: int, below: int, at: str) -> Piece:
    """A card by its number and how many of that number lie below it: equal cards are alike."""
    id, label = f"card-{seat}-{number}-{below}", CARD_NAMES[seat][number]
    return Piece(id, "card", at, PLAYERS[seat], number=number, label=label)


def ships(stage: Stage[State], galaxy: Layout) -> None:
    """The ship whose turn it is glows."""
    view = stage.view
    for seat in range(view.seats):
        place, flags = view.at[seat], on(glow=seat == view.turn and view.phase != OVER)
        label = words.say("ship", colour=COLOURS[seat], at=words.place(view, place))
        galaxy.piece(f"ship-{seat}", "ship", f"p{place}", PLAYERS[seat], flags=flags, label=label)


def crates(stage: Stage[State], galaxy: Layout) -> None:
    """Everybody's sixteen, beside their planets or loaded. Those that a card would get glow for whoever chooses."""
    view = stage.view
    planets = [place for place in range(rules.PLACES) if view.face[place] == PLANET]
    wanted = words.within_reach(view, stage.seat) if KEEP in stage.legal else set()
    for seat in range(view.seats):
        colour, there, loaded = PLAYERS[seat], view.crates[seat], []
        for place in planets:
            id, at = f"crate-{seat}-{place}", f"beside-{place}-{seat}"
            galaxy.place(at, *crate_box(place, (seat - stage.below) % view.seats, view.seats))
            if there & rules.CRATE[place]:
                flags = on(glow=seat == stage.seat and place in wanted)
                galaxy.piece(id, "cube", at, colour, flags=flags, label=CRATE_NAMES[seat][place])
            else:
                loaded.append(Piece(id, "cube", f"hold-{seat}", colour, label=CUBE_NAMES[seat]))
        galaxy.add(*loaded)


@cache
def crate_box(place: int, i: int, seats: int) -> tuple[float, float, float, float]:
    """Where the crate of the i-th player from the viewer on lies at a planet, and how large it is."""
    size = OTHER_CRATES[seats - 2] if i else OWN_CRATE
    along, away = 0.04, (RIM - size) / 2
    if i and seats == 2:
        along = 0.57
    elif i:
        column, row = divmod(i - 1, 2)
        along, away = OWN_CRATE + 0.04 + column * size, (RIM - 2 * size) / 2 + row * size
    x, y = ring(place, PACE)
    side = place // PACE
    if side in (1, 2):
        away += RIM + PACE + 1
    return (away, y + RIM + along, size, size) if side % 2 else (x + RIM + along, away, size, size)


def ways(stage: Stage[State]) -> None:
    """A click on the die; a card carried to either of its targets, or a button for none."""
    view, seat = stage.view, stage.seat
    stage.way(ROLL, piece="die")
    stage.button(KEEP, key="k", tone="go")
    for move in range(CARD, rules.LAST_MOVE + 1):
        number = rules.card_number(move)
        top = f"card-{seat}-{number}-{view.cards[seat, number] - 1}"
        if move in stage.legal:
            landing, end = words.journey(view, seat, move)
            shows = [f"ship-{seat}"]
            if end != landing:
                shows += [f"p{end}", f"leap-{landing}"]
            elif words.has_crate(view, seat, end):
                shows.append(f"crate-{seat}-{end}")
            stage.way(move, top, f"p{landing}", shows=shows)
        elif view.cards[seat, number] and rules.direction(move) == rules.CLOCKWISE:
            stage.way(move, top)


def acts(before: State, view: State, told: Sequence[Event]) -> list[Act]:
    """A ship goes from place to place up to where it lands; a jump leads on from there by itself."""
    found = []
    for event in told:
        if event.kind is rules.ROLLS:
            seat, number, start, _ = event.numbers
            found += [Act("cast", "die"), path(seat, start, number, 1)]
        elif event.kind is rules.PLAYS:
            seat, number, direction, start, _ = event.numbers
            found.append(path(seat, start, number, 1 if direction == rules.CLOCKWISE else -1))
    return found


def path(seat: int, start: int, steps: int, step: int) -> Act:
    return Act("go", f"ship-{seat}", [f"p{rules.onward(start, step * i)}" for i in range(steps + 1)])
