"""What a seat sees of Broom Service: the map with towers, clouds and pawns, the trick, everybody's things, the hand.

A region's place is `region-5`, a tower's `tower-12`, a cloud's `space-3`. A laid role is `role-2-7` for seat and role;
in the hand of the viewer it has the same name. Goods are counted from the ground, `flask-2-1-0`, and taken from the
top. The broom shows who holds the claim.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from msgspec.structs import replace

from spieltisch.engine.scene import Colour, Flag, Ground, Look, Piece, Place, Scene, Seat, Upright, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import Text, player
from spieltisch.games.broom_service import words
from spieltisch.games.broom_service.chart import CASTLE, CLOUD, NAME, PAWNS, TOWER, Chart, chart_of
from spieltisch.games.broom_service.rules import (
    BONUS,
    BRAVE,
    CHOOSING,
    CLEARING,
    CONFIRM,
    COWARD,
    CURSE,
    DELIVER,
    DELIVERING,
    DRUID,
    FAIRY,
    GATHERER,
    GO,
    GOING,
    LEAD,
    MOST_MOVES,
    NOTHING,
    OVER,
    POTION,
    POTIONS,
    REGIONS,
    ROLES,
    ROUNDS,
    SELL,
    SKIP,
    STANCE,
    UNPICK,
    WAND,
    State,
    actors,
    cards_left,
    delivery_points,
    moves,
    price_of,
)
from spieltisch.games.broom_service.rules import CLOUD as CLEAR

SEAT_COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue", "white", "black")
POTION_COLOURS: tuple[Colour, ...] = ("green", "purple", "orange")
GROUNDS: tuple[Ground, ...] = ("forest", "hills", "prairie", "mountain")

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
    table = Scene(zones, [beside_name(view, other) for other in range(view.seats)], notice=notice(view))
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def beside_name(view: State, seat: int) -> Seat:
    """Score, and what matters about a player now; at the end what the score is made of."""
    track, bolts, sets = words.final_parts(view, seat)
    flashes = words.bolts_said(view.bolts[seat])
    notes = []
    if view.phase == OVER:
        notes.append(
            Text(f"{track} + {bolts} (Blitze) + {sets} (Rohstoffe)", f"{track} + {bolts} (bolts) + {sets} (resources)")
        )
        return Seat(seat, SEAT_COLOURS[seat], track + bolts + sets, notes)
    if view.phase == CHOOSING:
        chosen = view.confirmed >> seat & 1
        notes.append(Text("hat gewählt", "has chosen") if chosen else Text("wählt", "chooses"))
    else:
        notes.append(words.cards_said(cards_left(view, seat)))
    if view.leader == seat:
        notes.append(Text("spielt aus", "leads"))
    if view.claim == seat:
        notes.append(Text("hält den Anspruch", "holds the claim"))
    if view.bolts[seat]:
        notes.append(Text(f"{flashes.de} = {bolts}", f"{flashes.en} = {bolts}"))
    return Seat(seat, SEAT_COLOURS[seat], track, notes)


def notice(view: State) -> Text:
    """The round, its event in a few words, and its bewitched roles."""
    parts = [Text(f"Runde {view.round} von {ROUNDS}", f"Round {view.round} of {ROUNDS}")]
    if view.event >= 0:
        name, what = words.event_name(view, view.event), words.event_in_short(view, view.event)
        parts.append(Text(f"{name.de}: {what.de}", f"{name.en}: {what.en}"))
    if view.cursed:
        roles = words.roles_said(view.cursed)
        parts.append(Text(f"verwünscht: {roles.de}", f"bewitched: {roles.en}"))
    return words.joined_texts(parts, " · ", " · ")


# The map.

# What of a record says where everything on its map lies and what it looks like.
DRAWN = (
    *("letters", "raster", "tower_cells", "space_cells", "castle_cells", "served"),
    *("of_colour", "round_towers", "worth", "reward", "land", "space_at"),
)


@dataclass(frozen=True)
class Map:
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
            [space_place(view, chart, space) for space in range(view.spaces)],
            [box(f"castle-{n}", at, CASTLE, "castle", Text("Burg", "castle")) for n, at in enumerate(chart.castles)],
            [tower_potion(view, tower) for tower in range(view.towers)],
        )
    return _maps[key]


def land(view: State) -> Zone:
    """Regions, towers, clouds, castles and pawns."""
    drawn = map_of(view)
    cloudy = members(view.cloudy_spaces)
    places = [*drawn.regions, *drawn.towers, *(drawn.spaces[space] for space in cloudy), *drawn.castles]
    pieces = [drawn.potions[tower] for tower in members(joined(view.full))]
    pieces += [cloud_piece(view, view.tile_on[space], f"space-{space}", price_of(view, space)) for space in cloudy]
    for seat in range(view.seats):
        pieces += [pawn_piece(view, seat, pawn, region) for pawn, region in enumerate(view.pawn[seat].tolist())]
    title = Text("Land", "Land")
    return Zone("land", drawn.width, drawn.height, places, pieces, title=title, surface="sea", roams=True)


def box(id: str, middle: tuple[float, float], size: tuple[float, float], look: Look, label: Text) -> Place:
    """A place of that size around its middle."""
    x, y = (round(middle[k] - size[k] / 2, 2) for k in (0, 1))
    return Place(id, x, y, *size, look, label)


def region_place(view: State, chart: Chart, region: int) -> Place:
    name, terrain = words.region_name(view, region), words.terrain_of(view, region)
    label = Text(f"{name}, {words.TERRAINS[terrain].de}", f"{name}, {words.TERRAINS[terrain].en}")
    x, y = chart.pawns[region]
    place = box(f"region-{region}", (x, y + NAME / 2), PAWNS, "land", label)
    outline = chart.atlas.outlines[str(region)]
    return replace(place, title=Text(name, name), heap="beside", outline=outline, ground=GROUNDS[terrain])


def tower_place(view: State, chart: Chart, tower: int) -> Place:
    """A tower; pointing at it shows from where it can be served."""
    look: Look = "tower" if words.is_round(view, tower) else "keep"
    return replace(
        box(f"tower-{tower}", chart.towers[tower], TOWER, look, words.tower_label(view, tower)),
        caption=str(view.worth[tower]),
        colour=POTION_COLOURS[words.colour_of(view, tower)],
        signs=" ".join(["wand"] * view.reward[tower]),
        shows=[f"region-{region}" for region in words.regions_of(view, tower)],
    )


def space_place(view: State, chart: Chart, space: int) -> Place:
    name = words.region_name(view, view.space_at[space])
    label = Text(f"Wolkenplatz {space + 1}, {name}", f"cloud space {space + 1}, {name}")
    return box(f"space-{space}", chart.clouds[space], CLOUD, "none", label)


def tower_potion(view: State, tower: int) -> Piece:
    label = words.tower_label(view, tower)
    full = Text(f"{label.de}, beliefert", f"{label.en}, served")
    colour = POTION_COLOURS[words.colour_of(view, tower)]
    return Piece(f"flask-tower-{tower}", "flask", f"tower-{tower}", colour, label=full)


def cloud_piece(view: State, tile: int, at: str, price: int) -> Piece:
    bolts, cost = words.bolts_said(view.bolts_on[tile]), words.wands_said(price)
    label = Text(f"Wolke: {cost.de}, {bolts.de}", f"cloud: {cost.en}, {bolts.en}")
    signs = [" ".join(["bolt"] * view.bolts_on[tile])]
    return Piece(f"cloud-{tile}", "cloud", at, number=price, label=label, signs=signs)


def pawn_piece(view: State, seat: int, pawn: int, region: int) -> Piece:
    name = words.region_name(view, region)
    label = Text(f"Figur von {player(seat)} in {name}", f"pawn of {player(seat)} in {name}")
    return Piece(f"pawn-{seat}-{pawn}", "pawn", f"region-{region}", SEAT_COLOURS[seat], flags=["cone"], label=label)


# The trick and everybody's things.


def trick(view: State) -> Zone:
    """The role in the middle with its two halves, where the leader's card lies until the trick is over."""
    places = [Place("trick", 0, 0, CARD, CARD_HEIGHT, "slot", Text("Mitte", "middle"))]
    left, x = CARD + 0.15, TRICK_WIDTH - BROOM
    places += half_places(view, "says", left, x - left - 0.05, CARD_HEIGHT)
    places.append(Place("nobody", x, 0, BROOM, CARD_HEIGHT, "none", Text("noch kein Anspruch", "no claim yet")))
    pieces = []
    if view.role != NOTHING:
        pieces.append(laid_role(view, view.leader, view.role, "trick"))
    if view.claim < 0:
        pieces.append(broom(view, "nobody"))
    name = words.ROLE_NAMES[view.role] if view.role != NOTHING else Text("Stich", "Trick")
    return Zone("trick", TRICK_WIDTH, CARD_HEIGHT, places, pieces, area="side", title=name)


def half_places(view: State, id: str, x: float, wide: float, high: float) -> list[Place]:
    """What the role of the trick does, bravely and cowardly."""
    half = round(high / 2 - 0.04, 2)
    return [half_place(view, f"{id}-{1 - n}", (x, n * (high - half), wide, half), 1 - n) for n in (0, 1)]


def half_place(view: State, id: str, at: tuple[float, float, float, float], brave: int) -> Place:
    what = words.effect(view, view.role, brave) if view.role != NOTHING else STANCES[brave]
    signs = half_signs(view, view.role, brave) if view.role != NOTHING else ""
    x, y, wide, high = (round(n, 2) for n in at)
    return Place(id, x, y, wide, high, "tray", what, title=STANCES[brave], signs=signs)


STANCES = (Text("Feige", "Cowardly"), Text("Mutig", "Brave"))


def broom(view: State, at: str) -> Piece:
    label = Text("Anspruch auf die mutige Aktion", "claim to the brave action")
    return Piece("broom", "broom", at, flags=["glow"] if view.claim >= 0 else ["dim"], label=label)


def strip(view: State, seat: int, own: bool = False) -> Zone:
    """A player's goods, won clouds and laid roles."""
    left = 0.0 if own else round((POTIONS + 1) * GOOD, 2)
    goods = () if own else goods_places(seat, GOOD, STRIP_HEIGHT)
    places = [*goods, *strip_places(seat, left)]
    pieces = [] if own else goods_pieces(view, seat)
    tiles = [tile for tile in range(view.tiles) if view.won[seat] >> tile & 1]
    pieces += [cloud_piece(view, tile, f"won-{seat}", view.price[tile]) for tile in tiles]
    for role in view.laid[seat].tolist():
        if role != NOTHING and (role != view.role or seat != view.leader):
            pieces.append(laid_role(view, seat, role, f"laid-{seat}"))
    if view.claim == seat:
        pieces.append(broom(view, f"claim-{seat}"))
    title = Text(player(seat), player(seat))
    return Zone(f"strip-{seat}", STRIP_WIDTH, STRIP_HEIGHT, places, pieces, area="side", title=title, owner=seat)


@cache
def strip_places(seat: int, left: float) -> tuple[Place, ...]:
    end = STRIP_WIDTH - BROOM
    clouds, laid, claim = (
        Text("gewonnene Wolken", "clouds won"),
        Text("gespielte Rollen", "roles played"),
        Text("Anspruch", "claim"),
    )
    return (
        Place(f"won-{seat}", left, 0, WON, STRIP_HEIGHT, "none", clouds, heap="beside"),
        Place(f"laid-{seat}", left + WON, 0, end - left - WON, STRIP_HEIGHT, "none", laid, heap="fan"),
        Place(f"claim-{seat}", end, 0, BROOM, STRIP_HEIGHT, "none", claim),
    )


@cache
def goods_places(seat: int, size: float, height: float) -> tuple[Place, ...]:
    """Three heaps of potions and one of wands."""
    return tuple(
        Place(f"goods-{seat}-{kind}", round(kind * size, 2), 0, size, height, "bed", words.GOODS[kind])
        for kind in range(POTIONS + 1)
    )


def goods_pieces(view: State, seat: int) -> list[Piece]:
    pieces = []
    for kind, n in enumerate(view.goods[seat].tolist()):
        colour: Colour = POTION_COLOURS[kind] if kind < POTIONS else ""
        for k in range(n):
            id, at = f"good-{seat}-{kind}-{k}", f"goods-{seat}-{kind}"
            pieces.append(Piece(id, "flask" if colour else "wand", at, colour, label=words.GOODS[kind]))
    return pieces


# Roles.


def role_piece(view: State, seat: int, role: int, at: str, label: Text, flags: list[Flag]) -> Piece:
    """A role with its picture and both halves; a bewitched one tells what it costs."""
    cursed: list[Flag] = ["cursed"] if view.cursed >> role & 1 else []
    return Piece(
        f"role-{seat}-{role}",
        "role",
        at,
        SEAT_COLOURS[seat],
        number=-CURSE if cursed else None,
        flags=[*flags, *cursed],
        label=label,
        title=words.ROLE_TITLES[role],
        signs=[picture_signs(view, role), half_signs(view, role, 1), half_signs(view, role, 0)],
    )


def hand_role(view: State, seat: int, role: int, flags: list[Flag]) -> Piece:
    """A role to choose or to play, all of it in words."""
    name, brave, coward = words.ROLE_NAMES[role], words.effect(view, role, 1), words.effect(view, role, 0)
    cursed = Text(" Verwünscht.", " Bewitched.") if view.cursed >> role & 1 else Text("", "")
    label = Text(
        f"{name.de}. Mutig: {brave.de}. Feige: {coward.de}.{cursed.de}",
        f"{name.en}. Brave: {brave.en}. Cowardly: {coward.en}.{cursed.en}",
    )
    return role_piece(view, seat, role, "hand", label, flags)


def laid_role(view: State, seat: int, role: int, at: str) -> Piece:
    """A role on the table; which half counts shows once the stance is known."""
    name = words.ROLE_NAMES[role]
    if role == view.role and seat == view.actor and view.phase == STANCE:
        return role_piece(view, seat, role, at, name, ["glow"])
    brave = view.brave[seat] >> role & 1
    how = words.BRAVELY if brave else words.COWARDLY
    label = Text(f"{name.de}, {how.de}", f"{name.en}, {how.en}")
    return role_piece(view, seat, role, at, label, ["upper" if brave else "lower"])


def picture_signs(view: State, role: int) -> str:
    if role < DRUID:
        return f"hat {GROUNDS[role]}"
    if role < GATHERER:
        return " ".join(["staff", *(GROUNDS[terrain] for terrain in words.druid_terrains(view, role))])
    return f"basket flask:{POTION_COLOURS[role - GATHERER]}" if role < FAIRY else "cloud sun"


def half_signs(view: State, role: int, brave: int) -> str:
    """An action in signs."""
    bonus = f" +{BONUS}" if brave else ""
    if role < DRUID:
        return f"go {GROUNDS[role]}" + (" flask roof" if brave else "")
    if role < GATHERER:
        return f"flask roof{bonus}"
    if role == FAIRY:
        return f"wand cloud{bonus}"
    potions, wands, single = view.income[role - GATHERER, brave].tolist()
    flasks, sticks = [f"flask:{POTION_COLOURS[role - GATHERER]}"] * potions, ["wand"] * wands
    return " ".join([*flasks, *(["/"] if single else []), *sticks])


# The viewer's own things.


def hand(view: State, seat: int) -> Zone:
    """All ten roles while choosing, picked ones raised; then those not laid yet, and the choice between two halves."""
    if view.phase == CHOOSING and not view.confirmed >> seat & 1:
        return choice(view, seat)
    places = [Place("hand", 0, 0, HAND_WIDTH, OWN_CARD_HEIGHT, "none", Text("Rollen", "roles"), heap="fan")]
    pieces = [hand_role(view, seat, role, []) for role in members(view.hand[seat])]
    width = HAND_WIDTH
    if view.phase == STANCE and view.actor == seat:
        places += half_places(view, "stance", HAND_WIDTH, STANCE_WIDTH, OWN_CARD_HEIGHT)
        width += STANCE_WIDTH
    title = Text("Deine Rollen", "Your roles")
    return Zone("hand", width, OWN_CARD_HEIGHT, places, pieces, area="own", title=title, owner=seat)


def choice(view: State, seat: int) -> Zone:
    place = Place("hand", 0, 0, CHOICE_WIDTH, OWN_CARD_HEIGHT, "none", Text("Rollen", "roles"), heap="fan")
    picked = view.hand[seat]
    pieces = [hand_role(view, seat, role, ["chosen"] if picked >> role & 1 else []) for role in range(ROLES)]
    title = Text("Wähle vier Rollen", "Choose four roles")
    narrow = Upright(UPRIGHT_WIDTH, OWN_CARD_HEIGHT, [(0, 0, UPRIGHT_WIDTH, OWN_CARD_HEIGHT)])
    size = CHOICE_WIDTH, OWN_CARD_HEIGHT
    return Zone("hand", *size, [place], pieces, area="own", title=title, owner=seat, upright=narrow)


def own_goods(view: State, seat: int) -> Zone:
    places = [*goods_places(seat, OWN_GOOD, OWN_GOOD)]
    title = Text("Deine Tränke und Stäbe", "Your potions and wands")
    width = (POTIONS + 1) * OWN_GOOD
    return Zone("goods", width, OWN_GOOD, places, goods_pieces(view, seat), area="own", title=title, owner=seat)


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    table.ways = [way(view, seat, move) for move in legal]
    if view.phase == CHOOSING:
        table.ways += [way(view, seat, UNPICK + role) for role in members(view.hand[seat])]
    known = set(legal)
    table.shut = [way(view, seat, move) for move in tempting(view, seat) if move not in known]


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
        tile, cost = view.tile_on[move - CLEAR], words.wands_said(price_of(view, move - CLEAR))
        return Way(move, label, piece=f"cloud-{tile}", short=cost)
    key, go = BUTTONS.get(move, (str(move - SELL), move > SELL))
    return Way(move, label, button=True, key=key, tone="go" if go else "")


BUTTONS = {CONFIRM: ("c", True), SKIP: ("s", False), POTION: ("p", True), WAND: ("w", True)}


def go_way(view: State, seat: int, move: int, label: Text) -> Way:
    """Carrying either of two pawns in one region means the same."""
    pawn, region = divmod(move - GO, REGIONS)
    there = f"region-{region}"
    together = view.pawn[seat, 0] == view.pawn[seat, 1]
    also = (f"pawn-{seat}-{1 - pawn}", there) if together else ("", "")
    here = words.region_name(view, view.pawn[seat, pawn])
    short = Text(f"von {here}", f"from {here}")
    return Way(move, label, piece=f"pawn-{seat}-{pawn}", place=there, also=also, short=short)


def deliver_way(view: State, seat: int, tower: int, label: Text) -> Way:
    colour = words.colour_of(view, tower)
    n = view.goods[seat, colour]
    potion = f"good-{seat}-{colour}-{n - 1}" if n else ""
    gain = f"+{delivery_points(view, tower)}"
    return Way(DELIVER + tower, label, piece=potion, place=f"tower-{tower}", brings=Text(gain, gain))


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
