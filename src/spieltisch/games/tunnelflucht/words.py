"""What is said of Tunnelflucht's moves, places, cards and refusals."""

from spieltisch.engine.kernel.sets import members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, either, every
from spieltisch.games.green_box import speech
from spieltisch.games.tunnelflucht import rules
from spieltisch.games.tunnelflucht.rules import BACK, FROM, START, STOP, State

say = Book("tunnelflucht")


def is_basic(view: State) -> bool:
    return bool(view.options[rules.RULES] == rules.BASIC)


def place(view: State, position: int) -> Phrase:
    if position == START:
        return say("start")
    return say("harbour") if position == rules.OUT else say("spot", n=position)


def cards(view: State, some: int) -> Phrase:
    return every(name for symbol, name in enumerate(speech.SYMBOLS) for _ in range(rules.count(some, symbol)))


READINGS: Readings = {**speech.READINGS, "place": place, "cards": cards, "tiles": lambda view, at: every(members(at))}


def label(view: State, seat: int, move: int) -> Phrase:
    if move >= STOP:
        return say("stop" if move == STOP else "draw")
    if move < BACK:
        symbol, position = divmod(move, FROM)
        target = place(view, rules.ahead(view, seat, symbol, position))
        return say("forward", symbol=speech.SYMBOLS[symbol], start=place(view, position), target=target)
    start, behind = place(view, move - BACK), rules.behind(view, move - BACK)
    if behind <= START:
        return say("back-nowhere", start=start)
    return say("back", start=start, target=place(view, behind), n=rules.crowd(view, behind))


def prompt(view: State, seat: int) -> Phrase:
    if is_basic(view):
        return say("prompt-basic")
    chances = {"may-run": view.held[seat], "may-go-back": rules.may_go_back(view, seat), "may-stop": view.actions}
    what = [say(id) for id, possible in chances.items() if possible]
    if not what:
        return say("prompt-draw")
    return say("prompt-action", n=view.actions + 1, all=rules.ACTIONS, what=either(what))


def reason(view: State, seat: int, move: int) -> Phrase:
    if move < BACK:
        symbol, position = divmod(move, FROM)
        has_pirate = view.crew[seat, position]
        return say("why-no-card", symbol=speech.SYMBOLS[symbol]) if has_pirate else no_pirate(position)
    if is_basic(view):
        return say("why-basic-back" if move < STOP else "why-basic-draw" if move == rules.DRAW else "why-basic-stop")
    if move < STOP:
        return back_reason(view, seat, move - BACK)
    return say("why-stop" if move == STOP and not view.actions else "why-draw")


def no_pirate(position: int) -> Phrase:
    return say("why-start-empty") if position == START else say("why-no-pirate", n=position)


def back_reason(view: State, seat: int, position: int) -> Phrase:
    if position == START:
        return say("why-start-back")
    return say("why-nobody-behind") if view.crew[seat, position] else no_pirate(position)
