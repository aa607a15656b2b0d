"""All Your Base in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spieltisch.engine.sets import joined, members, size
from spieltisch.engine.text import Text, player
from spieltisch.games.all_your_base.rules import (
    ADVANCED,
    CUBE_COLOURS,
    HARDWARE,
    IN_GAME,
    KEEP,
    MATCH,
    NO_CARD,
    NOTHING,
    OF_A_SYMBOL,
    ON,
    ORDER,
    PHASES,
    SHORT_ROUNDS,
    SOFTWARE,
    SOFTWARE_RULE,
    STATION,
    STAYS,
    TARGETS,
    TOGETHER,
    State,
    deck,
    in_game,
    is_last_round,
    is_short,
    matching,
    worth,
)
from spieltisch.games.green_box.deck import COLOUR, NUMBER, SYMBOL
from spieltisch.games.green_box.words import COLOURS, SYMBOLS, card_name, listed

WIDTH = 100

# Names of things.


def station(tile: int) -> Text:
    """A station by symbol and letter, `Tropfen B`."""
    symbol, letter = SYMBOLS[tile // OF_A_SYMBOL], "ABCDEF"[tile % OF_A_SYMBOL]
    return Text(f"{symbol.de} {letter}", f"{symbol.en} {letter}")


def cards_said(n: int) -> Text:
    return Text("1 Karte", "1 card") if n == 1 else Text(f"{n} Karten", f"{n} cards")


def more_said(n: int) -> Text:
    return Text("noch 1 Karte", "1 more card") if n == 1 else Text(f"noch {n} Karten", f"{n} more cards")


def points_said(n: int) -> Text:
    return Text("1 Punkt", "1 point") if abs(n) == 1 else Text(f"{n} Punkte", f"{n} points")


def signed(n: int) -> str:
    """A change of points, `+9` or `−2`."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "±0"


def held(view: State, seat: int) -> int:
    """How many cards a player has, those to be passed included."""
    return view.size - view.played[seat]


def pile_size(view: State) -> int:
    """How many cards lie in the draw pile."""
    elsewhere = size(joined(view.discard)) + view.gone + sum(held(view, seat) for seat in range(view.seats))
    installed = sum(1 for card in view.software.tolist() if card != NO_CARD)
    return size(in_game(view)) - elsewhere - installed


def rounds(view: State) -> int:
    """How many rounds this phase has, as far as can be told now."""
    if is_short(view):
        return SHORT_ROUNDS
    return view.round + max(0, -(-(view.size - 4) // 2))


def is_over(view: State) -> bool:
    return view.phase == PHASES


def neighbour(view: State, seat: int) -> int:
    """Who gets a player's rest."""
    return (seat + 1) % view.seats


def total(view: State, seat: int) -> int:
    """The points of all phases that were scored."""
    return sum(view.scored[seat].tolist())


def stations(view: State, seat: int) -> list[int]:
    return members(joined(view.base[seat]))


def hand(view: State, seat: int) -> list[int]:
    return members(joined(view.hand[seat]))


def change(view: State, move: int) -> int:
    """What a card would change at a station if the phase ended now."""
    card, target = divmod(move, TARGETS)
    if target >= SOFTWARE:
        tile = target - SOFTWARE
        return NUMBER[card] + MATCH * matching(view, tile, COLOUR[card]) - worth(view, tile)
    if target >= HARDWARE and view.software[target - HARDWARE] != NO_CARD:
        then = view.copy()
        then.cubes[target - HARDWARE, COLOUR[card]] += 1
        return worth(then, target - HARDWARE) - worth(view, target - HARDWARE)
    return 0


def worth_said(view: State, tile: int) -> str:
    """How a station's points come about, `5 + 3`; nothing without software."""
    card = view.software[tile]
    if card == NO_CARD:
        return ""
    cubes = MATCH * matching(view, tile, COLOUR[card])
    return f"{NUMBER[card]} + {cubes}" if cubes else f"{NUMBER[card]}"


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move >= KEEP:
        name = card_name(move - KEEP)
        return Text(f"{name.de} behalten", f"keep {name.en}")
    name, use = card_name(move // TARGETS), use_said(move)
    gain = signed(change(view, move)) if move % TARGETS >= HARDWARE else ""
    more = f" ({gain})" if gain and gain != "±0" else ""
    return Text(f"{name.de}: {use.de}{more}", f"{name.en}: {use.en}{more}")


def use_said(move: int) -> Text:
    """What a card is used for, `Würfel auf Tropfen B`."""
    target = move % TARGETS
    if target == NOTHING:
        return Text("nur ablegen", "only discard")
    if target == STATION:
        symbol = SYMBOLS[SYMBOL[move // TARGETS]]
        return Text(f"neue Station {symbol.de}", f"new {symbol.en} station")
    if target < SOFTWARE:
        colour, where = COLOURS[COLOUR[move // TARGETS]], station(target - HARDWARE)
        return Text(f"Würfel {colour.de} auf {where.de}", f"{colour.en} cube on {where.en}")
    where = station(target - SOFTWARE)
    return Text(f"Software an {where.de}", f"software at {where.en}")


def opening(view: State) -> list[Text]:
    n, first = cards_said(view.size), player(view.leader)
    lines = [
        Text(
            f"Phase 1 von {PHASES}: jeder bekommt {n.de}.",
            f"Phase 1 of {PHASES}: everybody gets {n.en}.",
        )
    ]
    if deck(view):
        later = listed([Text(str(number), str(number)) for number in numbers_later(view)])
        lines.append(
            Text(f"Die Karten mit {later.de} kommen erst später.", f"The cards with {later.en} come only later.")
        )
    return [*lines, Text(f"{first} führt die erste Runde an.", f"{first} leads the first round.")]


def numbers_later(view: State) -> list[int]:
    """The numbers of the cards that are not in the game yet."""
    return sorted({NUMBER[card] for card in members(IN_GAME[0, 0] ^ in_game(view))})


def prompt(view: State, seat: int) -> Text:
    to_play = view.plays - view.played[seat]
    if to_play == 0:
        n, whom = more_said(view.keeps - view.chosen[seat]), player(neighbour(view, seat))
        return Text(f"Behalte {n.de}; der Rest geht an {whom}.", f"Keep {n.en}; the rest goes to {whom}.")
    n = more_said(to_play)
    if is_last_round(view):
        return Text(f"Letzte Runde: spiele {n.de}.", f"Last round: play {n.en}.")
    return Text(f"Spiele {n.de}.", f"Play {n.en}.")


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    lines = [*use_story(before, seat, move)] if 0 <= move < KEEP else [*keep_story(before, seat, move)]
    if (after.phase, after.round) != (before.phase, before.round):
        lines += round_story(before, after, seat, move, viewer)
    return lines


def use_story(before: State, seat: int, move: int) -> Iterator[Text]:
    """The card, its use and what it changed."""
    who, name, use = player(seat), card_name(move // TARGETS), use_said(move)
    gain = change(before, move)
    de, en = (f", {signed(gain)}", f", {signed(gain)}") if gain else ("", "")
    if move % TARGETS >= SOFTWARE and (old := before.software[move % TARGETS - SOFTWARE]) != NO_CARD:
        was = card_name(old)
        de, en = f" statt {was.de}{de}", f" instead of {was.en}{en}"
    yield Text(f"{who} spielt {name.de}: {use.de}{de}.", f"{who} plays {name.en}: {use.en}{en}.")


def keep_story(before: State, seat: int, move: int) -> Iterator[Text]:
    """Others learn only that somebody is ready."""
    who = player(seat)
    if move >= KEEP:
        name = card_name(move - KEEP)
        yield Text(f"{who} behält {name.de}.", f"{who} keeps {name.en}.")
    elif before.chosen[seat] == before.keeps - 1:
        n = cards_said(before.keeps)
        yield Text(f"{who} behält {n.de}.", f"{who} keeps {n.en}.")


def round_story(before: State, after: State, seat: int, move: int, viewer: int) -> Iterator[Text]:
    """What followed when all were ready: passing and drawing, or the end of the phase."""
    if after.phase != before.phase:
        yield from phase_story(before, after)
        return
    if before.keeps:
        n, whom = cards_said(before.size - before.plays - before.keeps), player(neighbour(before, 0))
        yield Text(
            f"Jeder gibt {n.de} nach links weiter, {player(0)} an {whom}.",
            f"Everybody passes {n.en} to the left, {player(0)} to {whom}.",
        )
    if drawn := after.size - before.size + before.plays:
        n = cards_said(drawn)
        yield Text(f"Jeder zieht {n.de}.", f"Everybody draws {n.en}.")
    if viewer >= 0 and (new := new_cards(before, after, seat, move, viewer)):
        names = listed([card_name(card) for card in new])
        yield Text(f"Neu auf deiner Hand: {names.de}.", f"New in your hand: {names.en}.")
    yield Text(
        f"Runde {after.round}: {player(after.leader)} führt an.", f"Round {after.round}: {player(after.leader)} leads."
    )


def new_cards(before: State, after: State, seat: int, move: int, viewer: int) -> list[int]:
    """What came into the viewer's hand when all had passed."""
    old = joined(before.kept[viewer]) if before.keeps else joined(before.hand[viewer])
    if viewer == seat and move >= KEEP:
        old |= 1 << move - KEEP
    return members(joined(after.hand[viewer]) & ~old)


def phase_story(before: State, after: State) -> Iterator[Text]:
    """The scores of the phase, and the cards of the next."""
    number = after.phase
    if before.options[SOFTWARE_RULE] != STAYS or is_over(after):
        for seat in range(after.seats):
            who, got, all_ = player(seat), points_said(after.scored[seat, number - 1]), total(after, seat)
            yield Text(
                f"Wertung nach Phase {number}: {who} bekommt {got.de}, zusammen {all_}.",
                f"Scoring after phase {number}: {who} gets {got.en}, {all_} in all.",
            )
    if is_over(after):
        yield Text("Das Spiel ist aus.", "The game is over.")
        return
    out = after.gone - before.gone
    if new := sorted({NUMBER[card] for card in members(in_game(after) ^ in_game(before))}):
        cards, numbers = cards_said(out), listed([Text(str(number), str(number)) for number in new])
        yield Text(
            f"Ungesehen aus dem Spiel: {cards.de}. Neu im Spiel: alle Karten mit {numbers.de}.",
            f"Out of the game unseen: {cards.en}. New in the game: all cards with {numbers.en}.",
        )
    each, first = cards_said(after.size), player(after.leader)
    yield Text(
        f"Phase {number + 1} von {PHASES}: jeder bekommt {each.de}, {first} führt an.",
        f"Phase {number + 1} of {PHASES}: everybody gets {each.en}, {first} leads.",
    )


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if is_over(view):
        return Text("Das Spiel ist aus (E1).", "The game is over (E1).")
    if not view.waiting >> seat & 1:
        return Text("Du bist fertig und wartest auf die anderen (R12).", "You are ready and wait for the others (R12).")
    if view.options[ORDER] != TOGETHER and view.turn != seat:
        return Text("Du bist nicht am Zug (R2).", "It is not your turn (R2).")
    card = move - KEEP if move >= KEEP else move // TARGETS
    name = card_name(card)
    if not joined(view.hand[seat]) >> card & 1:
        return Text(f"{name.de} ist nicht auf deiner Hand (R3).", f"You do not have {name.en} in your hand (R3).")
    if move >= KEEP:
        return keep_reason(view, seat, name)
    if view.played[seat] == view.plays:
        return Text("Jetzt wählst du Karten, die du behältst (R11).", "Now you choose cards to keep (R11).")
    return use_reason(view, seat, card, move % TARGETS)


def keep_reason(view: State, seat: int, name: Text) -> Text:
    if to_play := view.plays - view.played[seat]:
        n = more_said(to_play)
        return Text(f"Spiele erst {n.de} (R3).", f"First play {n.en} (R3).")
    return Text(f"{name.de} behältst du schon (R11).", f"You keep {name.en} already (R11).")


def use_reason(view: State, seat: int, card: int, target: int) -> Text:
    """Why a card of the hand cannot be used in this way."""
    symbol, colour = SYMBOLS[SYMBOL[card]], COLOURS[COLOUR[card]]
    if target == STATION:
        return Text(f"Der Stapel {symbol.de} ist leer (R7).", f"The {symbol.en} stack is empty (R7).")
    tile = target - (HARDWARE if target < SOFTWARE else SOFTWARE)
    where = station(tile)
    if not joined(view.base[seat]) >> tile & 1:
        number = "R8" if target < SOFTWARE else "R9"
        return Text(
            f"{where.de} ist keine Station von dir ({number}).", f"{where.en} is no station of yours ({number})."
        )
    if target >= SOFTWARE:
        return Text(
            f"Software mit {symbol.de} passt nicht an {where.de} (R9).",
            f"Software with {symbol.en} does not fit {where.en} (R9).",
        )
    if COLOUR[card] >= CUBE_COLOURS:
        return Text(f"Würfel in {colour.de} gibt es nicht (R8).", f"There are no {colour.en} cubes (R8).")
    return Text(f"Es sind keine Würfel {colour.de} mehr da (R8).", f"There are no {colour.en} cubes left (R8).")


# The table as text.


def title(view: State) -> Text:
    """Phase and round."""
    if is_over(view):
        return Text("Das Spiel ist aus", "The game is over")
    return Text(
        f"Phase {view.phase + 1} von {PHASES}, Runde {view.round} von {rounds(view)}",
        f"Phase {view.phase + 1} of {PHASES}, round {view.round} of {rounds(view)}",
    )


def counts(names: Iterable[Text], numbers: list[int]) -> list[Text]:
    return [Text(f"{name.de} {n}", f"{name.en} {n}") for name, n in zip(names, numbers, strict=False)]


def piles(view: State) -> Text:
    left, discards = pile_size(view), size(joined(view.discard))
    top = Text("", "")
    if view.top != NO_CARD:
        name = card_name(view.top)
        top = Text(f", oben {name.de}", f", {name.en} on top")
    out = Text(f", aus dem Spiel {view.gone}", f", out of the game {view.gone}")
    more = out if view.options[ADVANCED] == ON and view.gone else Text("", "")
    return Text(
        f"Zugstapel {left}, Ablage {discards}{top.de}{more.de}",
        f"Draw pile {left}, discards {discards}{top.en}{more.en}",
    )


def row(head: Text, things: list[Text]) -> list[Text]:
    """Things behind a heading, in as many lines as they need in the longer language."""
    lines, here = [], head
    for thing in things:
        wider = Text(f"{here.de}  {thing.de}", f"{here.en}  {thing.en}")
        if max(len(wider.de), len(wider.en)) > WIDTH:
            lines.append(here)
            wider = Text(f"  {thing.de}", f"  {thing.en}")
        here = wider
    return [*lines, here]
