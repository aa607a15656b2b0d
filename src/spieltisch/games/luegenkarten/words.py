"""Lügenkarten in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Callable

from spieltisch.engine.text import LANGUAGES, Text, player
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.green_box.words import SYMBOLS
from spieltisch.games.luegenkarten.rules import (
    BID,
    CHOOSE,
    CHOOSING,
    DEAL,
    JOKER_CHOICE,
    JOKER_ITSELF,
    JOKERS_COUNT,
    LAST_MOVE,
    LIAR,
    NO_BID,
    OPENED_ON_START,
    OVER,
    SHOWN,
    START_TILE,
    SUM,
    TILES,
    State,
    dealt_with,
    hand_of,
    jokers,
    lowest_bid,
    sum_round,
    total,
)

CHOICE_OPTION = Text("Option „Joker: jede Runde neu gewählt“", "option “Joker: chosen anew in every round”")


def both(line: Callable[[str], str]) -> Text:
    """The same line in both languages; `line` gets `de` or `en`."""
    return Text(*(line(tongue) for tongue in LANGUAGES))


def tile(view: State, position: int) -> Text:
    """The symbol at a position of the row."""
    return SYMBOLS[view.row[position]]


def bid_name(view: State, rank: int) -> Text:
    """A bid of this round: `3 × Pfeil`, `Summe 8`."""
    if sum_round(view):
        return Text(f"Summe {rank + 1}", f"sum {rank + 1}")
    symbol, n = tile(view, rank % TILES), rank // TILES + 1
    return Text(f"{n} × {symbol.de}", f"{n} × {symbol.en}")


def top_rank(view: State) -> int:
    """The rank of the highest bid there is in this round."""
    return TILES * view.dealt - 1


def cards_of(view: State, seat: int) -> list[int]:
    """The cards of a hand in the order of the row, high numbers first."""
    cards = hand_of(view, seat)
    row = view.row.tolist()
    return sorted((c for c in range(CARDS) if cards >> c & 1), key=lambda c: (row.index(SYMBOL[c]), -NUMBER[c]))


def hand_text(view: State, seat: int) -> Text:
    """A hand in words: `Pfeil 6, Hammer 1`. Colours do not matter in this game."""
    cards = cards_of(view, seat)
    return both(lambda tongue: ", ".join(f"{SYMBOLS[SYMBOL[c]].in_(tongue)} {NUMBER[c]}" for c in cards))


def label(view: State, seat: int, move: int) -> Text:
    if move >= BID:
        bid = bid_name(view, move - lowest_bid(view))
        return Text(f"{bid.de} bieten", f"bid {bid.en}")
    if move == LIAR:
        return Text("Lügner rufen", "call liar")
    if move == DEAL:
        return Text("neue Karten geben", "deal new cards")
    symbol = tile(view, move - CHOOSE)
    return Text(f"{symbol.de} zum Joker machen", f"make {symbol.en} the joker")


def opening(view: State) -> list[Text]:
    who = player(view.turn)
    first = Text(f"{view.dealt} Karten sind verteilt.", f"{view.dealt} cards are dealt.")
    return [first, Text(f"{who} eröffnet.", f"{who} opens.")]


def prompt(view: State, seat: int) -> Text:
    n = view.dealt
    if view.phase == SHOWN:
        return Text("Gib neue Karten, wenn alle gezählt haben.", "Deal new cards once everybody has counted.")
    if view.phase == CHOOSING:
        return Text(
            "Wähle das Symbol, das in dieser Runde Joker ist.", "Choose the symbol that is the joker this round."
        )
    if view.bid == top_rank(view):
        return Text("Höher geht es nicht: Rufe Lügner.", "Nothing is higher: call liar.")
    if view.bid != NO_BID:
        bid = bid_name(view, view.bid)
        return Text(f"Biete höher als {bid.de} oder rufe Lügner.", f"Bid higher than {bid.en} or call liar.")
    if sum_round(view):
        return Text(
            f"Eröffne: Biete auf die Summe der Zahlen aller {n} Karten.",
            f"Open: bid on the sum of the numbers on all {n} cards.",
        )
    return Text(
        f"Eröffne: Biete, wie oft ein Symbol unter allen {n} Karten ist.",
        f"Open: bid how often a symbol is among all {n} cards.",
    )


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    if move >= BID:
        return bid_story(before, after, seat)
    if move == LIAR:
        return call_story(after)
    if move == DEAL:
        return deal_story(after, seat)
    return [choice_story(before, after, seat)]


def bid_story(before: State, after: State, seat: int) -> list[Text]:
    who, bid = player(seat), bid_name(after, after.bid)
    lines = [Text(f"{who} bietet {bid.de}.", f"{who} bids {bid.en}.")]
    if after.opened_on_start and not before.opened_on_start:
        joker = tile(after, START_TILE)
        lines.append(
            Text(
                f"Eröffnet auf dem Startplättchen: {joker.de} ist in dieser Runde kein Joker.",
                f"Opened on the start tile: {joker.en} is no joker this round.",
            )
        )
    return lines


def call_story(after: State) -> list[Text]:
    """Who doubts whom, all hands, the count and what it costs."""
    bid, caller, bidder = bid_name(after, after.bid), player(after.caller), player(after.bidder)
    lines = [Text(f"{caller} ruft Lügner: {bidder} bot {bid.de}.", f"{caller} calls liar: {bidder} bid {bid.en}.")]
    for seat in range(after.seats):
        if after.cards[seat]:
            hand = hand_text(after, seat)
            lines.append(Text(f"{player(seat)} zeigt {hand.de}.", f"{player(seat)} shows {hand.en}."))
    return [*lines, *count_lines(after), *loss_lines(after)]


def count_lines(view: State) -> list[Text]:
    """What the shown hands hold, with and without jokers."""
    if sum_round(view):
        n = total(view)
        return [Text(f"Die Zahlen aller Karten ergeben {n}.", f"The numbers on all cards add up to {n}.")]
    position = view.bid % TILES
    symbol, joker = tile(view, position), tile(view, START_TILE)
    plain, wild = dealt_with(view, view.row[position]), dealt_with(view, view.row[START_TILE])
    found = Text(f"Auf dem Tisch: {plain} × {symbol.de}", f"On the table: {plain} × {symbol.en}")
    why = jokers(view, position)
    if why == JOKER_ITSELF:
        return [
            Text(f"{found.de}.", f"{found.en}."),
            Text(
                f"{joker.de} ist selbst der Joker, jede Karte zählt einmal: zusammen {plain}.",
                f"Every card counts once, as {joker.en} is the joker itself: {plain} in all.",
            ),
        ]
    lines = [Text(f"{found.de} und {wild} × {joker.de} (Joker).", f"{found.en} and {wild} × {joker.en} (joker).")]
    if why == JOKERS_COUNT:
        lines.append(
            Text(
                f"Joker zählen mit: zusammen {plain + wild}, ohne sie {plain}.",
                f"Jokers count: {plain + wild} in all, {plain} without them.",
            )
        )
    elif why == OPENED_ON_START:
        lines.append(
            Text(
                f"Eröffnet auf dem Startplättchen, Joker zählen nicht: {plain}, mit ihnen {plain + wild}.",
                f"Opened on the start tile, jokers do not count: {plain}, with them {plain + wild}.",
            )
        )
    else:
        lines.append(
            Text(
                f"{symbol.de} fehlt ganz, darum zählen Joker nicht: {plain}, mit ihnen {plain + wild}.",
                f"There is no {symbol.en} at all, so jokers do not count: {plain}, with them {plain + wild}.",
            )
        )
    return lines


def loss_lines(view: State) -> list[Text]:
    """Whether the bid holds, who gives up a cube, who is out and who has won."""
    who, left = player(view.loser), view.cubes[view.loser]
    holds = view.loser == view.caller
    verdict = Text("Das Gebot hält", "The bid holds") if holds else Text("Das Gebot ist falsch", "The bid is false")
    if left:
        cubes = "cube" if left == 1 else "cubes"
        lines = [
            Text(
                f"{verdict.de}: {who} gibt einen Würfel ab und hat noch {left}.",
                f"{verdict.en}: {who} gives up a cube and has {left} {cubes} left.",
            )
        ]
    else:
        lines = [
            Text(
                f"{verdict.de}: {who} gibt den letzten Würfel ab und scheidet aus.",
                f"{verdict.en}: {who} gives up the last cube and is out.",
            )
        ]
    if view.phase == OVER:
        winner = next(seat for seat in range(view.seats) if view.cubes[seat])
        lines.append(
            Text(
                f"Nur {player(winner)} hat noch Würfel und gewinnt: {view.cubes[winner]} übrig.",
                f"Only {player(winner)} still has cubes and wins: {view.cubes[winner]} left.",
            )
        )
    return lines


def deal_story(after: State, seat: int) -> list[Text]:
    who, n = player(seat), after.dealt
    lines = [Text(f"{who} mischt und gibt {n} Karten aus.", f"{who} shuffles and deals {n} cards.")]
    if sum_round(after):
        lines.append(
            Text(
                "Weniger als vier Karten: Geboten wird auf die Summe aller Zahlen.",
                "Fewer than four cards: bids are on the sum of all numbers.",
            )
        )
    return lines


def choice_story(before: State, after: State, seat: int) -> Text:
    who, joker = player(seat), tile(after, START_TILE)
    if before.row[START_TILE] == after.row[START_TILE]:
        return Text(f"{who} lässt {joker.de} als Joker.", f"{who} keeps {joker.en} as the joker.")
    row = both(lambda tongue: ", ".join(tile(after, p).in_(tongue) for p in range(TILES)))
    return Text(
        f"{who} macht {joker.de} zum Joker. Die Reihe: {row.de}.",
        f"{who} makes {joker.en} the joker. The row: {row.en}.",
    )


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if not 0 <= move <= LAST_MOVE:
        return Text("Diesen Zug gibt es hier nicht.", "There is no such move here.")
    if view.phase == OVER:
        return Text("Das Spiel ist zu Ende (E1).", "The game is over (E1).")
    if view.turn != seat:
        return Text("Du bist nicht an der Reihe (R3).", "It is not your turn (R3).")
    if view.phase == SHOWN:
        return Text("Gib zuerst neue Karten (R19).", "Deal new cards first (R19).")
    if move == DEAL:
        return Text(
            "Neue Karten gibt es erst, wenn nach „Lügner“ gezählt ist (R19).",
            "New cards are dealt only after a liar was called (R19).",
        )
    if view.phase == CHOOSING:
        option = CHOICE_OPTION
        return Text(f"Wähle zuerst den Joker ({option.de}).", f"Choose the joker first ({option.en}).")
    if move == LIAR:
        rule = "R14" if sum_round(view) else "R5"
        return Text(
            f"Noch ist nichts geboten: Wer eröffnet, muss bieten ({rule}).",
            f"There is no bid yet: the opener must bid ({rule}).",
        )
    return no_choice(view) if move < BID else no_bid(view, move)


def no_choice(view: State) -> Text:
    """Why no joker may be chosen while bids are made."""
    if not view.options[JOKER_CHOICE]:
        return Text(
            "Joker ist immer das erste Plättchen der Reihe (S1).", "The first tile of the row is the joker (S1)."
        )
    if sum_round(view):
        return Text("In einer Summenrunde gibt es keinen Joker (R13).", "A sum round has no joker (R13).")
    option = CHOICE_OPTION
    return Text(
        f"Der Joker dieser Runde ist schon gewählt ({option.de}).",
        f"This round's joker is chosen already ({option.en}).",
    )


def no_bid(view: State, move: int) -> Text:
    """Why a bid is not possible."""
    n, sums = view.dealt, sum_round(view)
    if sums and move <= SUM:
        return Text(
            "In dieser Runde wird auf die Summe der Zahlen geboten, nicht auf Symbole (R13).",
            "In this round bids are on the sum of the numbers, not on symbols (R13).",
        )
    if not sums and move > SUM:
        return Text(
            "Auf die Summe wird erst geboten, wenn weniger als vier Karten verteilt sind (R2).",
            "Bids are on the sum only when fewer than four cards are dealt (R2).",
        )
    rank = move - lowest_bid(view)
    if rank > top_rank(view):
        if sums:
            return Text(
                f"{n} Karten ergeben höchstens {6 * n} (R13).",
                f"{n} cards add up to {6 * n} at most (R13).",
            )
        return Text(f"Auf dem Tisch sind nur {n} Karten (R4).", f"There are only {n} cards on the table (R4).")
    old, new = bid_name(view, view.bid), bid_name(view, rank)
    if view.bid == top_rank(view):
        rule = "R15" if sums else "R8"
        return Text(
            f"Höher als {old.de} geht es nicht: Rufe Lügner ({rule}).",
            f"Nothing is higher than {old.en}: call liar ({rule}).",
        )
    if sums:
        return Text(f"{new.de} ist nicht mehr als {old.de} (R14).", f"A {new.en} is not more than {old.en} (R14).")
    return Text(
        f"{new.de} ist nicht höher als {old.de}: größere Zahl, oder gleiche Zahl weiter hinten (R7).",
        f"{new.en} is not higher than {old.en}: a larger number, or the same number on a later tile (R7).",
    )


# The table.


def head(view: State) -> Text:
    """How many cards are dealt, and what kind of round it is."""
    n, joker = view.dealt, tile(view, START_TILE)
    if sum_round(view):
        kind = Text(f"weniger als vier: Summenrunde bis {6 * n}", f"fewer than four: sum round up to {6 * n}")
        if view.bid != NO_BID:
            bid, who = bid_name(view, view.bid), player(view.bidder)
            kind = Text(f"{kind.de} · {bid.de} von {who}", f"{kind.en} · {bid.en} by {who}")
    elif view.phase == CHOOSING:
        kind = Text("der Joker wird gewählt", "the joker is being chosen")
    elif view.opened_on_start:
        kind = Text("keine Joker in dieser Runde", "no jokers this round")
    else:
        kind = Text(f"Joker: {joker.de}", f"joker: {joker.en}")
    return Text(f"{n} Karten auf dem Tisch · {kind.de}", f"{n} cards on the table · {kind.en}")


def own_counts(view: State, seat: int) -> list[str]:
    """How many cards of each symbol in the row a seat holds, its jokers added where they may count."""
    symbols = [SYMBOL[card] for card in cards_of(view, seat)]
    held = [symbols.count(view.row[p]) for p in range(TILES)]
    wild = 0 if view.opened_on_start or view.phase == CHOOSING else held[START_TILE]
    return [f"{n}+{wild}" if wild and p != START_TILE else str(n) for p, n in enumerate(held)]
