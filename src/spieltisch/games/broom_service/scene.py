"""What a seat sees of Broom Service: the map with towers, clouds and pawns, the trick, everybody's things, the hand.

A region's place is `region-5`, a tower's `tower-12`, a cloud's `space-3`. A laid role is `role-2-7` for seat and role;
in the hand of the viewer it has the same name. Goods are counted from the ground, `good-2-1-0`, and taken from the
top. The broom shows who holds the claim.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Colour, Flag, Look, Piece, Place, Scene, Seat, Upright, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.games.broom_service import rules, words
from spieltisch.games.broom_service.chart import CASTLE, CLOUD, NAME, PAWNS, TOWER, Chart, chart_of
from spieltisch.games.broom_service.rules import (
    BRAVE,
    CHOOSING,
    CLEARING,
    CONFIRM,
    COWARD,
    DELIVER,
    DELIVERING,
    DRUID,
    FAIRY,
    GATHERER,
    GO,
    GOING,
    LEAD,
    NOTHING,
    POTION,
    REGIONS,
    ROLES,
    SELL,
    STANCE,
    UNPICK,
    State,
)
from spieltisch.games.broom_service.rules import CLOUD as CLEAR
from spieltisch.games.broom_service.words import COLOURS, GOODS, GROUNDS, STANCES, say

SEAT_COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue", "white", "black")

# The trick: the card in the middle, and what it says for the brave and for cowards.
CARD, CARD_HEIGHT = 1.35, 1.9
TRICK_WIDTH = 7.2
# A player's strip: goods, won clouds, roles laid in this round, and room for the broom.
STRIP_WIDTH, STRIP_HEIGHT, GOOD, WON, BROOM = 7.2, 1.15, 0.72, 1.1, 0.7
# The viewer's own hand and goods.
CHOICE_WIDTH, UPRIGHT_WIDTH, HAND_WIDTH, STANCE_WIDTH = 13.4, 9.4, 6.9, 4.6
OWN_CARD_HEIGHT, OWN_GOOD = 2.38, 1.15


def scene(view: State, seat: int) -> Scene:
    zones = [trick(view)]
    zones += [strip(view, other) for other in [*range(seat + 1, view.seats), *range(max(seat, 0))]]
    if seat >= 0:
        zones.append(strip(view, seat, own=True))
    zones.append(land(view))
    if seat >= 0:
        zones += [hand(view, seat), own_goods(view, seat)]
    table = Scene(zones, [beside_name(view, other) for other in range(view.seats)], notice=words.notice(view))
    if seat >= 0 and rules.actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def beside_name(view: State, seat: int) -> Seat:
    points = [0] * view.seats
    rules.points(view, points)
    return Seat(seat, SEAT_COLOURS[seat], points[seat], words.notes(view, seat))


# The map.

# What of a record says where everything on its map lies and what it looks like.
DRAWN = (
    *("letters", "raster", "tower_cells", "space_cells", "castle_cells", "served"),
    *("of_colour", "round_towers", "worth", "reward", "land", "space_at"),
)


class Map(NamedTuple):
    """The parts of a map that no move changes."""

    width: float
    height: float
    regions: list[Place]
    towers: list[Place]
    spaces: list[Place]
    castles: list[Place]
    potions: list[Piece]  # on every tower, when it is full


_maps: dict[bytes, Map] = {}


def map_of(view: State) -> Map:
    """The map of a record; it is drawn once."""
    key = b"".join(view.array[name].tobytes() for name in DRAWN)
    if key not in _maps:
        chart = chart_of(view)
        _maps[key] = Map(
            chart.width,
            chart.height,
            [region_place(view, chart, region) for region in range(view.regions)],
            [tower_place(view, chart, tower) for tower in range(view.towers)],
            [box(f"space-{n}", at, CLOUD, "none", words.cloud_name(view, n)) for n, at in enumerate(chart.clouds)],
            [box(f"castle-{n}", at, CASTLE, "castle", say("castle")) for n, at in enumerate(chart.castles)],
            [tower_potion(view, tower) for tower in range(view.towers)],
        )
    return _maps[key]


def land(view: State) -> Zone:
    """Regions, towers, clouds, castles and pawns."""
    drawn = map_of(view)
    cloudy = members(view.cloudy_spaces)
    places = [*drawn.regions, *drawn.towers, *(drawn.spaces[space] for space in cloudy), *drawn.castles]
    pieces = [drawn.potions[tower] for tower in members(joined(view.full))]
    pieces += [cloud_piece(view, view.tile_on[n], f"space-{n}", rules.price_of(view, n)) for n in cloudy]
    for seat in range(view.seats):
        pieces += [pawn_piece(view, seat, pawn, region) for pawn, region in enumerate(view.pawn[seat].tolist())]
    return Zone("land", drawn.width, drawn.height, places, pieces, title=say("land"), surface="sea", roams=True)


def box(id: str, middle: tuple[float, float], size: tuple[float, float], look: Look, label: Phrase) -> Place:
    """A place of that size around its middle."""
    x, y = (round(middle[k] - size[k] / 2, 2) for k in (0, 1))
    return Place(id, x, y, *size, look, label)


def region_place(view: State, chart: Chart, region: int) -> Place:
    name, terrain = words.name(view, region), words.terrain_of(view, region)
    x, y = chart.pawns[region]
    label = say("region", region=name, terrain=GROUNDS[terrain])
    place = box(f"region-{region}", (x, y + NAME / 2), PAWNS, "land", label)
    outline = chart.atlas.outlines[str(region)]
    return replace(place, title=name, heap="beside", outline=outline, ground=GROUNDS[terrain])


def tower_place(view: State, chart: Chart, tower: int) -> Place:
    """A tower; pointing at it shows from where it can be served."""
    look: Look = "tower" if words.is_round(view, tower) else "keep"
    return replace(
        box(f"tower-{tower}", chart.towers[tower], TOWER, look, words.tower_worth(view, tower)),
        caption=str(view.worth[tower]),
        colour=COLOURS[words.colour_of(view, tower)],
        signs=" ".join(["wand"] * view.reward[tower]),
        shows=[f"region-{region}" for region in words.regions_of(view, tower)],
    )


def tower_potion(view: State, tower: int) -> Piece:
    colour = COLOURS[words.colour_of(view, tower)]
    return Piece(f"flask-tower-{tower}", "flask", f"tower-{tower}", colour, label=say("served"))


def cloud_piece(view: State, tile: int, at: str, price: int) -> Piece:
    bolts = view.bolts_on[tile]
    label, signs = say("cloud-tile", price=price, bolts=bolts), [" ".join(["bolt"] * bolts)]
    return Piece(f"cloud-{tile}", "cloud", at, number=price, label=label, signs=signs)


def pawn_piece(view: State, seat: int, pawn: int, region: int) -> Piece:
    label = say("pawn", who=Who(seat), region=words.name(view, region))
    return Piece(f"pawn-{seat}-{pawn}", "pawn", f"region-{region}", SEAT_COLOURS[seat], flags=["cone"], label=label)


# The trick and everybody's things.


def trick(view: State) -> Zone:
    """The role in the middle with its two halves, where the leader's card lies until the trick is over."""
    left, x = CARD + 0.15, TRICK_WIDTH - BROOM
    places = [
        Place("trick", 0, 0, CARD, CARD_HEIGHT, "slot", say("middle")),
        *half_places(view, "says", left, x - left - 0.05, CARD_HEIGHT),
        Place("nobody", x, 0, BROOM, CARD_HEIGHT, "none", say("no-broom")),
    ]
    pieces = [] if view.role == NOTHING else [laid_role(view, view.leader, view.role, "trick")]
    pieces += [broom("nobody", "dim")] if view.claim < 0 else []
    title = say("trick") if view.role == NOTHING else words.ROLES[view.role]
    return Zone("trick", TRICK_WIDTH, CARD_HEIGHT, places, pieces, area="side", title=title)


def half_places(view: State, id: str, x: float, wide: float, high: float) -> list[Place]:
    """What the role of the trick does, bravely above and cowardly below."""
    half = round(high / 2 - 0.04, 2)
    places = []
    for brave, y in ((1, 0.0), (0, round(high - half, 2))):
        what, signs = STANCES[brave], ""
        if view.role != NOTHING:
            what, signs = words.effect(view, view.role, brave), half_signs(view, view.role, brave)
        box = round(x, 2), y, round(wide, 2), half
        places.append(Place(f"{id}-{brave}", *box, "tray", what, title=STANCES[brave], signs=signs))
    return places


def broom(at: str, flag: Flag) -> Piece:
    return Piece("broom", "broom", at, flags=[flag], label=say("broom"))


def strip(view: State, seat: int, own: bool = False) -> Zone:
    """A player's goods, won clouds and laid roles; the viewer's own goods lie before him."""
    goods = () if own else goods_places(seat, GOOD, STRIP_HEIGHT)
    places = [*goods, *strip_places(seat, round(len(goods) * GOOD, 2))]
    pieces = [] if own else goods_pieces(view, seat)
    tiles = [tile for tile in range(view.tiles) if view.won[seat] >> tile & 1]
    pieces += [cloud_piece(view, tile, f"won-{seat}", view.price[tile]) for tile in tiles]
    for role in view.laid[seat].tolist():
        if role != NOTHING and (role != view.role or seat != view.leader):
            pieces.append(laid_role(view, seat, role, f"laid-{seat}"))
    pieces += [broom(f"claim-{seat}", "glow")] if view.claim == seat else []
    title = say("things", who=Who(seat))
    return Zone(f"strip-{seat}", STRIP_WIDTH, STRIP_HEIGHT, places, pieces, area="side", title=title, owner=seat)


@cache
def strip_places(seat: int, left: float) -> tuple[Place, ...]:
    end = STRIP_WIDTH - BROOM
    return (
        Place(f"won-{seat}", left, 0, WON, STRIP_HEIGHT, "none", say("place-won"), heap="beside"),
        Place(f"laid-{seat}", left + WON, 0, end - left - WON, STRIP_HEIGHT, "none", say("place-laid"), heap="fan"),
        Place(f"claim-{seat}", end, 0, BROOM, STRIP_HEIGHT, "none", say("place-broom")),
    )


@cache
def goods_places(seat: int, size: float, height: float) -> tuple[Place, ...]:
    """Three heaps of potions and one of wands."""
    return tuple(
        Place(f"goods-{seat}-{kind}", round(kind * size, 2), 0, size, height, "bed", name)
        for kind, name in enumerate(GOODS)
    )


def goods_pieces(view: State, seat: int) -> list[Piece]:
    pieces = []
    for kind, n in enumerate(view.goods[seat].tolist()):
        colour: Colour = COLOURS[kind] if kind < rules.POTIONS else ""
        for k in range(n):
            id, at = f"good-{seat}-{kind}-{k}", f"goods-{seat}-{kind}"
            pieces.append(Piece(id, "flask" if colour else "wand", at, colour, label=GOODS[kind]))
    return pieces


# Roles.


def role_piece(view: State, seat: int, role: int, at: str, label: Phrase, flags: list[Flag]) -> Piece:
    """A role with its picture and both halves; a bewitched one tells what it costs."""
    cursed: list[Flag] = ["cursed"] if view.cursed >> role & 1 else []
    return Piece(
        f"role-{seat}-{role}",
        "role",
        at,
        SEAT_COLOURS[seat],
        number=-rules.CURSE if cursed else None,
        flags=[*flags, *cursed],
        label=label,
        title=words.TITLES[role],
        signs=[picture_signs(view, role), half_signs(view, role, 1), half_signs(view, role, 0)],
    )


def held_role(view: State, seat: int, role: int, flags: list[Flag]) -> Piece:
    """A role to choose or to play, all of it in words."""
    cowardly, brave = (words.effect(view, role, stance) for stance in (0, 1))
    cursed = view.cursed >> role & 1
    label = say("role-held", role=words.ROLES[role], brave=brave, cowardly=cowardly, cursed=cursed)
    return role_piece(view, seat, role, "hand", label, flags)


def laid_role(view: State, seat: int, role: int, at: str) -> Piece:
    """A role on the table; which half counts shows once the stance is known."""
    if role == view.role and seat == view.actor and view.phase == STANCE:
        return role_piece(view, seat, role, at, words.ROLES[role], ["glow"])
    brave = view.brave[seat] >> role & 1
    label = say("role-laid", role=words.ROLES[role], brave=brave)
    return role_piece(view, seat, role, at, label, ["upper" if brave else "lower"])


def picture_signs(view: State, role: int) -> str:
    if role < DRUID:
        return f"hat {GROUNDS[role]}"
    if role < GATHERER:
        return " ".join(["staff", *(GROUNDS[terrain] for terrain in words.druid_terrains(view, role))])
    return f"basket flask:{COLOURS[role - GATHERER]}" if role < FAIRY else "cloud sun"


def half_signs(view: State, role: int, brave: int) -> str:
    """An action in signs."""
    bonus = f" +{rules.BONUS}" if brave else ""
    if role < DRUID:
        return f"go {GROUNDS[role]}" + (" flask roof" if brave else "")
    if role < GATHERER:
        return f"flask roof{bonus}"
    if role == FAIRY:
        return f"wand cloud{bonus}"
    potions, wands, single = view.income[role - GATHERER, brave].tolist()
    return " ".join([*[f"flask:{COLOURS[role - GATHERER]}"] * potions, *["/"] * single, *["wand"] * wands])


# The viewer's own things.


def hand(view: State, seat: int) -> Zone:
    """All ten roles while choosing, picked ones raised; then those not laid yet, and the choice between two halves."""
    picked, width, title, narrow = members(view.hand[seat]), HAND_WIDTH, say("own-roles"), None
    pieces = [held_role(view, seat, role, []) for role in picked]
    if view.phase == CHOOSING and not view.confirmed >> seat & 1:
        width, title = CHOICE_WIDTH, say("choose-roles")
        narrow = Upright(UPRIGHT_WIDTH, OWN_CARD_HEIGHT, [(0, 0, UPRIGHT_WIDTH, OWN_CARD_HEIGHT)])
        pieces = [held_role(view, seat, role, ["chosen"] if role in picked else []) for role in range(ROLES)]
    places = [Place("hand", 0, 0, width, OWN_CARD_HEIGHT, "none", say("place-roles"), heap="fan")]
    if view.phase == STANCE and view.actor == seat:
        places += half_places(view, "stance", width, STANCE_WIDTH, OWN_CARD_HEIGHT)
        width += STANCE_WIDTH
    size = width, OWN_CARD_HEIGHT
    return Zone("hand", *size, places, pieces, area="own", title=title, owner=seat, upright=narrow)


def own_goods(view: State, seat: int) -> Zone:
    places, size = [*goods_places(seat, OWN_GOOD, OWN_GOOD)], (len(GOODS) * OWN_GOOD, OWN_GOOD)
    return Zone("goods", *size, places, goods_pieces(view, seat), area="own", title=say("own-goods"), owner=seat)


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    out = [0] * rules.MOST_MOVES
    legal = out[: rules.moves(view, seat, out)]
    back = [UNPICK + role for role in members(view.hand[seat])] if view.phase == CHOOSING else []
    table.ways = [way(view, seat, move) for move in [*legal, *back]]
    table.shut = [way(view, seat, move) for move in tempting(view, seat) if move not in legal]


def way(view: State, seat: int, move: int) -> Way:
    """Where a move is made: a role, a half of the trick's role, a pawn, a potion, a cloud or a button."""
    label = words.label(view, seat, move)
    if move < CONFIRM:
        return Way(move, label, piece=f"role-{seat}-{move % ROLES}")
    if LEAD <= move < BRAVE:
        return Way(move, label, piece=f"role-{seat}-{move - LEAD}", place="trick")
    if move in (BRAVE, COWARD):
        brave = COWARD - move
        return Way(move, label, place=f"stance-{brave}", short=STANCES[brave], thumb=True)
    if GO <= move < DELIVER:
        return go_way(view, seat, move, label)
    if DELIVER <= move < CLEAR:
        return deliver_way(view, seat, move - DELIVER, label)
    if CLEAR <= move < POTION:
        tile, price = view.tile_on[move - CLEAR], rules.price_of(view, move - CLEAR)
        return Way(move, label, piece=f"cloud-{tile}", short=say("wands", n=price))
    key, go = BUTTONS.get(move, (str(move - SELL), move > SELL))
    return Way(move, label, button=True, key=key, tone="go" if go else "")


BUTTONS = {CONFIRM: ("c", True), rules.SKIP: ("s", False), POTION: ("p", True), rules.WAND: ("w", True)}


def go_way(view: State, seat: int, move: int, label: Phrase) -> Way:
    """Carrying either of two pawns in one region means the same."""
    pawn, region = divmod(move - GO, REGIONS)
    there = f"region-{region}"
    together = view.pawn[seat, 0] == view.pawn[seat, 1]
    also = (f"pawn-{seat}-{1 - pawn}", there) if together else ("", "")
    short = say("go-short", here=words.name(view, view.pawn[seat, pawn]))
    return Way(move, label, piece=f"pawn-{seat}-{pawn}", place=there, also=also, short=short)


def deliver_way(view: State, seat: int, tower: int, label: Phrase) -> Way:
    colour = words.colour_of(view, tower)
    n = view.goods[seat, colour]
    potion = f"good-{seat}-{colour}-{n - 1}" if n else ""
    brings = say("brings", points=rules.delivery_points(view, tower))
    return Way(DELIVER + tower, label, piece=potion, place=f"tower-{tower}", brings=brings)


def tempting(view: State, seat: int) -> list[int]:
    """Moves that somebody might try although they may not be legal now."""
    if view.phase == GOING:
        pawns = range(1 if view.pawn[seat, 0] == view.pawn[seat, 1] else 2)
        return [GO + REGIONS * pawn + r for pawn in pawns for r in members(view.near[view.pawn[seat, pawn]])]
    if view.phase == DELIVERING:
        near = joined(view.served[view.pawn[seat, 0]]) | joined(view.served[view.pawn[seat, 1]])
        return [DELIVER + tower for tower in members(near) if view.goods[seat, words.colour_of(view, tower)]]
    if view.phase == CLEARING:
        return [CLEAR + space for space in members(view.cloudy_spaces)]
    return []
