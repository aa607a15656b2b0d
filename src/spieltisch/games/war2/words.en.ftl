title = War 2.0
tagline = Conquer the world with cards that all can count and none can read.

option-map = World map
option-map-grid = one large island, new each time
option-map-archipelago = islands with narrow bridges
option-map-ring = around a lake
option-map-two_worlds = two continents

# Things, and how many.
card = { $symbol } { $number }
    .the = the { $symbol } { $number }
tile = { $tile } ({ $symbol })
units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# The table.
world = World map
land = { $tile }, { $symbol }
land-yellow = { $tile }, yellow
army = { $tile }: { $n ->
    [one] 1 { $colour } unit
   *[other] { $n } { $colour } units
}
order-turn = Turn
order-reinforce = Reinforce
order-march = March
order-left = { $order }, { $n } left
side-attack = attack
side-defence = defence
reserve = { $who ->
    [you] your reserve
   *[other] { $who-name }'s reserve
}
cards = { $who ->
    [you] Your cards
   *[other] { $who-name }
}
hand = hand
pile = discard pile
later = for later
card-dim = { $card }, played
card-locked = { $card }, for later
card-secret = chosen in secret
note-out = out
note-reserve = { $n } in reserve
note-last-turn = last turn
note-score = territories { $land }, symbols { $variety }, sets { $sets }
notice-fight = Fight for { $tile }: { $attacker ->
    [you] you
   *[other] { $attacker-name }
} { $attack } : { $defence } { $defender ->
    [you] you
   *[other] { $defender-name }
}, { $winner ->
    [you] you win
   *[other] { $winner-name } wins
}
notice-fight-and-end = { notice-fight } · { end-near }

# Moves.
unit-on = Unit on { $tile }
retreat = Retreat to { $tile }
open-with = Open the turn with { $card }: { actions }
fight-with = Fight with { $card }: strength { $strength }
reinforce-with = Reinforce with { $card }
march-with = March with { $card }
march = Unit from { $here } to { $there }
attack = Attack { $there } from { $here }
advance = { $n ->
    [0] Do not advance
   *[other] Advance with { units }
}
end-reinforcing = Done reinforcing
end-march = Done marching
take-up = Take up cards and go on
end-turn = End turn

prompt-settle = Place a unit on a free yellow territory, not beside your own.
prompt-strengthen = Place another unit on one of your territories.
prompt-first-card = Open your turn with a card: its number is the number of your actions.
prompt-action = { actions } left: reinforce, march or attack.
prompt-again = { actions } left: march or attack.
prompt-empty = Your hand is empty, { actions } left: take up cards or end your turn.
prompt-reinforce = Place up to { units }, at most one on each of your territories.
prompt-march = { $n ->
    [one] Move units out of one territory.
   *[other] Move units out of up to { $n } territories.
}
prompt-march-on = { $n ->
    [0] Move more units from { $tile }.
    [one] Move units from { $tile }, then from one more territory.
   *[other] Move units from { $tile }, then from up to { $n } more.
}
prompt-attack = Attack { $there } from { $here }, { units } against { $others }: choose a card in secret.
prompt-defend = { $who-name } attacks { $there }, { units } against { $others } of yours: choose a card.
prompt-retreat = Where do your units retreat to?
prompt-advance = How many units advance to { $tile }?

# What happens.
settles-first = { $who ->
    [you] You place the first unit; placing goes counter-clockwise.
   *[other] { $who-name } places the first unit; placing goes counter-clockwise.
}
settles-last = { $who ->
    [you] You place last and take the first turn.
   *[other] { $who-name } places last and takes the first turn.
}
settles = { $who ->
    [you] You place a unit on { $tile }.
   *[other] { $who-name } places a unit on { $tile }.
}
next-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $who-name }'s turn.
}
last-turn = { $who ->
    [you] You have your last turn.
   *[other] { $who-name } has a last turn.
}
takes-up = { $who ->
    [you] You take up your discard pile.
   *[other] { $who-name } takes up the discard pile.
}
takes-up-more = { $who ->
    [you] You take up your discard pile and { $card-the }.
   *[other] { $who-name } takes up the discard pile and { $card-the }.
}
opens = { $who ->
    [you] You open with { $card-the }: { actions }.
   *[other] { $who-name } opens with { $card-the }: { actions }.
}
reinforces-with = { $who ->
    [you] You play { $card-the } to reinforce.
   *[other] { $who-name } plays { $card-the } to reinforce.
}
reinforces = { $who ->
    [you] You reinforce { $tile }.
   *[other] { $who-name } reinforces { $tile }.
}
ends-reinforcing = { $who ->
    [you] You are done reinforcing.
   *[other] { $who-name } is done reinforcing.
}
marches-with = { $who ->
    [you] You play { $card-the } to march.
   *[other] { $who-name } plays { $card-the } to march.
}
marches = { $who ->
    [you] You move a unit from { $here } to { $there }.
   *[other] { $who-name } moves a unit from { $here } to { $there }.
}
ends-march = { $who ->
    [you] You end the march.
   *[other] { $who-name } ends the march.
}
attacks = { $who ->
    [you] You attack { $whom-name } on { $there } from { $here }.
   *[other] { $whom ->
        [you] { $who-name } attacks you on { $there } from { $here }.
       *[other] { $who-name } attacks { $whom-name } on { $there } from { $here }.
    }
}
chooses = You choose { $card-the } in secret.
has-chosen = { $who-name } chooses a card in secret.
fights = { $who ->
    [you] You fight with { strength }.
   *[other] { $who-name } fights with { strength }.
}
strength = { $symbol ->
    [0] { $card-the } and { units }: strength { $strength }
   *[other] { $card-the }, { units } and the right symbol: strength { $strength }
}
loses = { $who ->
    [you] You lose a unit on { $tile }.
   *[other] { $who-name } loses a unit on { $tile }.
}
retreats = { $who ->
    [you] You retreat to { $tile } with { units }.
   *[other] { $who-name } retreats to { $tile } with { units }.
}
stays = { $who ->
    [you] You cannot retreat and stay on { $tile } with { units }.
   *[other] { $who-name } cannot retreat and stays on { $tile } with { units }.
}
advances = { $n ->
    [0] { $who ->
        [you] You do not advance to { $tile }.
       *[other] { $who-name } does not advance to { $tile }.
    }
   *[other] { $who ->
        [you] You advance to { $tile } with { units }.
       *[other] { $who-name } advances to { $tile } with { units }.
    }
}
ends-turn = { $who ->
    [you] You end your turn.
   *[other] { $who-name } ends the turn.
}
falls = { $who ->
    [you] You have no territory left and are out.
   *[other] { $who-name } has no territory left and is out.
}
end-near = Everybody has the 6: after this turn everybody has one last turn.
last-turns-over = The last turns are over.
one-left = { $who-you ->
    [alone] Nobody is left but you.
   *[other] Nobody is left but { $who }.
}
scores = { $who ->
    [you] You have { $score }.
   *[other] { $who-name } has { $score }.
}
score = { points }: { $land } for territories, { $variety } for symbols, { $sets } for sets
result = { $winners-you ->
    [alone] You win with { points }.
    [among] { $winners } share the win with { points } each.
   *[not] { $winners } { $winners-count ->
        [one] wins with { points }.
       *[other] share the win with { points } each.
    }
}

# Why not.
why-settle-first = First place a unit on the map (S4).
why-strengthen-first = First place a unit on a territory of yours (S6).
why-open-first = First open your turn with a card (R1).
why-reinforce-first = First finish reinforcing (R4).
why-march-first = First finish the march (R7).
why-fight-first = First choose your card for the fight (R14).
why-retreat-first = First choose where to retreat (R18).
why-advance-first = First say how many units advance (R19).
why-place = To place units, first play a card to reinforce (R4).
why-no-such-tile = The map has no such territory (S1).
why-not-yellow = { $tile } is not yellow (S4).
why-taken = { $tile } is taken already (S4).
why-beside = { $tile } is beside a territory of yours (S5).
why-not-near = { $tile } is not beside the fight (R18).
why-not-yours-to-retreat = { $tile } is not yours (R18).
why-own-first = { $tile } is free, but your own neighbours come first (R18).
why-not-yours = { $tile } is not yours (R4).
why-served = { $tile } has got its unit already (R4).
why-use = Use the card to reinforce or to march, or attack (R2).
why-not-held = You do not have { $card-the } in your hand (R1).
why-once = You may reinforce only once a turn (R5).
why-no-tile = There is no territory (R8).
why-march-card = First play a card to march (R7).
why-no-units = You have no units on { $here } (R8).
why-no-card = Without a card you cannot attack (R14).
why-own = { $there } is your own (R13).
why-nobody = Nobody is on { $there }: march there (R13).
why-closed = The march from { $here } is over (R9).
why-no-source = The card is used up: no more units leave { $here } (R7).
why-held = { $there } is held by an opponent (R8).
why-advance = You advance only after a victory (R19).
why-too-many = There are not so many units on { $tile } (R19).
why-take-up = You take up only with an empty hand (R21).
why-nothing-to-end = No reinforcing or march is going on (R6).
why-must-act = After taking up you must act once (R21).
