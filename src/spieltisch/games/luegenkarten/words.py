"""What is said of Lügenkarten's bids, counts and refusals."""

from __future__ import annotations

from spieltisch.engine.phrase import Book, Phrase, Who, every, players
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.green_box.speech import SYMBOLS
from spieltisch.games.luegenkarten.rules import (
    BID,
    CHOOSE,
    CHOOSING,
    DEAL,
    JOKER_CHOICE,
    LAST_MOVE,
    LIAR,
    NO_BID,
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

say = Book("luegenkarten")

# Whether jokers count for a bid, or why they do not, as the rules number it.
JOKERS = ("count", "off", "missing", "itself")


def bid_name(view: State, rank: int) -> Phrase:
    """A bid of this round."""
    if sum_round(view):
        return say("bid-sum", n=rank + 1)
    return say("bid-symbol", n=rank // TILES + 1, symbol=SYMBOLS[view.row[rank % TILES]])


def top_rank(view: State) -> int:
    """The rank of the highest bid there is in this round."""
    return TILES * view.dealt - 1


def cards_of(view: State, seat: int) -> list[int]:
    """The cards of a hand in the order of the row, high numbers first."""
    cards = hand_of(view, seat)
    row = view.row.tolist()
    return sorted((c for c in range(CARDS) if cards >> c & 1), key=lambda c: (row.index(SYMBOL[c]), -NUMBER[c]))


def hand(view: State, seat: int) -> Phrase:
    """A hand that is shown, without colours."""
    cards = cards_of(view, seat)
    return every(say("card", symbol=SYMBOLS[SYMBOL[c]], number=int(NUMBER[c])) for c in cards)


READINGS = {**speech.READINGS, "bid": bid_name, "hand": hand, "jokers": lambda view, why: JOKERS[why]}


def label(view: State, seat: int, move: int) -> Phrase:
    if move >= BID:
        rank = move - lowest_bid(view)
        return sum_bid(rank + 1) if sum_round(view) else symbol_bid(rank // TILES + 1, view.row[rank % TILES])
    if move in (LIAR, DEAL):
        return say("liar" if move == LIAR else "deal")
    return say("choose", symbol=SYMBOLS[view.row[move - CHOOSE]])


def prompt(view: State, seat: int) -> Phrase:
    if view.phase == SHOWN:
        return say("prompt-deal")
    if view.phase == CHOOSING:
        return say("prompt-choose")
    if view.bid == top_rank(view):
        return say("prompt-call")
    if view.bid != NO_BID:
        return say("prompt-bid", bid=bid_name(view, view.bid))
    return say("prompt-open-sum" if sum_round(view) else "prompt-open", n=view.dealt)


def sum_bid(n: int) -> Phrase:
    """The name of the move with a bid on the sum."""
    return say("make-bid-sum", n=n)


def symbol_bid(n: int, symbol: int) -> Phrase:
    """The name of the move with a bid on a symbol."""
    return say("make-bid", n=n, symbol=SYMBOLS[symbol])


# Reasons.


def reason(view: State, seat: int, move: int) -> Phrase:
    if not 0 <= move <= LAST_MOVE:
        return say("why-none")
    if view.phase == OVER:
        return say("why-over")
    if view.turn != seat:
        return say("why-turn")
    if view.phase == SHOWN:
        return say("why-deal-first")
    if move == DEAL:
        return say("why-deal")
    if view.phase == CHOOSING:
        return say("why-choose-first")
    if move == LIAR:
        return say("why-open", rule="R14" if sum_round(view) else "R5")
    return no_choice(view) if move < BID else no_bid(view, move)


def no_choice(view: State) -> Phrase:
    """Why no joker may be chosen while bids are made."""
    if not view.options[JOKER_CHOICE]:
        return say("why-joker-fixed")
    return say("why-joker-sum" if sum_round(view) else "why-joker-chosen")


def no_bid(view: State, move: int) -> Phrase:
    """Why a bid is not possible."""
    n, sums = view.dealt, sum_round(view)
    if sums != (move > SUM):
        return say("why-sums" if sums else "why-symbols")
    rank, last = move - lowest_bid(view), bid_name(view, view.bid)
    if rank > top_rank(view):
        return say("why-sum-most", n=n, most=6 * n) if sums else say("why-most", n=n)
    if view.bid == top_rank(view):
        return say("why-top", bid=last, rule="R15" if sums else "R8")
    if sums:
        return say("why-sum-low", n=rank + 1, last=view.bid + 1)
    return say("why-low", bid=bid_name(view, rank), last=last)


# The table.


def notice(view: State) -> Phrase | None:
    """After a call what was counted and lost; when a sum round opens, why it is one."""
    if view.phase in (SHOWN, OVER):
        loser = view.loser
        verdict = say("loses", holds=int(loser != view.bidder), who=Who(loser), cubes=view.cubes[loser])
        if view.phase == SHOWN:
            return say("notice", count=counted(view), verdict=verdict)
        winner = next(seat for seat in range(view.seats) if view.cubes[seat])
        result = say("result", winners=players([winner]), points=view.cubes[winner])
        return say("notice-over", count=counted(view), verdict=verdict, result=result)
    return say("sum-round") if sum_round(view) and view.bid == NO_BID else None


def counted(view: State) -> Phrase:
    """What the shown hands hold for the bid, with and without jokers."""
    if sum_round(view):
        return say("total", n=total(view))
    position, row = view.bid % TILES, view.row.tolist()
    plain, wild = dealt_with(view, row[position]), dealt_with(view, row[START_TILE])
    return say(
        "count",
        jokers=JOKERS[jokers(view, position)],
        plain=plain,
        wild=wild,
        all=plain + wild,
        symbol=SYMBOLS[row[position]],
        joker=SYMBOLS[row[START_TILE]],
    )


def head(view: State) -> Phrase:
    """How many cards are dealt, and what kind of round it is."""
    n = view.dealt
    if sum_round(view) and view.bid == NO_BID:
        return say("head-sum", n=n, most=6 * n)
    if sum_round(view):
        return say("head-sum-bid", n=n, most=6 * n, bid=bid_name(view, view.bid), who=Who(view.bidder))
    if view.phase == CHOOSING:
        return say("head-choosing", n=n)
    if view.opened_on_start:
        return say("head-no-jokers", n=n)
    return say("head-joker", n=n, joker=SYMBOLS[view.row[START_TILE]])


def held(view: State, seat: int) -> list[tuple[int, int]]:
    """How many cards of each symbol in the row a seat holds, and how many jokers may count with them."""
    symbols = [SYMBOL[card] for card in cards_of(view, seat)]
    found = [symbols.count(symbol) for symbol in view.row.tolist()]
    wild = 0 if view.opened_on_start or view.phase == CHOOSING else found[START_TILE]
    return [(n, 0 if position == START_TILE else wild) for position, n in enumerate(found)]
