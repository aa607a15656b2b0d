"""The gold of a Goldmine game kept again with lists and plain arithmetic, to hold the rules against."""

from __future__ import annotations

from collections import Counter

from spieltisch.games.green_box.deck import NUMBER, SYMBOL


class Ledger:
    """Banked gold, gold in hand, on the cards and lost, and all that was ever found."""

    def __init__(self, seats: int, sharing: str) -> None:
        self.seats, self.sharing = seats, sharing
        self.bank = [0] * seats
        self.found = self.lost = self.caves = 0
        self.enter()

    def enter(self) -> None:
        """Everybody goes into a new cave."""
        self.hand = [0] * self.seats
        self.inside = set(range(self.seats))
        self.symbols: Counter[int] = Counter()
        self.lying: list[int] = []

    def turn(self, card: int) -> None:
        """A card pays those inside, or collapses the cave."""
        self.symbols[SYMBOL[card]] += 1
        if self.symbols[SYMBOL[card]] == 3:
            self.end()
            return
        self.found += NUMBER[card]
        each, rest = divmod(NUMBER[card], len(self.inside))
        for seat in self.inside:
            self.hand[seat] += each
        self.lying.append(rest)

    def leave(self, leavers: set[int]) -> None:
        """Leavers share and bank; the last one out ends the cave."""
        if leavers:
            share = self.share(len(leavers))
            for seat in leavers:
                self.bank[seat] += self.hand[seat] + share
                self.hand[seat] = 0
            self.inside -= leavers
        if not self.inside:
            self.end()

    def share(self, leavers: int) -> int:
        """What each leaver picks up."""
        if self.sharing == "card":
            share = sum(gold // leavers for gold in self.lying)
            self.lying = [gold % leavers for gold in self.lying]
            return share
        share, stays = divmod(sum(self.lying), leavers)
        for place, gold in enumerate(self.lying):
            self.lying[place] = min(gold, stays)
            stays -= self.lying[place]
        return share

    def end(self) -> None:
        """What was not brought out is lost."""
        self.lost += sum(self.hand) + sum(self.lying)
        self.caves += 1
        self.enter()
