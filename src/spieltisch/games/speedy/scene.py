"""What a seat sees of Speedy: the two piles in the centre, the own hand, and the backs of the other one."""

from spieltisch.engine.showing.phrase import Who
from spieltisch.engine.showing.scene import Piece
from spieltisch.engine.showing.stage import GAP, PLAYERS, Stage, on
from spieltisch.games.green_box.pieces import card_id, card_piece, hidden_card
from spieltisch.games.speedy import rules, words

BETWEEN = 0.3  # the piles, and the hand and its draw pile


def draw(stage: Stage[rules.State]) -> None:
    view = stage.view
    hand(stage, 1 - stage.below)
    centre = stage.zone("centre", title=words.say("centre"), surface="felt")
    centre.gap = BETWEEN
    for pile in range(rules.PILES):
        centre.heap(f"pile-{pile}", *pile_pieces(view, pile), look="slot", label=words.say("pile", pile=pile))
    hand(stage, stage.below)
    for seat, shed in enumerate(stage.points):
        notes = [words.say("note-cards", n=rules.cards_left(view, seat))]
        if view.phase != rules.OVER and not view.awaited >> seat & 1:
            notes.append(words.say("note-waits" if view.phase == rules.RACE else "note-ready"))
        stage.panel(seat, PLAYERS[seat], shed, notes)
    stage.notice(words.notice(view))
    if stage.is_mine:
        ways(stage)


def pile_pieces(view: rules.State, pile: int) -> list[Piece]:
    """The cards underneath as one heap, so that the pile stays there while a new card flies in, and the top card.

    A start card comes from no hand. It keeps its name when it is turned up, so it can be seen turning.
    """
    under, top = view.height[pile] - 1, view.top[pile]
    if top == rules.UNKNOWN:
        return [hidden_card(f"start-{pile}")]
    if under == 0:
        return [card_piece(top, id=f"start-{pile}")]
    return [hidden_card(f"under-{pile}", count=under, label=words.say("underneath", n=under)), card_piece(top)]


def hand(stage: Stage[rules.State], seat: int) -> None:
    """Three slots, and the draw pile beside them."""
    view, title, left = stage.view, words.say("hand", who=Who(seat)), stage.view.left[seat]
    zone = stage.zone(f"hand-{seat}", area="own" if seat == stage.seat else "others", title=title, owner=seat)
    for slot in range(rules.SLOTS):
        zone.heap(f"slot-{seat}-{slot}", *card_in(view, seat, slot), look="slot")
    zone.skip(BETWEEN - GAP)
    stock = [hidden_card(f"draw-{seat}", count=left, label=words.say("stock-of", n=left))] if left else []
    zone.heap(f"stock-{seat}", *stock, look="slot", label=words.say("stock"))


def card_in(view: rules.State, seat: int, slot: int) -> list[Piece]:
    """The card in a slot: open for its owner, for the other one a back named after the slot."""
    card = view.hand[seat, slot]
    if card == rules.EMPTY:
        return []
    if card == rules.UNKNOWN:
        return [hidden_card(f"back-{seat}-{slot}")]
    return [card_piece(card, flags=on(chosen=view.chosen[seat] == slot))]


def ways(stage: Stage[rules.State]) -> None:
    """Carry a card to a pile or, in a pause, click one to give up; click the draw pile; or a button."""
    view, seat = stage.view, stage.seat
    cards = {slot: view.hand[seat, slot] for slot in range(rules.SLOTS) if view.hand[seat, slot] != rules.EMPTY}
    if view.phase == rules.STUCK:
        for slot, card in cards.items():
            stage.way(rules.LAY + slot, card_id(card))
    else:
        for slot, card in cards.items():
            for pile in range(rules.PILES):
                stage.way(rules.PLAY + 2 * slot + pile, card_id(card), f"pile-{pile}")
        stock, bed = (f"draw-{seat}", "") if view.left[seat] else ("", f"stock-{seat}")
        stage.way(rules.DRAW, stock, bed)
    stage.button(rules.GO, key=" ", tone="go")
    stage.button(rules.WAIT, key="w")
