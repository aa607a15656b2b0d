"""What a seat sees of All Your Base: stacks and cubes in the middle, everybody's base, and the own hand.

Tile 7 is `tile-7` on its stack and in a base, where it lies on the place `at-7`; its software lies on `soft-7`. A
card is `card-17` in the own hand, as software and among the discards.
"""

from collections.abc import Sequence
from math import ceil
from typing import Any

from spieltisch.engine.kernel.sets import joined, members, size
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.phrase import Phrase, Who, every
from spieltisch.engine.showing.scene import Act, Piece, Way
from spieltisch.engine.showing.stage import CARD, GAP, PLAYERS, Layout, Stage, clockwise, on
from spieltisch.games.all_your_base import rules, words
from spieltisch.games.all_your_base.words import say
from spieltisch.games.green_box.deck import COLOUR, NUMBER, SYMBOL
from spieltisch.games.green_box.pieces import SYMBOLS, card_id, card_piece, cube_piece, hidden_card, tile_piece
from spieltisch.games.green_box.speech import COLOURS, SYMBOLS as SYMBOL_NAMES

A_LINE = 6  # stations beside each other in the own base
PITCH = 1 + GAP
WIDTH = A_LINE * PITCH - GAP
HEAD = 0.1  # room for high stacks below the title
NOTE = 0.3  # room for what a station is worth
LINE = 1 + CARD[1] + NOTE
FULL_HAND = 8.0  # wide: more than six cards overlap a little
ROOMY = 4  # with more players the others' bases are drawn closer
LEAST_BEDS = 3  # stations that an empty base of somebody else has room for
PEEK = 0.62  # how much of a software can be seen above somebody else's station


def draw(stage: Stage[rules.State]) -> None:
    view = stage.view
    market(stage)
    own_base(stage, stage.below)
    for seat in clockwise(stage.below, view.seats)[1:]:
        others_base(stage, seat)
    if stage.seat >= 0:
        hand(stage)
    for seat, points in enumerate(stage.points):
        stage.panel(seat, PLAYERS[seat], points, notes(stage, seat))
    if 0 < view.phase < rules.PHASES and view.round == 1 and view.options[rules.SOFTWARE_RULE] != rules.STAYS:
        scores = [say("score", who=Who(seat), points=view.scored[seat, view.phase - 1]) for seat in range(view.seats)]
        stage.notice(say("notice-scored", phase=view.phase, scores=every(scores)))
    if stage.is_mine:
        ways(stage)


def held(view: rules.State, seat: int) -> int:
    """How many cards a player has, those to be passed included."""
    return view.size - view.played[seat]


def notes(stage: Stage[rules.State], seat: int) -> list[Phrase]:
    """The cards held, how far the turn is, and who gets the viewer's rest."""
    view = stage.view
    found = [say("cards", n=held(view, seat))]
    if not view.waiting >> seat & 1:
        found += [] if view.phase == rules.PHASES else [say("note-ready")]
    elif n := view.plays - view.played[seat]:
        found.append(say("note-plays", n=n))
    else:
        found.append(say("note-keeps", n=view.keeps - view.chosen[seat]))
    if stage.seat >= 0 and seat == words.neighbour(view, stage.seat):
        found.append(say("note-rest"))
    return found


def market(stage: Stage[rules.State]) -> None:
    """Six stacks of stations above four heaps of cubes, the draw pile and the discards."""
    view, full, below = stage.view, rules.STACK[stage.view.seats], HEAD + PITCH
    zone = stage.zone("market", title=now(view), surface="wood")
    for symbol, name in enumerate(SYMBOL_NAMES):
        label, face = say("stack", symbol=name), SYMBOLS[symbol]
        at = zone.place(f"stack-{symbol}", symbol * PITCH, HEAD, look="bed", label=label, symbol=face)
        for k in reversed(range(full - view.stack[symbol], full)):  # the next one on top
            zone.add(tile_piece(symbol, f"tile-{rules.OF_A_SYMBOL * symbol + k}", at))
    for colour in range(rules.CUBE_COLOURS):
        label, y = say("supply", colour=COLOURS[colour]), below + (CARD[1] - 1) / 2
        at = zone.place(f"heap-{colour}", colour * PITCH, y, look="tray", label=label)
        zone.add(*cubes(colour, view.supply[colour], f"supply-{colour}", at))
    zone.place("pile", 4 * PITCH, below, *CARD, "slot", say("pile"))
    if n := pile_size(view):
        zone.add(hidden_card("deck", "pile", n, label=say("pile-left", n=n)))
    zone.place("discard", 5 * PITCH, below, *CARD, "slot", say("discard-pile"))
    discards = sorted(members(joined(view.discard)), key=lambda card: (card == view.top, card))
    zone.add(*(card_piece(card, "discard") for card in discards))


def now(view: rules.State) -> Phrase:
    """Phase and round, of as many rounds as can be told now."""
    if view.phase == rules.PHASES:
        return say("now-over")
    rounds = rules.SHORT_ROUNDS if rules.is_short(view) else view.round + max(0, ceil((view.size - 4) / 2))
    return say("now", phase=view.phase + 1, round=view.round, rounds=rounds)


def pile_size(view: rules.State) -> int:
    """How many cards lie in the draw pile."""
    elsewhere = size(joined(view.discard)) + view.gone + sum(held(view, seat) for seat in range(view.seats))
    installed = sum(card != rules.NO_CARD for card in view.software.tolist())
    return size(rules.in_game(view)) - elsewhere - installed


def cubes(colour: int, n: int, name: str, at: str) -> list[Piece]:
    """Some cubes of a colour, `supply-0-0` and so on."""
    return [cube_piece(colour, f"{name}-{i}", at) for i in range(n)]


def own_base(stage: Stage[rules.State], owner: int) -> None:
    """Stations in lines, a place for software in front of each; room is shown for stations to come."""
    view, tiles = stage.view, members(joined(stage.view.base[owner]))
    lines = max(1, ceil(len(tiles) / A_LINE))
    zone = stage.zone(f"base-{owner}", title=say("base", who=Who(owner)), owner=owner)
    zone.size(WIDTH, lines * (LINE + GAP) - GAP)
    for i in range(lines * A_LINE):
        x, y = i % A_LINE * PITCH, i // A_LINE * (LINE + GAP)
        if i >= len(tiles):
            zone.place(f"room-{i}", x, y, look="bed")
            continue
        tile = tiles[i]
        zone.place(f"at-{tile}", x, y, label=words.station(view, tile), heap="foot")
        label, face = say("software-of", **words.which(view, tile)), SYMBOLS[tile // rules.OF_A_SYMBOL]
        note: dict[str, Any] = {"note": say("worth", worth=sum_of(view, tile))} if rules.worth(view, tile) else {}
        zone.place(f"soft-{tile}", x, y + 1, *CARD, "slot", label, symbol=face, **note)
        add_station(zone, view, tile)


def others_base(stage: Stage[rules.State], owner: int) -> None:
    """Somebody's stations, each with its software tucked behind it, and where there is room the hand as a pile."""
    view, tiles, high = stage.view, members(joined(stage.view.base[owner])), PEEK + 1
    beds, is_roomy = max(LEAST_BEDS, len(tiles)), view.seats <= ROOMY
    zone = stage.zone(f"base-{owner}", area="others", title=say("base", who=Who(owner)), owner=owner)
    left, a_line = (PITCH, beds) if is_roomy else (0, min(beds, A_LINE - 1))
    if is_roomy:
        zone.place(f"hand-{owner}", 0, high - CARD[1], *CARD, "slot", say("hand-of", who=Who(owner)))
    if is_roomy and (n := held(view, owner)):
        zone.add(hidden_card(f"hidden-{owner}", f"hand-{owner}", n, label=say("hand-cards", who=Who(owner), n=n)))
    for i in range(beds):
        x, y = left + i % a_line * PITCH, i // a_line * (high + GAP)
        if i >= len(tiles):
            zone.place(f"room-{owner}-{i}", x, y + PEEK, look="bed")
            continue
        zone.place(f"soft-{tiles[i]}", x, y, *CARD)
        zone.place(f"at-{tiles[i]}", x, y + PEEK, heap="foot")
        add_station(zone, view, tiles[i])


def add_station(zone: Layout, view: rules.State, tile: int) -> None:
    """A station, the cubes on it and its software, which lights them up."""
    label, card, at = words.station(view, tile), view.software[tile], f"at-{tile}"
    if card != rules.NO_CARD:
        label = say("station-worth", **words.which(view, tile), worth=sum_of(view, tile))
    zone.add(tile_piece(tile // rules.OF_A_SYMBOL, f"tile-{tile}", at, label=label))
    for colour, n in enumerate(view.cubes[tile].tolist()):
        zone.add(*cubes(colour, n, f"cube-{tile}-{colour}", at))
    if card != rules.NO_CARD:
        software = card_piece(card, f"soft-{tile}")
        software.shows = counted(view, tile)
        zone.add(software)


def counted(view: rules.State, tile: int) -> list[str]:
    """What makes software worth something: its station and the cubes on it."""
    on_it = enumerate(view.cubes[tile].tolist())
    return [f"tile-{tile}", *(f"cube-{tile}-{colour}-{i}" for colour, n in on_it for i in range(n))]


def acts(before: rules.State, view: rules.State, told: Sequence[Event]) -> list[Act]:
    """Software is counted when a base scores, and when it leaves its station for another."""
    found = []
    for event in told:
        if event.kind is rules.REPLACES:
            _, _, old, tile, _ = event.numbers
            found.append(Act("count", card_id(old), counted(view, tile)))
        elif event.kind is rules.SCORES:
            for tile in members(joined(view.base[event.numbers[0]])):
                card = before.software[tile] if view.software[tile] == rules.NO_CARD else view.software[tile]
                if card != rules.NO_CARD:
                    found.append(Act("count", card_id(card), counted(view, tile)))
    return found


def sum_of(view: rules.State, tile: int) -> str:
    """How the points of a station with software come about, `5 + 3`."""
    card = view.software[tile]
    matching = rules.MATCH * rules.matching(view, tile, COLOUR[card])
    return f"{NUMBER[card]} + {matching}" if matching else f"{NUMBER[card]}"


def hand(stage: Stage[rules.State]) -> None:
    """The cards at the thumb as a fan; those to keep slide up."""
    view, seat = stage.view, stage.seat
    kept, neighbour = joined(view.kept[seat]), words.neighbour(view, seat)
    passing = view.keeps and view.phase < rules.PHASES
    title = say("hand-passing", whom=Who(neighbour)) if passing else say("hand")
    zone = stage.zone(f"hand-of-{seat}", area="own", title=title, owner=seat)
    cards = sorted(members(joined(view.hand[seat])), key=lambda card: (SYMBOL[card], COLOUR[card], card))
    pieces = [card_piece(card, flags=on(chosen=kept >> card & 1)) for card in cards]
    width = WIDTH if view.size <= A_LINE else FULL_HAND
    zone.heap(f"hand-{seat}", *pieces, size=(width, CARD[1]), heap="fan")
    if view.keeps:
        zone.zone.passing = (f"hand-{neighbour}", f"hand-{(seat - 1) % view.seats}")


def ways(stage: Stage[rules.State]) -> None:
    """Cards to play are carried to where they act, cards to keep are clicked."""
    view, seat = stage.view, stage.seat
    cards = members(joined(view.hand[seat]))
    if view.played[seat] == view.plays:
        for card in cards:
            stage.way(rules.KEEP + card, card_id(card))
        return
    tiles = members(joined(view.base[seat]))
    places = {rules.NOTHING: "discard", **{rules.HARDWARE + tile: f"at-{tile}" for tile in tiles}}
    places |= {rules.SOFTWARE + tile: f"soft-{tile}" for tile in tiles}
    for card in cards:
        for target, place in (places | {rules.STATION: f"stack-{SYMBOL[card]}"}).items():
            use(stage, rules.TARGETS * card + target, place)


def use(stage: Stage[rules.State], move: int, place: str) -> None:
    """A use of a card. Many are not possible, so none of these has a name of its own."""
    card, target = divmod(move, rules.TARGETS)
    if not stage.is_legal(move):
        stage.offer(Way(move, say("not-possible"), card_id(card), place))
        return
    way, change = stage.way(move, card_id(card), place), words.change(stage.view, move)
    if change or target >= rules.SOFTWARE:
        way.brings = say("gain", gain=words.signed(change))
