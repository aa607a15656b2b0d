"""Broom Service in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import Text, player
from spieltisch.games.broom_service.rules import (
    BONUS,
    BRAVE,
    CHOOSING,
    CLEARING,
    CLOUD,
    CONFIRM,
    COWARD,
    CURSE,
    DELIVER,
    DELIVERING,
    DELIVERY,
    DISCOUNT,
    DRUID,
    EVENTS,
    FAIRY,
    FOR_WANDS,
    GATHERER,
    GO,
    GOING,
    HAND,
    LEAD,
    LEAD_BRAVE,
    LEADING,
    NOTHING,
    ON_TERRAIN,
    OVER,
    PAWNS,
    POTION,
    POTIONS,
    REGIONS,
    ROLES,
    ROUND,
    ROUNDS,
    SELL,
    SELLING,
    SKIP,
    SQUARE,
    STANCE,
    STOCK,
    TAKING,
    TRIPLE,
    UNPICK,
    WAND,
    State,
    cards_left,
    delivery_points,
    is_event,
    points_for_bolts,
    points_for_sets,
    price_of,
    resources,
)

# Names of things.

ROLE_NAMES = (
    Text("Waldhexe", "Forest Witch"),
    Text("Hügelhexe", "Hill Witch"),
    Text("Präriehexe", "Prairie Witch"),
    Text("Berghexe", "Mountain Witch"),
    Text("Taldruide", "Valley Druid"),
    Text("Höhendruide", "Hilltop Druid"),
    Text("Kräutersammler", "Herb Gatherer"),
    Text("Früchtesammler", "Fruit Gatherer"),
    Text("Wurzelsammler", "Root Gatherer"),
    Text("Wetterfee", "Weather Fairy"),
)
# The same in two lines, for narrow cards.
ROLE_TITLES = (
    Text("Wald-\nhexe", "Forest\nWitch"),
    Text("Hügel-\nhexe", "Hill\nWitch"),
    Text("Prärie-\nhexe", "Prairie\nWitch"),
    Text("Berg-\nhexe", "Mountain\nWitch"),
    Text("Tal-\ndruide", "Valley\nDruid"),
    Text("Höhen-\ndruide", "Hilltop\nDruid"),
    Text("Kräuter-\nsammler", "Herb\nGatherer"),
    Text("Früchte-\nsammler", "Fruit\nGatherer"),
    Text("Wurzel-\nsammler", "Root\nGatherer"),
    Text("Wetter-\nfee", "Weather\nFairy"),
)
TERRAINS = (Text("Wald", "forest"), Text("Hügel", "hills"), Text("Prärie", "prairie"), Text("Berg", "mountain"))
INTO = (
    Text("in einen Wald", "into a forest"),
    Text("auf einen Hügel", "onto a hill"),
    Text("in eine Prärie", "into a prairie"),
    Text("auf einen Berg", "onto a mountain"),
)
ON = (
    Text("im Wald", "in a forest"),
    Text("auf einem Hügel", "on a hill"),
    Text("in der Prärie", "on a prairie"),
    Text("auf einem Berg", "on a mountain"),
)
COLOURS = (Text("grün", "green"), Text("lila", "purple"), Text("orange", "orange"))
GOODS = (
    Text("grüner Trank", "green potion"),
    Text("lila Trank", "purple potion"),
    Text("oranger Trank", "orange potion"),
    Text("Zauberstab", "wand"),
)
BRAVELY, COWARDLY = Text("mutig", "brave"), Text("feige", "cowardly")


@cache
def names(letters: bytes) -> tuple[str, ...]:
    """The names that a board's letters spell: regions, lakes, then events in both languages."""
    return tuple(letters.decode().split("\n")[:-1])


def all_names(s: State) -> tuple[str, ...]:
    return names(s.array["letters"][0].tobytes().rstrip(b"\0"))


def region_name(s: State, region: int) -> str:
    return all_names(s)[region]


def lake_names(s: State) -> tuple[str, ...]:
    return all_names(s)[s.regions : -2 * EVENTS]


def event_name(s: State, event: int) -> Text:
    first = len(all_names(s)) - 2 * (EVENTS - event)
    return Text(all_names(s)[first], all_names(s)[first + 1])


def terrain_of(s: State, region: int) -> int:
    return next(terrain for terrain in range(4) if s.land[terrain] >> region & 1)


def colour_of(s: State, tower: int) -> int:
    """The colour of a tower's roof and potion."""
    return next(colour for colour in range(POTIONS) if joined(s.of_colour[colour]) >> tower & 1)


def is_round(s: State, tower: int) -> bool:
    return bool(joined(s.round_towers) >> tower & 1)


def regions_of(s: State, tower: int) -> list[int]:
    """Where a tower can be served from."""
    return [region for region in range(s.regions) if joined(s.served[region]) >> tower & 1]


def tower_name(s: State, tower: int) -> Text:
    """`grüner Turm T5 (Burgheide, Dachshügel)`."""
    colour, shape = COLOURS[colour_of(s, tower)], "runder" if is_round(s, tower) else "eckiger"
    where = ", ".join(region_name(s, region) for region in regions_of(s, tower))
    english = "round" if is_round(s, tower) else "square"
    return Text(
        f"{shape} Turm T{tower + 1} ({colour.de}; {where})", f"{english} tower T{tower + 1} ({colour.en}; {where})"
    )


def tower_label(s: State, tower: int) -> Text:
    """A tower and what it brings."""
    name, gain = tower_name(s, tower), gain_said(s, tower)
    return Text(f"{name.de}: {gain.de}", f"{name.en}: {gain.en}")


def points_said(n: int) -> Text:
    return Text("1 Punkt", "1 point") if abs(n) == 1 else Text(f"{n} Punkte", f"{n} points")


def signed(n: int) -> str:
    """A number with its sign."""
    return f"{n:+d}".replace("-", "−")


def wands_said(n: int) -> Text:
    return Text("1 Stab", "1 wand") if n == 1 else Text(f"{n} Stäbe", f"{n} wands")


def potions_said(n: int, colour: int) -> Text:
    name = COLOURS[colour]
    return Text(
        f"{n} {'Trank' if n == 1 else 'Tränke'} ({name.de})", f"{n} {name.en} {'potion' if n == 1 else 'potions'}"
    )


def bolts_said(n: int) -> Text:
    return Text("1 Blitz", "1 bolt") if n == 1 else Text(f"{n} Blitze", f"{n} bolts")


def joined_texts(texts: Iterable[Text], de: str = ", ", en: str = ", ") -> Text:
    """Several texts as one."""
    known = list(texts)
    return Text(de.join(text.de for text in known), en.join(text.en for text in known))


def roles_said(roles: int) -> Text:
    """The names of a set of roles."""
    return joined_texts(ROLE_NAMES[role] for role in members(roles))


def gain_said(s: State, tower: int) -> Text:
    """What a delivery brings by itself: `4 points and 1 wand`."""
    parts = [points_said(s.worth[tower])] + ([wands_said(s.reward[tower])] if s.reward[tower] else [])
    return joined_texts(parts, " und ", " and ")


# What roles and events do.


def effect(s: State, role: int, brave: int) -> Text:
    """What a role does, bravely (1) or cowardly (0)."""
    if role < DRUID:
        into = INTO[role]
        if brave:
            return Text(f"zieh {into.de}, dann liefere dort 1 Trank", f"go {into.en}, then deliver 1 potion there")
        return Text(f"zieh {into.de}", f"go {into.en}")
    if role < GATHERER:
        where = joined_texts((ON[terrain] for terrain in druid_terrains(s, role)), " oder ", " or ")
        more = Text(f", +{BONUS} Punkte", f", +{BONUS} points") if brave else Text("", "")
        return Text(f"liefere 1 Trank {where.de}{more.de}", f"deliver 1 potion {where.en}{more.en}")
    if role < FAIRY:
        potions, wands, single = s.income[role - GATHERER, brave].tolist()
        got = income_said(role - GATHERER, potions, wands, single)
        return Text(f"nimm {got.de}", f"take {got.en}")
    more = Text(f", +{BONUS} Punkte", f", +{BONUS} points") if brave else Text("", "")
    return Text(f"zaubere 1 Wolke nebenan weg{more.de}", f"clear 1 cloud next door{more.en}")


def druid_terrains(s: State, role: int) -> list[int]:
    return [terrain for terrain in range(4) if s.druid_land[role - DRUID] & s.land[terrain]]


def income_said(colour: int, potions: int, wands: int, single: int) -> Text:
    parts = [potions_said(potions, colour)] if potions else []
    parts += [wands_said(wands)] if wands else []
    return joined_texts(parts, " oder ", " or ") if single else joined_texts(parts, " und ", " and ")


def event_effect(s: State, event: int) -> Text:
    """What an event does."""
    kind, a, b = s.events[event].tolist()
    if kind == LEAD_BRAVE:
        return Text("Wer ausspielt, muss mutig sein.", "Whoever leads must be brave.")
    if kind == ON_TERRAIN:
        return Text(
            f"Am Ende der Runde {signed(b)} Punkte je eigene Figur {ON[a].de}.",
            f"At the end of the round {signed(b)} points per own pawn {ON[a].en}.",
        )
    if kind == TRIPLE:
        return Text(
            f"Am Ende der Runde darf jeder einen Trank jeder Farbe für {a} Punkte abgeben.",
            f"At the end of the round each may hand in one potion of each colour for {a} points.",
        )
    if kind == FOR_WANDS:
        return Text(
            f"Am Ende der Runde darf jeder bis zu {a} Stäbe für je {b} Punkte abgeben.",
            f"At the end of the round each may hand in up to {a} wands for {b} points each.",
        )
    if kind == STOCK:
        worth = points_said(b)
        return Text(
            f"Am Ende der Runde {worth.de} je {a} Rohstoffe im Besitz.",
            f"At the end of the round {worth.en} for every {a} resources held.",
        )
    if kind == DISCOUNT:
        less = wands_said(a)
        return Text(f"Jede Wolke kostet {less.de} weniger, mindestens 1.", f"Clouds cost {less.en} less, at least 1.")
    towers = {
        ROUND: Text("an runde Türme", "to round towers"),
        SQUARE: Text("an eckige Türme", "to square towers"),
        ROUND | SQUARE: Text("an Türme", "to towers"),
    }[a]
    return Text(
        f"{signed(b)} Punkte für jede Lieferung {towers.de}.", f"{signed(b)} points for every delivery {towers.en}."
    )


def event_in_short(s: State, event: int) -> Text:
    """The same in a few words."""
    kind, a, b = s.events[event].tolist()
    towers = {ROUND: Text("einen runden", "a round"), SQUARE: Text("einen eckigen", "a square")}.get(
        a, Text("einen", "a")
    )
    return {
        LEAD_BRAVE: Text("wer ausspielt, ist mutig", "whoever leads is brave"),
        ON_TERRAIN: Text(f"{signed(b)} je Figur {ON[a % 4].de}", f"{signed(b)} per pawn {ON[a % 4].en}"),
        TRIPLE: Text(f"3 verschiedene Tränke für {a} Punkte", f"3 different potions for {a} points"),
        FOR_WANDS: Text(f"bis {a} Stäbe, je {b} Punkte", f"up to {a} wands, {b} points each"),
        STOCK: Text(f"{points_said(b).de} je {a} Rohstoffe", f"{points_said(b).en} per {a} resources"),
        DISCOUNT: Text(f"Wolken −{wands_said(a).de}", f"clouds −{wands_said(a).en}"),
        DELIVERY: Text(
            f"{signed(b)} je Lieferung an {towers.de} Turm", f"{signed(b)} per delivery to {towers.en} tower"
        ),
    }[kind]


# Moves.

CONFIRM_LABEL = Text("Diese vier Rollen nehmen", "Take these four roles")
SKIP_LABELS = {
    GOING: Text("Nicht ziehen", "Do not move"),
    DELIVERING: Text("Nichts liefern", "Deliver nothing"),
    CLEARING: Text("Keine Wolke wegzaubern", "Clear no cloud"),
}


def label(view: State, seat: int, move: int) -> Text:
    if move < LEAD:
        return choice_label(move)
    if move < BRAVE:
        name = ROLE_NAMES[move - LEAD]
        return Text(f"{name.de} ausspielen", f"Lead the {name.en}")
    if move <= COWARD:
        how, what = (BRAVELY if move == BRAVE else COWARDLY), effect(view, view.role, int(move == BRAVE))
        return Text(f"{how.de.capitalize()}: {what.de}", f"{how.en.capitalize()}: {what.en}")
    if move < DELIVER:
        return go_label(view, seat, move)
    if move < CLOUD:
        return deliver_label(view, move - DELIVER)
    if move < POTION:
        return cloud_label(view, move - CLOUD)
    if move <= WAND:
        got = taken_said(view, move)
        return Text(f"{got.de} nehmen", f"Take {got.en}")
    return SKIP_LABELS.get(view.phase, SKIP_LABELS[GOING]) if move == SKIP else sell_label(view, move - SELL)


def choice_label(move: int) -> Text:
    if move == CONFIRM:
        return CONFIRM_LABEL
    name = ROLE_NAMES[move % ROLES]
    if move < UNPICK:
        return Text(f"{name.de} wählen", f"Pick the {name.en}")
    return Text(f"{name.de} zurücklegen", f"Put the {name.en} back")


def go_label(view: State, seat: int, move: int) -> Text:
    pawn, region = divmod(move - GO, REGIONS)
    here, there = region_name(view, view.pawn[seat, pawn]), region_name(view, region)
    return Text(f"Von {here} nach {there}", f"From {here} to {there}")


def deliver_label(view: State, tower: int) -> Text:
    name, more = tower_name(view, tower), points_said(delivery_points(view, tower))
    wands = wands_said(view.reward[tower])
    also = Text(f", {wands.de}", f", {wands.en}") if view.reward[tower] else Text("", "")
    return Text(f"Liefern: {name.de}, {more.de}{also.de}", f"Deliver: {name.en}, {more.en}{also.en}")


def cloud_label(view: State, space: int) -> Text:
    cost, bolts = wands_said(price_of(view, space)), bolts_said(view.bolts_on[view.tile_on[space]])
    where = region_name(view, view.space_at[space])
    return Text(
        f"Wolke {space + 1} über {where} wegzaubern: {cost.de}, {bolts.de}",
        f"Clear cloud {space + 1} over {where}: {cost.en}, {bolts.en}",
    )


def taken_said(view: State, move: int) -> Text:
    """What a gatherer takes who may take one thing only."""
    colour = view.role - GATHERER
    n = view.income[colour, view.bold, move - POTION]
    return potions_said(n, colour) if move == POTION else wands_said(n)


def sell_label(view: State, n: int) -> Text:
    if n == 0:
        return Text("Nichts abgeben", "Hand in nothing")
    if is_event(view, TRIPLE):
        worth = points_said(view.events[view.event, 1])
        return Text(f"Drei Tränke für {worth.de} abgeben", f"Hand in three potions for {worth.en}")
    what, worth = wands_said(n), points_said(n * view.events[view.event, 2])
    return Text(f"{what.de} für {worth.de} abgeben", f"Hand in {what.en} for {worth.en}")


# What is to be done.


def prompt(view: State, seat: int) -> Text:
    if view.phase == CHOOSING:
        left = HAND - view.hand[seat].bit_count()
        if left == 0:
            return Text("Bestätige deine vier Rollen.", "Confirm your four roles.")
        return Text(f"Wähle noch {left} Rollen für diese Runde.", f"Choose {left} more roles for this round.")
    if view.phase == STANCE:
        return stance_prompt(view, seat)
    name = ROLE_NAMES[view.role] if view.role >= 0 else Text("", "")
    how = BRAVELY if view.bold else COWARDLY
    ask = {
        LEADING: Text("Spiel eine deiner Rollen aus.", "Lead one of your roles."),
        GOING: Text("Zieh eine Figur, oder bleib.", "Move a pawn, or stay."),
        DELIVERING: Text("Bring einen Trank zu einem Turm.", "Bring a potion to a tower."),
        CLEARING: Text("Zaubere eine Wolke weg.", "Clear a cloud."),
        TAKING: Text("Nimm einen Trank oder einen Stab.", "Take a potion or a wand."),
        SELLING: Text("Gib ab, was du willst.", "Hand in what you like."),
    }[view.phase]
    if view.phase in (LEADING, SELLING):
        return ask
    return Text(f"{name.de}, {how.de}: {ask.de}", f"{name.en}, {how.en}: {ask.en}")


def stance_prompt(view: State, seat: int) -> Text:
    """Brave or cowardly, and who may still take the claim away."""
    name, rivals = ROLE_NAMES[view.role], still_to_answer(view)
    if not rivals:
        return Text(
            f"{name.de}: mutig oder feige? Niemand kann dich mehr überbieten.",
            f"{name.en}: brave or cowardly? Nobody can top you any more.",
        )
    who = joined_texts(
        Text(
            f"{player(other)} ({cards_said(cards_left(view, other)).de})",
            f"{player(other)} ({cards_said(cards_left(view, other)).en})",
        )
        for other in rivals
    )
    return Text(
        f"{name.de}: mutig oder feige? Noch nach dir: {who.de}.",
        f"{name.en}: brave or cowardly? Still to come: {who.en}.",
    )


def cards_said(n: int) -> Text:
    return Text("1 Karte", "1 card") if n == 1 else Text(f"{n} Karten", f"{n} cards")


def still_to_answer(view: State) -> list[int]:
    """The players who may still lay the role of the trick: not asked yet, and with cards in hand."""
    if view.role == NOTHING:
        return []
    seats = [(view.leader + place) % view.seats for place in range(view.asked, view.seats)]
    return [seat for seat in seats if cards_left(view, seat)]


# The log.


def opening(view: State) -> list[Text]:
    return round_lines(view)


def round_lines(view: State) -> list[Text]:
    """A new round: its event, its bewitched roles, and who leads first."""
    lines = [Text(f"Runde {view.round} von {ROUNDS}.", f"Round {view.round} of {ROUNDS}.")]
    if view.event >= 0:
        name, what = event_name(view, view.event), event_effect(view, view.event)
        lines.append(Text(f"Ereignis: {name.de}. {what.de}", f"Event: {name.en}. {what.en}"))
    if view.cursed:
        roles = roles_said(view.cursed)
        lines.append(Text(f"Verwünscht: {roles.de}.", f"Bewitched: {roles.en}."))
    who = player(view.leader)
    lines.append(Text(f"{who} spielt zuerst aus.", f"{who} leads first."))
    return lines


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    who = player(seat)
    if move < CONFIRM:
        return [] if move < 0 else [said_of(who, choice_done(move))]
    if move == CONFIRM:
        lines = [Text(f"{who} hat gewählt.", f"{who} has chosen.")]
        return lines + ([ALL_CHOSEN] if after.phase == LEADING else [])
    role = move - LEAD if LEAD <= move < BRAVE else before.role
    lines = move_lines(before, after, seat, move, role)
    if before.phase != SELLING:
        lines += trick_lines(before, after, seat, move, role)
    if after.round != before.round or after.phase == OVER:
        lines.append(standing(before, after))
        lines += end_lines(after) if after.phase == OVER else round_lines(after)
    return lines


ALL_CHOSEN = Text("Alle haben vier Rollen gewählt.", "All have chosen four roles.")


def said_of(who: str, what: Text) -> Text:
    return Text(f"{who} {what.de}", f"{who} {what.en}")


def choice_done(move: int) -> Text:
    name = ROLE_NAMES[move % ROLES]
    if move < UNPICK:
        return Text(f"wählt {name.de}.", f"picks the {name.en}.")
    return Text(f"legt {name.de} zurück.", f"puts the {name.en} back.")


def move_lines(before: State, after: State, seat: int, move: int, role: int) -> list[Text]:
    """What the player himself did."""
    who = player(seat)
    if move < BRAVE:
        return lead_lines(after, seat, role)
    if move == BRAVE:
        return [said_of(who, Text("ist mutig.", "is brave.")), *lost_claim(before)]
    if move == COWARD:
        return coward_lines(before, after, seat, role)
    if move < DELIVER:
        pawn, region = divmod(move - GO, REGIONS)
        here, there = region_name(before, before.pawn[seat, pawn]), region_name(before, region)
        return [said_of(who, Text(f"zieht von {here} nach {there}.", f"goes from {here} to {there}."))]
    if move < CLOUD:
        return [said_of(who, delivered(before, move - DELIVER))]
    if move < POTION:
        return [said_of(who, cleared(before, move - CLOUD))]
    if move <= WAND:
        got = taken_said(before, move)
        return [said_of(who, Text(f"nimmt {got.de}.", f"takes {got.en}."))]
    if move == SKIP:
        return [said_of(who, Text("verzichtet.", "declines."))]
    return [said_of(who, sold(before, move - SELL))]


def lead_lines(after: State, seat: int, role: int) -> list[Text]:
    who, name = player(seat), ROLE_NAMES[role]
    lines = [
        said_of(
            who,
            Text(
                f"spielt {name.de} aus{curse_said(after, role).de}.",
                f"leads the {name.en}{curse_said(after, role).en}.",
            ),
        )
    ]
    if after.brave[seat] >> role & 1:
        lines.append(said_of(who, Text("muss mutig sein.", "must be brave.")))
    return lines


def curse_said(s: State, role: int) -> Text:
    return (
        Text(f" (verwünscht: −{CURSE} Punkte)", f" (bewitched: −{CURSE} points)")
        if s.cursed >> role & 1
        else Text("", "")
    )


def lost_claim(before: State) -> list[Text]:
    if before.claim < 0:
        return []
    other = player(before.claim)
    return [Text(f"{other} verliert den Anspruch.", f"{other} loses the claim.")]


def coward_lines(before: State, after: State, seat: int, role: int) -> list[Text]:
    lines = [said_of(player(seat), Text("ist feige.", "is cowardly."))]
    deciding = after.actor == seat and after.phase in (GOING, DELIVERING, CLEARING, TAKING) and not after.bold
    return lines if deciding else [*lines, at_once(before, seat, role, 0)]


def at_once(s: State, seat: int, role: int, brave: int) -> Text:
    """An action without any decision: a gatherer takes, nobody else can do anything."""
    if GATHERER <= role < FAIRY:
        got = income_said(role - GATHERER, *s.income[role - GATHERER, brave].tolist())
        return said_of(player(seat), Text(f"nimmt {got.de}.", f"takes {got.en}."))
    return said_of(player(seat), Text("kann damit nichts tun.", "can do nothing with it."))


def delivered(before: State, tower: int) -> Text:
    name, worth = tower_name(before, tower), points_said(delivery_points(before, tower))
    wands = wands_said(before.reward[tower])
    also = Text(f", {wands.de}", f", {wands.en}") if before.reward[tower] else Text("", "")
    return Text(f"liefert an: {name.de}. +{worth.de}{also.de}.", f"delivers to: {name.en}. +{worth.en}{also.en}.")


def cleared(before: State, space: int) -> Text:
    cost, where = wands_said(price_of(before, space)), region_name(before, before.space_at[space])
    bolts = bolts_said(before.bolts_on[before.tile_on[space]])
    bonus = Text(f" +{BONUS} Punkte.", f" +{BONUS} points.") if before.bold else Text("", "")
    return Text(
        f"zaubert für {cost.de} eine Wolke über {where} weg: {bolts.de}.{bonus.de}",
        f"clears a cloud over {where} for {cost.en}: {bolts.en}.{bonus.en}",
    )


def sold(before: State, n: int) -> Text:
    if n == 0:
        return Text("gibt nichts ab.", "hands in nothing.")
    if is_event(before, TRIPLE):
        worth = points_said(before.events[before.event, 1])
        return Text(f"gibt drei Tränke ab: +{worth.de}.", f"hands in three potions: +{worth.en}.")
    what, worth = wands_said(n), points_said(n * before.events[before.event, 2])
    return Text(f"gibt {what.de} ab: +{worth.de}.", f"hands in {what.en}: +{worth.en}.")


def trick_lines(before: State, after: State, seat: int, move: int, role: int) -> list[Text]:
    """What followed by itself: the others' cards, the claim, the next leader, the event."""
    over = after.phase in (LEADING, SELLING, CHOOSING, OVER)
    first = 1 if move < BRAVE else before.asked
    last = before.seats if over else after.asked
    lines = []
    for place in range(first, last):
        other = (before.leader + place) % before.seats
        if not over and other == after.actor and after.phase == STANCE:
            name, curse = ROLE_NAMES[role], curse_said(after, role)
            lines.append(
                said_of(
                    player(other), Text(f"legt auch {name.de}{curse.de}.", f"follows with the {name.en}{curse.en}.")
                )
            )
        elif cards_left(before, other):
            lines.append(Text(f"{player(other)}: weiter.", f"{player(other)} passes."))
    if not over:
        return lines
    claim = seat if move == BRAVE or (move < BRAVE and after_claims(before)) else before.claim
    if claim >= 0 and not before.bold:
        lines.append(at_once(before, claim, role, 1))
    if after.phase == LEADING:
        lines.append(said_of(player(after.leader), Text("spielt als Nächstes aus.", "leads next.")))
    else:
        lines += event_lines(before, after)
    return lines


def after_claims(before: State) -> bool:
    """Whether leading alone makes a claim."""
    return bool(is_event(before, LEAD_BRAVE))


def event_lines(before: State, after: State) -> list[Text]:
    """Points that the event of the round gave or took."""
    lines = []
    for place in range(before.seats):
        seat = (before.first + place) % before.seats
        change = event_points(before, after, seat)
        if change:
            name, points = event_name(before, before.event), points_said(abs(change))
            sign = "+" if change > 0 else "−"
            lines.append(
                Text(f"{name.de}: {player(seat)} {sign}{points.de}.", f"{name.en}: {player(seat)} {sign}{points.en}.")
            )
    return lines


def event_points(before: State, after: State, seat: int) -> int:
    if is_event(before, ON_TERRAIN):
        _, terrain, points = before.events[before.event].tolist()
        return points * sum(before.land[terrain] >> after.pawn[seat, pawn] & 1 for pawn in range(PAWNS))
    if is_event(before, STOCK):
        _, every, points = before.events[before.event].tolist()
        return resources(after, seat) // every * points
    return 0


def standing(before: State, after: State) -> Text:
    scores = ", ".join(f"{player(seat)} {after.score[seat]}" for seat in range(after.seats))
    return Text(f"Stand nach Runde {before.round}: {scores}.", f"After round {before.round}: {scores}.")


def end_lines(after: State) -> list[Text]:
    """The parts of everybody's final score (E2, E3)."""
    lines = []
    for seat in range(after.seats):
        parts = final_parts(after, seat)
        total = sum(parts)
        lines.append(
            Text(
                f"{player(seat)}: {parts[0]} + {parts[1]} für Blitze + {parts[2]} für Rohstoffe = {total} Punkte.",
                f"{player(seat)}: {parts[0]} + {parts[1]} for bolts + {parts[2]} for resources = {total} points.",
            )
        )
    return lines


def final_parts(s: State, seat: int) -> tuple[int, int, int]:
    """Points on the track, for bolts and for sets of goods."""
    return s.score[seat], points_for_bolts(s, seat), points_for_sets(s, seat)


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == CHOOSING:
        return why_not_choose(view, seat, move)
    if move < LEAD:
        return Text("Die Rollen dieser Runde sind schon gewählt. (R2)", "The roles of this round are chosen. (R2)")
    if move < BRAVE:
        return why_not_lead(view, seat, move - LEAD)
    if move <= COWARD:
        return Text(
            "Mutig oder feige sagt man, wenn die Karte liegt. (R5)",
            "One says brave or cowardly when the card is laid. (R5)",
        )
    if move < DELIVER:
        return why_not_go(view, seat, move)
    if move < CLOUD:
        return why_not_deliver(view, seat, move - DELIVER)
    if move < POTION:
        return why_not_clear(view, seat, move - CLOUD)
    if move <= WAND:
        return Text(
            "Trank oder Stab wählt nur ein feiger Sammler. (R16)",
            "Only a cowardly gatherer chooses potion or wand. (R16)",
        )
    if move == SKIP:
        return Text("Verzichten kann man nur auf eine Aktion. (R14)", "One can only decline an action. (R14)")
    if view.phase == SELLING:
        return Text(
            "So viel hast du nicht, oder es ist nicht erlaubt. (R12)",
            "You do not have so much, or it is not allowed. (R12)",
        )
    return Text("Abgeben kann man nur am Ende einer Runde. (R12)", "One hands in only at the end of a round. (R12)")


def why_not_choose(view: State, seat: int, move: int) -> Text:
    if view.confirmed >> seat & 1:
        return Text("Du hast schon bestätigt. (R2)", "You have confirmed already. (R2)")
    if move == CONFIRM:
        return Text("Erst müssen vier Rollen gewählt sein. (R2)", "First four roles must be chosen. (R2)")
    if move < UNPICK:
        if view.hand[seat] >> move & 1:
            return Text("Diese Rolle ist schon gewählt. (R2)", "This role is chosen already. (R2)")
        return Text("Du hast schon vier Rollen gewählt. (R2)", "You have chosen four roles already. (R2)")
    if move < CONFIRM:
        return Text("Diese Rolle ist nicht gewählt. (R2)", "This role is not chosen. (R2)")
    return Text("Erst werden die Rollen gewählt. (R2)", "Roles are chosen first. (R2)")


def why_not_lead(view: State, seat: int, role: int) -> Text:
    if view.phase != LEADING:
        return Text("Gerade wird keine Rolle ausgespielt. (R3)", "No role is led now. (R3)")
    if role in view.laid[seat].tolist():
        return Text("Diese Rolle hast du schon gespielt. (R3)", "You have played this role already. (R3)")
    return Text("Diese Rolle hast du nicht auf der Hand. (R3)", "You do not hold this role. (R3)")


def why_not_go(view: State, seat: int, move: int) -> Text:
    pawn, region = divmod(move - GO, REGIONS)
    if view.phase != GOING:
        return Text("Gerade zieht keine Hexe. (R14)", "No witch moves now. (R14)")
    if region >= view.regions:
        return Text("Dieses Gebiet gibt es nicht. (R14)", "There is no such region. (R14)")
    name, here = region_name(view, region), region_name(view, view.pawn[seat, pawn])
    if not view.near[view.pawn[seat, pawn]] >> region & 1:
        return Text(f"{name} ist kein Nachbargebiet von {here}. (R14)", f"{name} is no neighbour of {here}. (R14)")
    if not view.land[view.role] >> region & 1:
        witch, into = ROLE_NAMES[view.role], INTO[view.role]
        return Text(f"Die {witch.de} zieht nur {into.de}. (R14)", f"The {witch.en} only goes {into.en}. (R14)")
    if view.cloudy >> region & 1:
        return Text(f"Über {name} liegt noch eine Wolke. (R19)", f"There is still a cloud over {name}. (R19)")
    return Text("Beide Figuren stehen dort: nimm die andere. (R14)", "Both pawns stand there: take the other. (R14)")


def why_not_deliver(view: State, seat: int, tower: int) -> Text:
    if view.phase != DELIVERING:
        return Text("Gerade wird nichts geliefert. (R18)", "Nothing is delivered now. (R18)")
    if tower >= view.towers:
        return Text("Diesen Turm gibt es nicht. (R18)", "There is no such tower. (R18)")
    if joined(view.full) >> tower & 1:
        return Text("Dieser runde Turm hat schon seinen Trank. (R18)", "This round tower has its potion already. (R18)")
    if not view.goods[seat, colour_of(view, tower)]:
        return Text("Du hast keinen Trank dieser Farbe. (R18)", "You have no potion of this colour. (R18)")
    if view.role < DRUID:
        where = region_name(view, view.entered)
        return Text(f"Dieser Turm steht nicht bei {where}. (R14)", f"This tower does not stand at {where}. (R14)")
    return Text(
        "Bei diesem Turm hast du keine Figur im Gelände des Druiden. (R15)",
        "You have no pawn at this tower on the druid's terrain. (R15)",
    )


def why_not_clear(view: State, seat: int, space: int) -> Text:
    if view.phase != CLEARING:
        return Text("Wolken verschwinden nur durch die Wetterfee. (R17)", "Only the Weather Fairy clears clouds. (R17)")
    if not view.cloudy_spaces >> space & 1:
        return Text("Hier ist keine Wolke. (R17)", "There is no cloud here. (R17)")
    beside = view.near[view.pawn[seat, 0]] | view.near[view.pawn[seat, 1]]
    if not beside >> view.space_at[space] & 1:
        return Text("Keine deiner Figuren steht nebenan. (R17)", "None of your pawns stands next door. (R17)")
    cost = wands_said(price_of(view, space))
    return Text(f"Diese Wolke kostet {cost.de}. (R17)", f"This cloud costs {cost.en}. (R17)")
