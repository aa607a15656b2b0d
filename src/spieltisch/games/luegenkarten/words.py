"""What is said of Lügenkarten's bids, counts and refusals."""

from spieltisch.engine.kernel.sets import members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, Who, every, players
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import NUMBER, SYMBOL
from spieltisch.games.green_box.speech import SYMBOLS
from spieltisch.games.luegenkarten import rules

say = Book("luegenkarten")

# Whether jokers count for a bid, or why they do not, as the rules number it.
JOKERS = ("count", "off", "missing", "itself")


def bid_name(view: rules.State, rank: int) -> Phrase:
    """A bid of this round."""
    if rules.sum_round(view):
        return say("bid-sum", n=rank + 1)
    return say("bid-symbol", n=rank // rules.TILES + 1, symbol=SYMBOLS[view.row[rank % rules.TILES]])


def cards_of(view: rules.State, seat: int) -> list[int]:
    """The cards of a hand in the order of the row, high numbers first."""
    row = view.row.tolist()
    return sorted(members(rules.hand_of(view, seat)), key=lambda card: (row.index(SYMBOL[card]), -NUMBER[card]))


def hand(view: rules.State, seat: int) -> Phrase:
    """A hand that is shown, without colours."""
    cards = cards_of(view, seat)
    return every(say("card", symbol=SYMBOLS[SYMBOL[card]], number=int(NUMBER[card])) for card in cards)


READINGS: Readings = {**speech.READINGS, "bid": bid_name, "hand": hand, "jokers": lambda view, why: JOKERS[why]}


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move >= rules.BID:
        rank = move - rules.lowest_bid(view)
        if rules.sum_round(view):
            return say("make-bid-sum", n=rank + 1)
        return symbol_bid(rank // rules.TILES + 1, view.row[rank % rules.TILES])
    if move >= rules.CHOOSE:
        return say("choose", symbol=SYMBOLS[view.row[move - rules.CHOOSE]])
    return say("liar" if move == rules.LIAR else "deal")


def symbol_bid(n: int, symbol: int) -> Phrase:
    """The name of the move with a bid on a symbol."""
    return say("make-bid", n=n, symbol=SYMBOLS[symbol])


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.SHOWN:
        return say("prompt-deal")
    if view.phase == rules.CHOOSING:
        return say("prompt-choose")
    if view.bid == rules.top_rank(view):
        return say("prompt-call")
    if view.bid != rules.NO_BID:
        return say("prompt-bid", bid=bid_name(view, view.bid))
    return say("prompt-open-sum" if rules.sum_round(view) else "prompt-open", n=view.dealt)


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if view.phase == rules.SHOWN:
        return say("why-deal-first")
    if move == rules.DEAL:
        return say("why-deal")
    if view.phase == rules.CHOOSING:
        return say("why-choose-first")
    if move == rules.LIAR:
        return say("why-open", rule="R14" if rules.sum_round(view) else "R5")
    if move >= rules.BID:
        return no_bid(view, move)
    if not view.options[rules.JOKER_CHOICE]:
        return say("why-joker-fixed")
    return say("why-joker-sum" if rules.sum_round(view) else "why-joker-chosen")


def no_bid(view: rules.State, move: int) -> Phrase:
    """Why a bid is not possible."""
    n, sums = view.dealt, rules.sum_round(view)
    if sums != (move > rules.SUM):
        return say("why-sums" if sums else "why-symbols")
    rank, last = move - rules.lowest_bid(view), bid_name(view, view.bid)
    if rank > rules.top_rank(view):
        return say("why-sum-most", n=n, most=6 * n) if sums else say("why-most", n=n)
    if view.bid == rules.top_rank(view):
        return say("why-top", bid=last, rule="R15" if sums else "R8")
    if sums:
        return say("why-sum-low", n=rank + 1, last=view.bid + 1)
    return say("why-low", bid=bid_name(view, rank), last=last)


def notice(view: rules.State) -> Phrase | None:
    """After a call what was counted and lost; when a sum round opens, why it is one."""
    if not rules.hands_shown(view):
        return say("sum-round") if rules.sum_round(view) and view.bid == rules.NO_BID else None
    loser = view.loser
    verdict = say("loses", holds=int(loser != view.bidder), who=Who(loser), cubes=view.cubes[loser])
    if view.phase == rules.SHOWN:
        return say("notice", count=counted(view), verdict=verdict)
    winner = next(seat for seat in range(view.seats) if view.cubes[seat])
    result = say("result", winners=players([winner]), points=view.cubes[winner])
    return say("notice-over", count=counted(view), verdict=verdict, result=result)


def counted(view: rules.State) -> Phrase:
    """What the shown hands hold for the bid, with and without jokers."""
    if rules.sum_round(view):
        return say("total", n=rules.total(rules.all_hands(view)))
    position = view.bid % rules.TILES
    symbol, joker, why = view.row[position], view.row[rules.START_TILE], JOKERS[rules.jokers(view, position)]
    plain, wild = rules.dealt_with(view, symbol), rules.dealt_with(view, joker)
    counts = {"plain": plain, "wild": wild, "all": plain + wild}
    return say("count", jokers=why, symbol=SYMBOLS[symbol], joker=SYMBOLS[joker], **counts)
