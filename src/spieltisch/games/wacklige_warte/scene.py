"""What a seat sees of Wacklige Warte: columns of cards, towers, the stock of cubes and everybody's cards.

A card is `card-17` in its column and in the hands; `stock-red` is the heap from which red cubes are taken.
"""

from collections import Counter
from collections.abc import Sequence

from spieltisch.engine.kernel.sets import joined, members, size
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.phrase import Who
from spieltisch.engine.showing.scene import Act, Aim, Block, Tower
from spieltisch.engine.showing.stage import CARD, FAN, PLAYERS, Stage, on
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import NUMBER, SYMBOL
from spieltisch.games.green_box.pieces import COLOURS, SYMBOLS, card_id, card_piece, cube_piece, hidden_card
from spieltisch.games.wacklige_warte import rules, words

BETWEEN = 0.2  # columns, and heaps of cubes
STEP = 0.7  # the cards of a column lie half over each other, the bottom one uppermost and whole
COLUMN = (CARD[0], CARD[1] + (rules.ROWS - 1) * STEP)
TOWERS_HEIGHT = 4.0
SET = (1.5, CARD[1])  # one's cards with the same symbol


def draw(stage: Stage[rules.State]) -> None:
    view, points = stage.view, stage.points
    columns(stage)
    stock(stage)
    towers(stage)
    for seat in range(view.seats):
        cards_of(stage, seat)
        held = Counter(SYMBOL[card] for card in by_symbol(view, seat))
        notes = [words.say("note-cards", n=held.total())]
        notes += [words.say("note-symbol", n=n, symbol=speech.SYMBOLS[symbol]) for symbol, n in held.items()]
        if view.phase == rules.AIMING and view.turn == seat:
            notes.append(words.say("note-aims", colour=speech.COLOURS[view.colour], tower=view.tower + 1))
        stage.panel(seat, PLAYERS[seat], points[seat], notes)
    stage.button(rules.NONE, key="n")


def columns(stage: Stage[rules.State]) -> None:
    """Position 1 of each column at the bottom, next to the towers; the pile at the far end.

    While a cube is in the air, the cards it would open glow.
    """
    view = stage.view
    zone = stage.zone("columns", title=words.say("columns"))
    zone.gap = BETWEEN
    opened = opened_cards(view, view.tower, view.colour) if view.phase == rules.AIMING else []
    for column in range(rules.COLUMNS):
        cards = view.column[column].tolist()[: view.filled[column]]
        pieces = [card_piece(card, flags=on(glow=card in opened)) for card in reversed(cards)]
        label, mark = words.say("column", n=column + 1), str(column + 1)
        zone.heap(f"column-{column}", *pieces, size=COLUMN, label=label, caption=mark, heap="down")
        for position, card in enumerate(cards):
            stage.way(rules.TAKE + rules.ROWS * column + position, piece=card_id(card))
    left = size(joined(view.pile))
    pile = [hidden_card("pile-back", count=left, label=words.say("pile-of", n=left))] if left else []
    zone.heap("pile", *pile, look="slot", label=words.say("pile"))


def opened_cards(view: rules.State, tower: int, colour: int) -> list[int]:
    """The cards that a cube would open on a tower, should it stand (R8)."""
    then = view.copy()
    then.tower, then.colour = tower, colour
    then.counts[tower, colour] += 1
    return [view.column[divmod(place, rules.ROWS)] for place in members(rules.in_reach(then))]


def cards_of(stage: Stage[rules.State], seat: int) -> None:
    """One's own cards by symbol, the way they count (E5); somebody else's as one open fan."""
    own, name, title = seat == stage.seat, f"cards-{seat}", words.say("cards-of", who=Who(seat))
    zone = stage.zone(name, area="own" if own else "others", title=title, owner=seat)
    cards = by_symbol(stage.view, seat)
    if not own:
        zone.heap(name, *map(card_piece, cards), size=(FAN, CARD[1]), label=title, heap="fan")
        return
    for symbol, (sign, label) in enumerate(zip(SYMBOLS, speech.SYMBOLS, strict=True)):
        pieces = [card_piece(card) for card in cards if SYMBOL[card] == symbol]
        zone.heap(f"{name}-{sign}", *pieces, size=SET, look="slot", label=label, heap="fan", symbol=sign)


def by_symbol(view: rules.State, seat: int) -> list[int]:
    """The cards of a seat sorted by symbol, then number."""
    return sorted(members(joined(view.hand[seat])), key=lambda card: (SYMBOL[card], NUMBER[card]))


def stock(stage: Stage[rules.State]) -> None:
    """Four heaps of cubes below each other; the one that a cube is being taken from is marked."""
    view = stage.view
    zone = stage.zone("stock", title=words.say("stock"))
    zone.gap = BETWEEN
    for colour, name in enumerate(COLOURS[: rules.COLOURS]):
        at, n = zone.put(f"heap-{name}", look="tray", label=speech.COLOURS[colour]), view.stock[colour]
        zone.line()
        if n:
            flags = on(chosen=view.phase == rules.AIMING and view.colour == colour)
            label = words.say("stock-of", cube=speech.CUBE_NAMES[colour], n=n)
            zone.add(cube_piece(colour, f"stock-{name}", at, flags, label, n))
        if stage.is_mine:
            take_cube(stage, colour, f"stock-{name}" if n else "", at)


def take_cube(stage: Stage[rules.State], colour: int, cubes: str, heap: str) -> None:
    """A cube is carried to a tower, or clicked for a new base. A heap that is empty can be asked about at its place."""
    view, build = stage.view, rules.BUILD + rules.TOWERS * colour
    if cubes and view.phase == rules.BUILDING:
        for tower in range(rules.TOWERS):
            stands = view.height[tower] < rules.MOST_HIGH
            opened = opened_cards(view, tower, colour) if stands else []
            stage.way(build + tower, cubes, f"tower-{tower}", shows=[card_id(card) for card in opened])
    else:
        move = rules.BASE + colour if view.phase == rules.FOUNDING else build
        stage.way(move, cubes, "" if cubes else heap)


def towers(stage: Stage[rules.State]) -> None:
    """The towers, and the cube in the viewer's hand above one of them."""
    view, found = stage.view, [tower_of(stage.view, tower) for tower in range(rules.TOWERS)]
    zone = stage.zone("towers", kind="towers", title=words.say("towers"), towers=found)
    zone.size(rules.COLUMNS * (CARD[0] + BETWEEN) + CARD[0], TOWERS_HEIGHT)
    if stage.is_mine and view.phase == rules.AIMING:
        plumb = words.aim_of(rules.plumb_move(view))
        stage.scene.aim = Aim("towers", f"tower-{view.tower}", rules.AIM, rules.WIDEST, *plumb, COLOURS[view.colour])


def tower_of(view: rules.State, tower: int) -> Tower:
    """A tower, and the cube that somebody holds above it."""
    n = view.height[tower]
    axes = [axis[tower].tolist() for axis in (view.x, view.y)]
    label = words.say("tower", tower=tower + 1, cubes=n)
    found = Tower(f"tower-{tower}", blocks(view, tower, n), label, str(tower + 1))
    found.strain = max(strain(axis[:n]) for axis in axes)
    if view.tower == tower and view.phase == rules.AIMING:
        found.above = COLOURS[view.colour]
    return found


def acts(before: rules.State, view: rules.State, told: Sequence[Event]) -> list[Act]:
    """A tower falls: as it stood, with the cube that was brought to it above it."""
    found, shift = [], [(0, 0)]
    for event in told:
        if event.kind is rules.LETS_GO or event.kind is rules.WAVERS:
            shift.append(words.aim_of(event.numbers[-1]))
        elif event.kind is rules.FALLS:
            number, side, n = event.numbers
            stood = blocks(before, number - 1, n - 1)
            x, y = stood[-1].x + sum(x for x, _ in shift), stood[-1].y + sum(y for _, y in shift)
            stood.append(Block(COLOURS[before.colour], x, y))
            level = min(broken([block.x for block in stood]), broken([block.y for block in stood]))
            tip = (side // 3 - 1, side % 3 - 1)
            found.append(Act("fall", f"tower-{number - 1}", blocks=stood, broken=level, tip=tip))
    return found


def blocks(view: rules.State, tower: int, n: int) -> list[Block]:
    """The lowest cubes of a tower."""
    cells = (cells[tower].tolist()[:n] for cells in (view.cube, view.x, view.y))
    return [Block(COLOURS[colour], x, y) for colour, x, y in zip(*cells, strict=True)]


def strain(x: list[int]) -> float:
    """How near a tower is to falling on one axis: 1 where the mass above a contact reaches its edge (R6)."""
    worst = 0.0
    for level in range(1, len(x)):
        middle = sum(x[level:]) / len(x[level:])
        contact = x[level - 1 : level + 1]
        worst = max(worst, max(contact) - middle, middle - min(contact))
    return round(worst / rules.HALF_EDGE, 3)


def broken(x: list[int]) -> int:
    """The level above the contact that gave way on one axis; the top if none did."""
    for level in range(len(x) - 1, 0, -1):
        above = x[level - 1 :]
        if rules.tilt(above, len(above)):
            return level
    return len(x) - 1
