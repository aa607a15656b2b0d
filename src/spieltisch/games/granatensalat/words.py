"""Granatensalat in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from spieltisch.engine.text import Text, player
from spieltisch.games.granatensalat.rules import (
    DROP3,
    DROPPED,
    END,
    GRENADE,
    HIGH,
    LOW,
    MELEE,
    MINE,
    NO,
    NO_SOLDIER,
    NOWHERE,
    ON_TABLE,
    OVER,
    PLACE,
    POINTS,
    REACH,
    SIDE,
    SLOTS,
    SNIPE,
    SOLDIERS,
    SYMBOLS,
    WINDOW,
    State,
    distance,
    is_enemy,
    may_play,
    nearest,
    next_soldier,
    points_of,
    sees,
    square,
    within_reach,
)
from spieltisch.games.green_box.deck import ARROW, BRICKS, CIRCLES, DROP, HAMMER, WHEEL
from spieltisch.games.green_box.words import COLOURS, listed
from spieltisch.games.green_box.words import SYMBOLS as SYMBOL_NAMES

# What each card does.
EFFECTS = {
    DROP: Text("einen Soldaten setzen", "place one soldier"),
    CIRCLES: Text("drei Soldaten fallen lassen", "drop three soldiers"),
    HAMMER: Text("Nahkampf", "melee"),
    ARROW: Text("Scharfschütze", "sniper"),
    WHEEL: Text("Granate", "grenade"),
    BRICKS: Text("Mine", "mine"),
}

# The same in one word, to be written below a card.
SHORT = {
    DROP: Text("Setzen", "Place"),
    CIRCLES: Text("Abwurf", "Drop 3"),
    HAMMER: Text("Nahkampf", "Melee"),
    ARROW: Text("Schuss", "Shot"),
    WHEEL: Text("Granate", "Grenade"),
    BRICKS: Text("Mine", "Mine"),
}

PATIENCE = 8.0  # seconds that everybody is waited for in a mine window
NOT_IN_THIS_TURN = Text("in diesem Zug keine", "none in this turn")
END_TURN = Text("Zug beenden", "End turn")
NO_MINE = Text("keine Mine", "no mine")


# Names.


def point_of(move: int) -> tuple[int, int]:
    """The point that a step, a placement or a grenade leads to."""
    return move % POINTS % SIDE, move % POINTS // SIDE


def at(x: int, y: int) -> str:
    """A point of the table: `240/185`."""
    return f"{x}/{y}"


def where(view: State, soldier: int) -> str:
    """The point a soldier stands on."""
    return at(view.x[soldier], view.y[soldier])


def soldier_name(soldier: int) -> Text:
    """`Rot 3`, `red 3`: every soldier has the colour of its player and a number."""
    colour, number = COLOURS[soldier // SOLDIERS], soldier % SOLDIERS + 1
    return Text(f"{colour.de} {number}", f"{colour.en} {number}")


def soldiers_text(n: int) -> Text:
    return Text("1 Soldat", "1 soldier") if n == 1 else Text(f"{n} Soldaten", f"{n} soldiers")


def cards_text(n: int) -> Text:
    return Text("1 Karte", "1 card") if n == 1 else Text(f"{n} Karten", f"{n} cards")


def standing(view: State, seat: int) -> list[int]:
    """The seat's soldiers on the table."""
    own = view.standing[seat]
    return [SOLDIERS * seat + i for i in range(own.bit_length()) if own >> i & 1]


def on_table(view: State) -> list[int]:
    """All soldiers on the table."""
    return [soldier for seat in range(view.seats) for soldier in standing(view, seat)]


def moved_soldiers(view: State) -> list[int]:
    """The soldiers that a mine could be set off under."""
    return [view.moved[k] for k in range(DROPPED) if view.moved[k] != NO_SOLDIER]


def shooter(view: State, seat: int, enemy: int) -> int:
    """The soldier that shoots: the nearest that sees the enemy (R11); NO_SOLDIER if none does."""
    own = [soldier for soldier in standing(view, seat) if sees(view, soldier, enemy)]
    return min(own, key=lambda soldier: (distance(view, soldier, enemy), soldier), default=NO_SOLDIER)


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move == END:
        return END_TURN
    if move == NO:
        return NO_MINE
    if move == DROP3:
        many = soldiers_text(min(DROPPED, view.reserve[seat]))
        return Text(f"Kreise: {many.de} fallen lassen", f"circles: drop {many.en}")
    if move >= MELEE:
        return target_label(move)
    point = at(*point_of(move))
    if move >= GRENADE:
        return Text(f"Rad: Granate auf {point}", f"wheel: grenade at {point}")
    if move >= PLACE:
        return Text(f"Tropfen: Soldat auf {point} setzen", f"drop: place a soldier at {point}")
    who = soldier_name(SOLDIERS * seat + move // POINTS)
    return Text(f"Schritt: {who.de} nach {point}", f"step: {who.en} to {point}")


def target_label(move: int) -> Text:
    """A card that picks a soldier."""
    if move >= MINE:
        who = soldier_name(move - MINE)
        return Text(f"Ziegel: Mine unter {who.de}", f"bricks: mine under {who.en}")
    who = soldier_name((move - MELEE) % SLOTS)
    if move >= SNIPE:
        return Text(f"Pfeil: {who.de} erschießen", f"arrow: shoot {who.en}")
    return Text(f"Hammer: {who.de} erschlagen", f"hammer: strike {who.en}")


def opening(view: State) -> list[Text]:
    who = player(view.turn)
    return [
        Text(
            "Fünf Soldaten von jedem sind auf den Tisch gefallen, jeder hat fünf Karten.",
            "Five soldiers of each player have fallen onto the table, everybody has five cards.",
        ),
        Text(f"{who} beginnt.", f"{who} begins."),
    ]


def prompt(view: State, seat: int) -> Text:
    if view.phase == WINDOW:
        return window_prompt(view, seat)
    n = min(view.cards_left, view.held[seat])
    cards = Text("eine Karte", "one card") if n == 1 else Text("bis zu zwei Karten", "up to two cards")
    step = view.stepped == 0 and view.standing[seat] != 0
    if step and n:
        return Text(
            f"Ein Schritt und {cards.de}, in beliebiger Folge; oder beende den Zug.",
            f"One step and {cards.en}, in any order; or end the turn.",
        )
    if n:
        return Text(f"Noch {cards.de}, oder beende den Zug.", f"{cards.en.capitalize()} more, or end the turn.")
    if step:
        return Text("Noch ein Schritt, oder beende den Zug.", "A step is left, or end the turn.")
    return Text("Beende den Zug.", "End the turn.")


def window_prompt(view: State, seat: int) -> Text:
    """The question for a mine, to those who have one and to those who have none."""
    soldiers = listed([soldier_name(soldier) for soldier in moved_soldiers(view)])
    if view.hand[seat, BRICKS] == 0:
        return Text(f"Mine unter {soldiers.de}? Du hast keine.", f"A mine under {soldiers.en}? You have none.")
    return Text(
        f"Mine unter {soldiers.de}? Trage die Ziegelkarte hin oder sage nein.",
        f"A mine under {soldiers.en}? Carry the bricks card there, or say no.",
    )


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    """Answers are told only if mines go off: the rest stays everybody's secret."""
    if before.phase == WINDOW:
        return mines_told(before, after)
    if move == END:
        return turn_ended(before, after, seat, viewer)
    if move < PLACE:
        soldier = SOLDIERS * seat + move // POINTS
        name, start, goal = soldier_name(soldier), where(before, soldier), at(*point_of(move))
        who = player(seat)
        return [
            Text(
                f"{who} geht mit {name.de} von {start} nach {goal}.", f"{who} steps with {name.en}, {start} to {goal}."
            )
        ]
    return [card_told(before, after, seat, move)]


def card_told(before: State, after: State, seat: int, move: int) -> Text:
    """A card and what it did."""
    who = player(seat)
    if move == DROP3:
        return drop_told(before, after, seat)
    if move >= MELEE:
        return shot_told(before, seat, move)
    point = at(*point_of(move))
    if move >= GRENADE:
        thrower = soldier_name(nearest(before, seat, *point_of(move)))
        dead = victims(before, after, seat)
        return Text(
            f"{who} wirft mit {thrower.de} eine Granate auf {point} und nimmt {dead.de}.",
            f"{who} throws a grenade with {thrower.en} at {point} and takes {dead.en}.",
        )
    new = soldier_name(next_soldier(before, seat))
    return Text(f"{who} setzt {new.de} auf {point}.", f"{who} places {new.en} at {point}.")


def drop_told(before: State, after: State, seat: int) -> Text:
    """Where soldiers fell; some may have found no room."""
    who = player(seat)
    fallen = [soldier for soldier in standing(after, seat) if soldier not in standing(before, seat)]
    if not fallen:
        return Text(
            f"{who} lässt Soldaten fallen, aber nirgends ist Platz.", f"{who} drops soldiers, but there is no room."
        )
    many, points = soldiers_text(len(fallen)), ", ".join(where(after, soldier) for soldier in fallen)
    return Text(f"{who} lässt {many.de} fallen: {points}.", f"{who} drops {many.en}: {points}.")


def shot_told(before: State, seat: int, move: int) -> Text:
    who, enemy = player(seat), (move - MELEE) % SLOTS
    dead = soldier_name(enemy)
    if move >= SNIPE:
        own = soldier_name(shooter(before, seat, enemy))
        return Text(f"{who} erschießt mit {own.de} {dead.de}.", f"{who} shoots {dead.en} with {own.en}.")
    own = soldier_name(nearest(before, seat, before.x[enemy], before.y[enemy]))
    return Text(f"{who} erschlägt mit {own.de} {dead.de}.", f"{who} strikes {dead.en} down with {own.en}.")


def victims(before: State, after: State, seat: int) -> Text:
    """The soldiers a seat has taken with the last move."""
    dead = [i for i in range(SLOTS) if after.where[i] == seat and before.where[i] != seat]
    return listed([soldier_name(soldier) for soldier in dead])


def mines_told(before: State, after: State) -> list[Text]:
    """Every mine that went off, clockwise."""
    lines = []
    for k in range(1, before.seats):
        seat = (before.turn + k) % before.seats
        if after.blast[seat] != NOWHERE:
            who, dead = player(seat), victims(before, after, seat)
            hit = next(i for i in moved_soldiers(before) if SIDE * before.y[i] + before.x[i] == after.blast[seat])
            name = soldier_name(hit)
            lines.append(
                Text(
                    f"{who} zündet eine Mine unter {name.de} und nimmt {dead.de}.",
                    f"{who} sets off a mine under {name.en} and takes {dead.en}.",
                )
            )
    return lines


def turn_ended(before: State, after: State, seat: int, viewer: int) -> list[Text]:
    """What was drawn, what is left of the pile, and whether the end draws near."""
    who, drawn = player(seat), after.held[seat] - before.held[seat]
    lines = [Text(f"{who} beendet den Zug.", f"{who} ends the turn.")]
    if drawn:
        cards = cards_text(drawn)
        lines = [
            Text(
                f"{who} beendet den Zug und zieht {cards.de}. Stapel: {after.pile}.",
                f"{who} ends the turn and draws {cards.en}. Pile: {after.pile}.",
            )
        ]
    if drawn and viewer == seat:
        new = [s for s in range(SYMBOLS) for _ in range(after.hand[seat, s] - before.hand[seat, s])]
        cards = listed([SYMBOL_NAMES[symbol] for symbol in new])
        lines.append(Text(f"Du ziehst {cards.de}.", f"You draw {cards.en}."))
    if drawn and after.pile == 0:
        lines.append(
            Text(
                "Der Stapel ist leer: Kreise sind nicht mehr zu spielen.",
                "The pile is empty: circles cannot be played any more.",
            )
        )
    if after.phase == OVER:
        return [*lines, *ending(after)]
    if after.quiet:
        n = after.quiet
        lines.append(
            Text(f"Züge ohne Karte in Folge: {n}.", f"Turns in a row without a card: {n}.")
            if n > 1
            else Text("Ein Zug ohne Karte.", "A turn without a card.")
        )
    return lines


def ending(after: State) -> list[Text]:
    """Why it is over, and what counts (E2, E3)."""
    if sum(after.held.tolist()) == 0:
        why = Text("Alle Karten sind gespielt: Das Spiel ist zu Ende.", "All cards are played: the game is over.")
    else:
        why = Text("Niemand spielt mehr Karten: Das Spiel ist zu Ende.", "Nobody plays cards any more: it is over.")
    lines = [why]
    for seat in range(after.seats):
        who, alive, taken = player(seat), len(standing(after, seat)), after.taken[seat]
        lines.append(
            Text(
                f"{who}: {alive} lebende Soldaten zu 3, {taken} genommene zu 1: {points_of(after, seat)} Punkte.",
                f"{who}: {alive} living soldiers at 3, {taken} taken at 1: {points_of(after, seat)} points.",
            )
        )
    best = max(points_of(after, seat) for seat in range(after.seats))
    if sum(points_of(after, seat) == best for seat in range(after.seats)) > 1:
        lines.append(
            Text("Gleichstand: Die größere Reserve entscheidet.", "A tie: the larger reserve decides."),
        )
    return lines


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == OVER:
        return Text("Das Spiel ist zu Ende (E2).", "The game is over (E2).")
    if view.phase == WINDOW:
        return no_answer(view, seat, move)
    if view.turn != seat:
        return Text("Du bist nicht an der Reihe (R1).", "It is not your turn (R1).")
    if move >= NO:
        return Text("Minen gehen nur im Zug der anderen los (R10).", "Mines go off in the others' turns only (R10).")
    return no_step(view, seat, move) if move < PLACE else no_card(view, seat, move)


def no_answer(view: State, seat: int, move: int) -> Text:
    """Why something is not possible while everybody is asked for mines."""
    if move < MINE:
        return Text("Erst wird nach Minen gefragt (R13).", "Mines come first (R13).")
    if view.hand[seat, BRICKS] == 0:
        return Text("Dafür brauchst du eine Ziegelkarte (R15).", "That needs a bricks card (R15).")
    return Text(
        "Eine Mine trifft nur, wer gerade bewegt oder abgesetzt wurde (R15).",
        "A mine is only for soldiers just moved or put down (R15).",
    )


def no_step(view: State, seat: int, move: int) -> Text:
    soldier, (x, y) = SOLDIERS * seat + move // POINTS, point_of(move)
    if view.stepped:
        return Text("In jedem Zug geht ein Soldat einen Schritt (R4).", "One soldier makes one step a turn (R4).")
    if view.where[soldier] != ON_TABLE:
        return Text("Dieser Soldat ist nicht auf dem Tisch (R4).", "That soldier is not on the table (R4).")
    if square(view.x[soldier] - x, view.y[soldier] - y) > REACH:
        return Text("Ein Schritt ist höchstens 60 mm weit (R4).", "A step is 60 mm at most (R4).")
    if (view.x[soldier], view.y[soldier]) == (x, y):
        return Text("Dort steht der Soldat schon (R4).", "The soldier stands there already (R4).")
    return no_room(view, x, y, "R4")


def no_room(view: State, x: int, y: int, rule: str) -> Text:
    """Why a soldier cannot stand at a point."""
    if min(x, y) < LOW or max(x, y) > HIGH:
        return Text(
            f"Dort ragt der Soldat über den Rand des Tisches ({rule}).",
            f"The soldier would stick out over the edge there ({rule}).",
        )
    return Text(f"Dort steht ein Soldat im Weg ({rule}).", f"A soldier is in the way there ({rule}).")


def card_of(move: int) -> int:
    """The symbol of the card a move plays."""
    if move == DROP3:
        return CIRCLES
    if move >= SNIPE:
        return ARROW
    if move >= MELEE:
        return HAMMER
    return WHEEL if move >= GRENADE else DROP


def no_card(view: State, seat: int, move: int) -> Text:
    symbol = card_of(move)
    if view.hand[seat, symbol] == 0:
        name = SYMBOL_NAMES[symbol]
        return Text(f"Du hast keine Karte {name.de} (R1).", f"You have no {name.en} card (R1).")
    if view.cards_left == 0:
        return Text("In jedem Zug gelten höchstens zwei Karten (R1).", "Two cards a turn at most (R1).")
    if not may_play(view, seat, symbol):
        return no_reserve(view, seat, symbol)
    if move < GRENADE:
        return no_room(view, *point_of(move), "R5")
    if move < MELEE:
        return no_throw(view, seat, *point_of(move))
    return no_target(view, seat, move)


def no_reserve(view: State, seat: int, symbol: int) -> Text:
    """Why no soldier can come onto the table."""
    rule = "R5" if symbol == DROP else "R6"
    if view.reserve[seat] == 0:
        return Text(f"Du hast keine Soldaten in Reserve ({rule}).", f"You have no soldiers in reserve ({rule}).")
    return Text("Der Stapel ist leer: keine Kreise mehr (R6).", "The pile is empty: no more circles (R6).")


def no_throw(view: State, seat: int, x: int, y: int) -> Text:
    if not within_reach(view, seat, x, y):
        return Text("Geworfen wird höchstens 60 mm weit (R9).", "A throw is 60 mm at most (R9).")
    return Text(
        "Die Granate muss jemanden treffen, der nicht dir gehört (R9).", "It must hit an opposing soldier (R9)."
    )


def no_target(view: State, seat: int, move: int) -> Text:
    enemy, rule = (move - MELEE) % SLOTS, "R8" if move >= SNIPE else "R7"
    if not is_enemy(view, seat, enemy):
        return Text(f"Dort steht kein Gegner ({rule}).", f"That is no opposing soldier on the table ({rule}).")
    if move >= SNIPE:
        return Text("Keiner deiner Soldaten hat freie Sicht (R8).", "None of your soldiers has a clear line (R8).")
    return Text("Keiner deiner Soldaten ist nah genug (R7).", "None of your soldiers is close enough (R7).")


# The table.

COLUMN, ROW = 8, 16  # millimetres of a character of the picture
