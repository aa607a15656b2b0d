"""Hindernisparcours in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.deck import ARROW, BRICKS, COLOUR, DROP, NUMBER, SYMBOL
from spieltisch.games.green_box.words import COLOURS, listed
from spieltisch.games.hindernisparcours import rules
from spieltisch.games.hindernisparcours.rules import (
    ACT,
    COURSE,
    DIRECTIONS,
    DISPLAYED,
    DRAW,
    FACES,
    FAR,
    FIRE,
    GO,
    GONE,
    LAID,
    LAST_TURN,
    LAY,
    LEAVE,
    LIVES,
    NO_CARD,
    OUTSIDE,
    OVER,
    PLAN,
    SHIELD,
    SPOTS,
    STEPS,
    STOP,
    STRIKE,
    SWORD,
    TAKE,
    TARGETS,
    TILES,
    WOOD,
    State,
)

# Names of things.

SIGNS = {
    DROP: Text("Tropfen", "drop"),
    SWORD: Text("Schwert", "sword"),
    WOOD: Text("Holz", "wood"),
    BRICKS: Text("Ziegel", "bricks"),
    SHIELD: Text("Schild", "shield"),
    ARROW: Text("Pfeil", "arrow"),
}
GROUNDS = {
    "S": Text("Start", "start"),
    "F": Text("Ziel", "finish"),
    "B": SIGNS[BRICKS],
    "W": SIGNS[WOOD],
    "^": Text("Pfeil nach oben", "arrow up"),
    ">": Text("Pfeil nach rechts", "arrow right"),
    "v": Text("Pfeil nach unten", "arrow down"),
    "<": Text("Pfeil nach links", "arrow left"),
}


OUTSIDE_NAME, HOME_NAME = Text("vor dem Start", "before the start"), Text("im Ziel", "home")


def name(card: int) -> Text:
    """A card as it counts here, without its colour: `Schwert 6`."""
    sign = SIGNS[SYMBOL[card]]
    return Text(f"{sign.de} {NUMBER[card]}", f"{sign.en} {NUMBER[card]}")


def full_name(card: int) -> Text:
    """A card that cannot be taken for another, `Schwert 6 (Rot)`."""
    short, colour = name(card), COLOURS[COLOUR[card]]
    return Text(f"{short.de} ({colour.de})", f"{short.en} ({colour.en})")


def tile_name(course: int, tile: int) -> str:
    """A tile by column and row: `D3` is the fourth of the third row."""
    row, column = SPOTS[course][tile]
    return f"{chr(ord('A') + column)}{row + 1}"


def tile_and_ground(course: int, tile: int) -> Text:
    """A tile with what is special about it: `C3 (Ziegel)`."""
    place, ground = tile_name(course, tile), GROUNDS.get(FACES[course][tile])
    return Text(f"{place} ({ground.de})", f"{place} ({ground.en})") if ground else Text(place, place)


def cards_named(cards: Iterable[int]) -> Text:
    """Several cards in one phrase."""
    return listed([name(card) for card in cards])


def players_named(seats: Iterable[int]) -> Text:
    """Several players in one phrase."""
    return listed([Text(player(seat), player(seat)) for seat in seats])


def counted(n: int, one: Text, many: Text) -> Text:
    """A number and its noun."""
    noun = one if n == 1 else many
    return Text(f"{n} {noun.de}", f"{n} {noun.en}")


def lives(n: int) -> Text:
    return Text(f"{n} Leben", f"{n} {'life' if n == 1 else 'lives'}")


def tiles(n: int) -> Text:
    return counted(n, Text("Feld", "tile"), Text("Felder", "tiles"))


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move < LAY:
        card = full_name(view.display[move - TAKE]) if view.display[move - TAKE] != NO_CARD else Text("–", "–")
        return Text(f"{card.de} nehmen", f"take {card.en}")
    if move < GO:
        return lay_label(view.laid[seat], move - LAY)
    if move < LEAVE:
        to = tile_and_ground(view.options[COURSE], move - GO)
        return Text(f"nach {to.de}", f"go to {to.en}")
    if STRIKE <= move < FIRE:
        who = player(move - STRIKE)
        return Text(f"{who} schlagen", f"strike {who}")
    return {
        LEAVE: Text("den Parcours verlassen", "leave the course"),
        FIRE: Text("die Pfeile abschießen", "fire the arrows"),
        STOP: Text("hier aufhören", "stop here"),
    }[move]


def lay_label(laid: int, card: int) -> Text:
    """What the next card of a plan becomes."""
    what = full_name(card)
    if laid < STEPS:
        return Text(f"{what.de} für Schritt {laid + 1}", f"{what.en} for step {laid + 1}")
    return Text(f"{what.de} abwerfen", f"discard {what.en}")


def opening(view: State) -> list[Text]:
    return [turn_line(view), display_line(view, range(DISPLAYED * view.seats))]


def prompt(view: State, seat: int) -> Text:
    if view.phase == DRAW:
        return Text(
            f"Würfel {view.die}: Nimm eine Karte aus der Auslage, dazu kommt eine vom Stapel.",
            f"Die {view.die}: take a card from the display; one from the pile comes with it.",
        )
    if view.phase == PLAN:
        return plan_prompt(view, seat)
    card = name(view.plan[seat, view.step])
    advice = " und ".join(part.de for part in action_advice(view, seat))
    return Text(
        f"Schritt {view.step + 1}, {card.de}: {advice[0].upper()}{advice[1:]}.",
        f"Step {view.step + 1}, {card.en}: {' and '.join(part.en for part in action_advice(view, seat))}.",
    )


def plan_prompt(view: State, seat: int) -> Text:
    if view.laid[seat] == 0:
        return Text(
            f"Würfel {view.die}: Plane drei Schritte und eine Karte zum Abwerfen.",
            f"Die {view.die}: plan three steps and a card to discard.",
        )
    if view.laid[seat] < STEPS:
        step = view.laid[seat] + 1
        return Text(f"Wähle die Karte für Schritt {step}.", f"Choose the card for step {step}.")
    return Text("Wähle eine Karte zum Abwerfen.", "Choose a card to discard.")


def action_advice(view: State, seat: int) -> list[Text]:
    """What the player may or must do now: go, and use the card (R13, R21)."""
    parts = []
    if rules.targets(view):
        parts.append(movement_advice(view, seat))
    if rules.may_fire(view):
        parts.append(Text("schieß die Pfeile ab", "fire the arrows"))
    if rules.strikes(view):
        flight = Text(", solange jemand in Reichweite ist", " while somebody is in reach") if parts else Text("", "")
        parts.append(Text(f"schlag zu{flight.de}", f"strike{flight.en}"))
    return parts


def movement_advice(view: State, seat: int) -> Text:
    """How far the player still may or must go in this step, and over what (R11, R13)."""
    most = view.left[seat] - (STEPS - 1 - view.step)
    climbing = {BRICKS: Text(", auch über Ziegel,", " (bricks too)"), WOOD: Text(", auch über Holz,", " (wood too)")}
    over, far = climbing.get(rules.symbol(view), Text("", "")), tiles(most)
    if view.step == STEPS - 1:
        there = Text(f"geh noch {far.de}", f"go {far.en}")
    elif view.moved and most == 1:
        return Text(f"geh noch 1 Feld{over.de} oder bleib hier", f"go 1 more tile{over.en} or stay")
    elif view.moved:
        return Text(f"geh bis zu {far.de} weiter{over.de} oder bleib hier", f"go up to {far.en} more{over.en} or stay")
    else:
        there = Text(f"geh {far.de}", f"go {far.en}") if most == 1 else Text(f"geh 1 bis {far.de}", f"go 1 to {far.en}")
    return Text(f"{there.de}{over.de.rstrip(',')}", f"{there.en}{over.en}")


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    if before.phase == DRAW:
        return take_story(before, after, seat, move, viewer)
    then = before.copy()
    for other in range(before.seats):  # what has been shown since
        for step in range(STEPS):
            then.plan[other, step] = after.plan[other, step]
    if before.phase == PLAN:
        lines = [lay_story(before, seat, move)]
        if after.phase == PLAN:
            return lines
        lines += begin_story(then, after)
    else:
        lines = act_story(before, then, seat, move)
        if move in (LEAVE, STOP):
            lines += next_action(then)
    while then.phase == ACT and rules.nothing_to_do(then):
        lines += idle_story(then) + next_action(then)
    return lines + (end_of_turn(then, after) if then.phase == OVER else [])


def take_story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    who, card = player(seat), name(before.display[move - TAKE])
    drawn = Text("eine Karte vom Stapel", "a card from the pile")
    if seat == viewer:
        new = joined(after.hand[seat]) ^ joined(before.hand[seat]) ^ 1 << before.display[move - TAKE]
        from_pile = cards_named(members(new))
        drawn = Text(f"vom Stapel {from_pile.de}", f"{from_pile.en} from the pile")
    lines = [Text(f"{who} nimmt {card.de} und {drawn.de}.", f"{who} takes {card.en} and {drawn.en}.")]
    return lines + reshuffled(before, after)


def reshuffled(before: State, after: State) -> list[Text]:
    """The discards became the pile (C3)."""
    if joined(before.discard) and not joined(after.discard):
        return [Text("Die Ablage wird zum neuen Stapel gemischt.", "The discards are shuffled into a new pile.")]
    return []


def lay_story(before: State, seat: int, move: int) -> Text:
    """A card laid in secret: only its owner is told which."""
    who, laid = player(seat), before.laid[seat]
    card = Text("eine Karte", "a card") if move < 0 else name(move - LAY)
    if laid < STEPS:
        return Text(
            f"{who} legt {card.de} für Schritt {laid + 1}.",
            f"{who} lays {card.en} for step {laid + 1}.",
        )
    return Text(f"{who} wirft {card.de} ab und ist fertig.", f"{who} discards {card.en} and is ready.")


def begin_story(then: State, after: State) -> list[Text]:
    """All have planned: the discards (R6) and the first cards (R7)."""
    thrown = [
        Text(f"{player(seat)} {name(card).de}", f"{player(seat)} {name(card).en}")
        for seat, card in enumerate(after.thrown.tolist())
        if card != NO_CARD
    ]
    cards = listed(thrown)
    for seat in range(then.seats):
        then.left[seat] = then.die if then.playing >> seat & 1 else 0
        then.laid[seat] = LAID if then.playing >> seat & 1 else 0
    then.phase = ACT
    return [Text(f"Abgeworfen: {cards.de}.", f"Discarded: {cards.en}."), *reveal_story(then)]


def reveal_story(then: State) -> list[Text]:
    """The cards of a step in the order of action (R7, R8), and whether the first of them heals."""
    before = then.life.tolist()
    rules.reveal(then)
    order = [
        Text(f"{player(seat)} {name(then.plan[seat, then.step]).de}", f"{player(seat)} {name(card(then, seat)).en}")
        for seat in then.order.tolist()[: then.acting]
    ]
    de, en = ", ".join(text.de for text in order), ", ".join(text.en for text in order)
    return [Text(f"Schritt {then.step + 1}: {de}.", f"Step {then.step + 1}: {en}."), *healing(then, before)]


def card(view: State, seat: int) -> int:
    """The card of a player in the current step."""
    return int(view.plan[seat, view.step])


def healing(then: State, before: list[int]) -> list[Text]:
    """The drop of whoever begins an action (R18)."""
    seat = rules.actor(then)
    if rules.symbol(then) != DROP:
        return []
    who, now = player(seat), lives(then.life[seat])
    if then.life[seat] == before[seat]:
        return [Text(f"{who} hat schon {now.de}.", f"{who} has {now.en} already.")]
    return [Text(f"{who} heilt und hat {now.de}.", f"{who} heals and has {now.en}.")]


def act_story(before: State, then: State, seat: int, move: int) -> list[Text]:
    """One move of an action, carried out on `then`."""
    rules.act(then, seat, move)
    who, course = player(seat), before.options[COURSE]
    if move == STOP:
        place = where(before, seat)
        return [Text(f"{who} bleibt {place.de}.", f"{who} stays {place.en}.")]
    if move == LEAVE:
        left = lives(then.life[seat])
        return [
            Text(f"{who} verlässt den Parcours mit {left.de}.", f"{who} leaves the course with {left.en}."),
        ]
    if move < LEAVE:
        to = tile_and_ground(course, move - GO)
        verb = Text("läuft", "runs") if FACES[course][move - GO] not in "BW" else Text("klettert", "climbs")
        return [Text(f"{who} {verb.de} nach {to.de}.", f"{who} {verb.en} to {to.en}.")]
    if move < FIRE:
        return [strike_story(before, then, seat, move - STRIKE)]
    return [Text(f"{who} schießt die Pfeile ab.", f"{who} fires the arrows."), *volley_story(before, then)]


def where(view: State, seat: int) -> Text:
    """Where a runner is."""
    if view.at[seat] == OUTSIDE:
        return OUTSIDE_NAME
    if view.at[seat] == GONE:
        return HOME_NAME
    place = tile_and_ground(view.options[COURSE], view.at[seat])
    return Text(f"auf {place.de}", f"on {place.en}")


def strike_story(before: State, then: State, seat: int, victim: int) -> Text:
    who, whom = player(seat), player(victim)
    if before.shielded >> victim & 1:
        return Text(
            f"{who} schlägt {whom}, der Schild hält.",
            f"{who} strikes {whom}, the shield holds.",
        )
    left = lives(then.life[victim])
    return Text(f"{who} schlägt {whom}: noch {left.de}.", f"{who} strikes {whom}: {left.en} left.")


def volley_story(before: State, then: State) -> list[Text]:
    """Who was hit and how often, who was behind a shield (R27)."""
    lines = []
    for seat in range(before.seats):
        hits = shots_on(before, seat)
        if not hits:
            continue
        who, times = player(seat), counted(hits, Text("Treffer", "hit"), Text("Treffer", "hits"))
        if before.shielded >> seat & 1:
            lines.append(
                Text(f"{who}: {times.de}, der Schild hält.", f"{who}: {times.en}, the shield holds."),
            )
        else:
            left = lives(then.life[seat])
            lines.append(Text(f"{who}: {times.de}, noch {left.de}.", f"{who}: {times.en}, {left.en} left."))
    return lines or [Text("Niemand wird getroffen.", "Nobody is hit.")]


def shots_on(view: State, seat: int) -> int:
    """How many shots of a volley would hit a runner, shield or not."""
    return 0 if view.down[seat] else int(rules.HITS[view.options[COURSE], view.at[seat]])


def idle_story(then: State) -> list[Text]:
    """An action that ends by itself although the player could still go on if a tile were free (R14)."""
    seat = rules.actor(then)
    if then.at[seat] == GONE or then.left[seat] <= STEPS - 1 - then.step:
        return []
    who, place = player(seat), where(then, seat)
    return [Text(f"{who} kommt {place.de} nicht weiter.", f"{who} is stuck {place.en}.")]


def next_action(then: State) -> list[Text]:
    """The end of an action and what follows it; `then` is marked as over when the turn is."""
    life, down = then.life.tolist(), then.down.tolist()
    if then.cursor + 1 < then.acting:
        rules.end_action(then)
        return healing(then, life)
    rules.close_step(then)
    lines = [fall_story(then, seat) for seat in range(then.seats) if then.down[seat] > down[seat]]
    if then.step + 1 < STEPS and then.playing:
        return lines + reveal_story(then)
    then.phase = OVER
    return lines


def fall_story(then: State, seat: int) -> Text:
    who, place, back = player(seat), where(then, seat), back_in(then, seat)
    return Text(
        f"{who} geht {place.de} zu Boden und ist in Zug {back} wieder dabei.",
        f"{who} goes down {place.en} and is back in turn {back}.",
    )


def back_in(view: State, seat: int) -> int:
    """The turn in which a player who is down takes part again (R30, R31)."""
    return int(view.turn + view.down[seat])


def end_of_turn(then: State, after: State) -> list[Text]:
    """Who stands up again, turns nobody takes part in, and the next one or the end."""
    lines = [
        Text(f"Zug {turn} entfällt: Alle liegen am Boden.", f"Turn {turn} is skipped: all are down.")
        for turn in range(then.turn + 1, after.turn + (after.phase == OVER))
    ]
    if up := [seat for seat in range(then.seats) if then.down[seat] and not after.down[seat]]:
        who, verb = players_named(up), Text("steht", "stands") if len(up) == 1 else Text("stehen", "stand")
        lines.append(
            Text(f"{who.de} {verb.de} mit {LIVES} Leben wieder auf.", f"{who.en} {verb.en} up with {LIVES} lives.")
        )
    if after.phase == OVER:
        return [*lines, ending(after)]
    filled = [place for place in range(DISPLAYED * then.seats) if then.display[place] == NO_CARD]
    return [*lines, turn_line(after), *reshuffled(then, after), display_line(after, filled)]


def turn_line(view: State) -> Text:
    who = player(view.start)
    return Text(f"Zug {view.turn}: {who} würfelt {view.die}.", f"Turn {view.turn}: {who} rolls {view.die}.")


def display_line(view: State, filled: Iterable[int]) -> Text:
    cards = cards_named(view.display[place] for place in filled)
    return Text(f"Neu in der Auslage: {cards.de}.", f"New in the display: {cards.en}.")


def ending(after: State) -> Text:
    """Who wins, and what decided it (E2, E3)."""
    winners = members(after.winners)
    who, leavers = players_named(winners), [seat for seat in range(after.seats) if after.exit[seat]]
    if not leavers:
        far = counted(
            FAR[after.options[COURSE], after.at[winners[0]]],
            Text("Bewegung", "movement"),
            Text("Bewegungen", "movements"),
        )
        verb = Text("gewinnt", "wins") if len(winners) == 1 else Text("gewinnen gemeinsam", "win together")
        left = lives(after.life[winners[0]])
        return Text(
            f"Nach {LAST_TURN} Zügen ist niemand hinaus: {who.de} {verb.de}, {far.de} vor dem Ziel mit {left.de}.",
            f"After {LAST_TURN} turns nobody is out: {who.en} {verb.en}, {far.en} from outside with {left.en}.",
        )
    why = deciding(after, winners[0], [seat for seat in leavers if seat != winners[0]])
    return Text(f"{who.de} gewinnt{why.de}.", f"{who.en} wins{why.en}.")


def deciding(after: State, winner: int, others: list[int]) -> Text:
    """What set the winner apart from others who left in the same turn (E2)."""
    rivals = [seat for seat in others if after.life[seat] == after.life[winner]]
    if not others:
        return Text(" und ist allein hinaus", ", alone outside")
    if not rivals:
        left = lives(after.life[winner])
        return Text(f" mit den meisten Leben, {left.de}", f" with the most life, {left.en}")
    if any(after.exit[seat] // 4 == after.exit[winner] // 4 for seat in rivals):
        return Text(
            ": gleich viele Leben, derselbe Schritt, aber zuerst hinaus", ": equal life and step, but first out"
        )
    step = after.exit[winner] // 4
    return Text(
        f": gleich viele Leben, aber schon in Schritt {step} hinaus", f": equal life, but out as early as step {step}"
    )


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == OVER:
        return Text("Das Spiel ist aus (E1).", "The game is over (E1).")
    if not view.to_move >> seat & 1:
        return not_now(view, seat)
    if move < LAY:
        return take_reason(view, move - TAKE)
    if move < GO:
        return lay_reason(view, move - LAY)
    if view.phase == DRAW:
        return Text("Erst werden Karten genommen (R3).", "First cards are taken (R3).")
    if view.phase == PLAN:
        return Text("Erst wird geplant (R5).", "First comes the planning (R5).")
    if move < LEAVE:
        return go_reason(view, seat, move - GO)
    return use_reason(view, seat, move)


def not_now(view: State, seat: int) -> Text:
    if view.at[seat] == GONE:
        return Text("Du hast den Parcours verlassen (R24).", "You have left the course (R24).")
    if view.down[seat]:
        back = back_in(view, seat)
        return Text(
            f"Du liegst am Boden und bist in Zug {back} wieder dabei (R30).",
            f"You are down and back in turn {back} (R30).",
        )
    if view.phase == PLAN:
        return Text("Du hast schon geplant, und dabei bleibt es (R5).", "You have planned, and that stands (R5).")
    if view.phase == DRAW:
        return Text("Du bist gerade nicht an der Reihe (R3).", "It is not your turn now (R3).")
    return Text("Gehandelt wird der Reihe nach (R8).", "Actions come one after another (R8).")


def take_reason(view: State, place: int) -> Text:
    if view.phase != DRAW:
        return Text(
            "Karten nimmt man nur am Anfang des Zuges (R3).", "Cards are taken at the beginning of a turn only (R3)."
        )
    if place >= DISPLAYED * view.seats:
        n = DISPLAYED * view.seats
        return Text(f"In der Auslage liegen nur {n} Karten (S7).", f"The display has only {n} cards (S7).")
    return Text("Diese Karte ist schon genommen (R4).", "That card has been taken already (R4).")


def lay_reason(view: State, card: int) -> Text:
    if view.phase == DRAW:
        return Text("Geplant wird erst, wenn alle Karten haben (R5).", "Planning comes when all have cards (R5).")
    if view.phase == ACT:
        return Text("Geplant ist geplant (R5).", "The plan stands (R5).")
    what = name(card)
    return Text(f"{what.de} ist nicht auf deiner Hand (R5).", f"The card {what.en} is not in your hand (R5).")


def go_reason(view: State, seat: int, tile: int) -> Text:
    course, at = view.options[COURSE], view.at[seat]
    place, face = tile_name(course, tile), FACES[course][tile]
    if at == OUTSIDE:
        return Text("Hinein geht es nur über das Startfeld (R10).", "The only way in is the start tile (R10).")
    if tile == at:
        return Text(f"Du stehst schon auf {place} (R10).", f"You stand on {place} already (R10).")
    if not rules.REACH[course, at] >> tile & 1:
        here = tile_name(course, at)
        return Text(f"{place} liegt nicht neben {here} (R10).", f"{place} is not next to {here} (R10).")
    if face in DIRECTIONS:
        return Text("Pfeilfelder sind nie betretbar (R11).", "Arrow tiles can never be entered (R11).")
    if not TARGETS[3 * course + rules.CLIMBS[rules.symbol(view)], at] >> tile & 1:
        ground = GROUNDS[face]
        return Text(
            f"Über {ground.de} geht es nur mit der Karte {ground.de} in diesem Schritt (R11).",
            f"To climb {ground.en} your card of this step must show {ground.en} (R11).",
        )
    return no_movement_left(view)


def no_movement_left(view: State) -> Text:
    if view.step == STEPS - 1:
        return Text("Deine Bewegungen sind verbraucht (R13).", "Your movements are used up (R13).")
    return Text(
        "Für jeden späteren Schritt muss eine Bewegung übrig bleiben (R13).",
        "One movement must be left for every later step (R13).",
    )


def use_reason(view: State, seat: int, move: int) -> Text:
    if move == LEAVE:
        if view.at[seat] < TILES and FACES[view.options[COURSE]][view.at[seat]] == "F":
            return no_movement_left(view)
        return Text("Hinaus geht es nur von einem Zielfeld (R10).", "The way out is from a finish tile only (R10).")
    if move == STOP:
        return stop_reason(view)
    sign = ARROW if move == FIRE else SWORD
    if rules.symbol(view) != sign:
        what = SIGNS[sign]
        return Text(
            f"Dazu brauchst du in diesem Schritt {what.de} (R9).", f"For that your card must show {what.en} (R9)."
        )
    if view.used:
        return Text("Die Karte wirkt nur einmal (R9).", "The card works only once (R9).")
    return strike_reason(view, seat, move - STRIKE)


def strike_reason(view: State, seat: int, victim: int) -> Text:
    if victim == seat or victim >= view.seats:
        return Text("Schlagen kannst du nur die anderen (R19).", "You can strike only the others (R19).")
    if view.at[seat] == OUTSIDE:
        return Text("Von draußen kannst du niemanden schlagen (R22).", "From outside you cannot strike (R22).")
    who = player(victim)
    if view.at[victim] >= TILES:
        return Text(f"{who} ist nicht auf dem Parcours (R22).", f"{who} is not on the course (R22).")
    if view.down[victim]:
        return Text(f"{who} liegt schon am Boden (R22).", f"{who} is down already (R22).")
    return Text(f"{who} steht nicht auf einem Feld neben dir (R19).", f"{who} is not on a tile next to you (R19).")


def stop_reason(view: State) -> Text:
    if rules.may_fire(view):
        return Text("Erst müssen die Pfeile fliegen (R21).", "First the arrows must fly (R21).")
    if rules.strikes(view):
        return Text(
            "Solange jemand in Reichweite ist, musst du zuschlagen (R21).",
            "While somebody is in reach you must strike (R21).",
        )
    if view.step == STEPS - 1:
        return Text("Im letzten Schritt gehst du alle Felder (R13).", "In the last step you go all the way (R13).")
    return Text("In jedem Schritt gehst du mindestens ein Feld (R13).", "In every step you go at least one tile (R13).")


# The table as text.

SIGN = {".": " . ", "S": " S ", "F": " F ", "B": "[#]", "W": "[=]"}


def pile_size(view: State) -> int:
    """The cards of the draw pile, counted without looking at any."""
    seen = joined(view.away)
    hidden = sum(view.held[seat] for seat in range(view.seats) if not joined(view.hand[seat]))
    for seat in range(view.seats):
        hidden += sum(bool(face_down(view, seat, step)) for step in range(STEPS))
        hidden += bool(rules.has_thrown(view, seat) and view.thrown[seat] == NO_CARD)
    return (rules.ALL_CARDS ^ seen).bit_count() - hidden


def face_down(view: State, seat: int, step: int) -> bool:
    """Whether a card lies there that the viewer does not know."""
    return bool(rules.lies_hidden(view, seat, step)) and view.plan[seat, step] == NO_CARD


def same(line: str) -> Text:
    return Text(line, line)


def runners(view: State, place: int) -> list[str]:
    return [str(seat + 1) for seat in range(view.seats) if view.at[seat] == place]


def cell(view: State, tile: int) -> str:
    """A tile, or the runners on it."""
    face, there = FACES[view.options[COURSE]][tile], "".join(runners(view, tile))
    if not there:
        return SIGN.get(face, f" {face} ")
    return f"[{there}]" if face in "BW" else there
