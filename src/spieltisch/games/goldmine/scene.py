"""What a seat sees of Goldmine: the tunnel of cards, the warning signs, the miners and their gold."""

from math import ceil

from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Flag, Piece
from spieltisch.engine.showing.stage import CARD, GAP, PLAYERS, Stage, on, winding
from spieltisch.games.goldmine import words
from spieltisch.games.goldmine.rules import CAVES, LEAVE, LONGEST_ROW, NO_CARD, STAY, State, times_seen
from spieltisch.games.green_box.pieces import SYMBOLS, card_piece, hidden_card, tile_piece
from spieltisch.games.green_box.speech import SYMBOLS as SYMBOL_NAMES

CARDS_A_LINE, LAST_CORNER = 5, 14
MINERS_A_LINE = 4
NUGGET = 0.5
MINER_HEIGHT = 0.8


def draw(stage: Stage[State]) -> None:
    for part in (miners, tunnel, signs):
        part(stage)
    stage.notice(words.last_cave(stage.view))
    stage.button(STAY, key="s", tone="go")
    stage.button(LEAVE, key="g", tone="danger")


def tunnel(stage: Stage[State]) -> None:
    """Thirteen steps winding down from the entrance, the gold on each, and the pile in the last corner."""
    view = stage.view
    cave = stage.zone("cave", title=words.say("cave", n=view.cave, of=CAVES), surface="stone")
    rest = view.rest.tolist()
    for step in range(LONGEST_ROW):
        x, y = corner(step)
        cave.place(f"step-{step}", x, y, *CARD, look="slot", label=words.say("step", n=step + 1), caption=str(step + 1))
        cave.place(f"on-{step}", x + CARD[0] - NUGGET, y + CARD[1] - NUGGET, NUGGET, NUGGET)
        if step < view.shown:
            card = view.row[step]
            cave.add(card_piece(card, at=f"step-{step}", flags=card_flags(view, step), label=words.CARD_NAMES[card]))
        if step < view.shown and rest[step]:
            cave.add(nuggets(f"gold-{step}", f"on-{step}", rest[step], words.say("gold-on-card", gold=rest[step])))
    left = len(words.pile(view))
    cave.place("pile", *corner(LAST_CORNER), *CARD, look="slot", label=words.say("pile"))
    cave.add(hidden_card("deck", "pile", left, label=words.say("pile-of", n=left)))


def corner(step: int) -> tuple[float, float]:
    """Where a card of the tunnel lies."""
    column, line = winding(step, CARDS_A_LINE)
    return column * (CARD[0] + GAP), line * (CARD[1] + GAP)


def card_flags(view: State, step: int) -> list[Flag]:
    """The newest card is marked; in a cave that has ended all the others step back."""
    over, newest = words.is_over(view), step == view.shown - 1
    return on(last=newest, crack=newest and over and view.fell != NO_CARD, dim=over and not newest)


def nuggets(id: str, at: str, gold: int, label: Phrase) -> Piece:
    """Some gold in one heap."""
    return Piece(id, "nugget", at, "gold", label=label, count=gold)


def signs(stage: Stage[State]) -> None:
    """How often each symbol lies in this cave; one that was seen twice glows."""
    row = stage.zone("signs", area="side", title=danger(stage.view))
    for symbol, name in enumerate(SYMBOL_NAMES):
        at = row.put(f"sign-{symbol}", look="bed", label=name, symbol=SYMBOLS[symbol])
        if seen := times_seen(stage.view, symbol):
            label = words.say("seen", n=seen, symbol=name)
            row.add(tile_piece(symbol, f"seen-{symbol}", at, on(glow=seen == 2, crack=seen > 2), label, seen))


def danger(view: State) -> Phrase:
    """How many cards of the pile would collapse the cave."""
    if words.is_over(view):
        return words.say("danger-last" if view.cave == CAVES else "danger-over")
    return words.say("danger", dangers=words.dangers(view), cards=len(words.pile(view)))


def miners(stage: Stage[State]) -> None:
    """For every player a dark spot inside and a tray outside right below it, with the miner and the gold."""
    view = stage.view
    zone = stage.zone("miners", area="others", title=words.say("miners"))
    a_line = ceil(view.seats / ceil(view.seats / MINERS_A_LINE))
    width = (CARDS_A_LINE * (CARD[0] + GAP)) / a_line - GAP
    for seat in range(view.seats):
        who, colour, hand, bank = Who(seat), PLAYERS[seat], view.hand[seat], view.bank[seat]
        line, column = divmod(seat, a_line)
        x, y = column * (width + GAP), line * (2 * MINER_HEIGHT + 2 * GAP)
        inside, outside = words.say("place-inside", who=who), words.say("place-outside", who=who)
        zone.place(f"in-{seat}", x, y, width, MINER_HEIGHT, "hole", inside, heap="beside", colour=colour)
        y += MINER_HEIGHT
        zone.place(f"out-{seat}", x, y, width, MINER_HEIGHT, "tray", outside, heap="beside", colour=colour)
        where, chosen = words.whereabouts(view, seat, stage.seat), view.chosen >> seat & 1
        buried = words.is_buried(view, seat)
        at = f"in-{seat}" if buried or view.inside >> seat & 1 else f"out-{seat}"
        flags = on(chosen=chosen, dim=buried and not chosen)
        zone.piece(f"miner-{seat}", "pawn", at, colour, flags=flags, label=words.say("miner", who=who, where=where))
        if hand:
            zone.add(nuggets(f"hand-{seat}", f"in-{seat}", hand, words.say("gold-in-hand", who=who, gold=hand)))
        if bank:
            zone.add(nuggets(f"bank-{seat}", f"out-{seat}", bank, words.say("gold-in-chest", who=who, gold=bank)))
        stage.panel(seat, colour, bank, [where, words.say("note-hand", gold=hand)] if hand else [where])
