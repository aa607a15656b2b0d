title = Temple of Doom
tagline = Rescue the relics and yourselves before it all comes down.

option-temple = Temple
option-temple-normal = nine rows
option-temple-easy = eight rows, easier
option-open_hands = Open hands
option-open_hands-off = you see only your own cards
option-open_hands-on = everybody sees all cards
option-temple_row = Temple cards
option-temple_row-grow = six new ones every round
option-temple_row-fill = filled up to six, easier

# The temple.
temple = Temple, round { $round }
place = { $place }
row = row { $n }
tile = { $tile } ({ $symbol })
tile-flipped = { $tile } (flipped)
tile-in-danger = { $tile }, in danger
tile-falling = { $tile }, about to fall
on-tile = on { $tile }
out = in the open
front = in front of the temple
dead = dead
one-of = a { $colour } archaeologist
two-of = two { $colour } archaeologists
archaeologist = { $colour } archaeologist, { $at }
in-play = { $points ->
    [0] card in play: none
    [one] card in play, 1 point left
   *[other] card in play, { $points } points left
}

# The cards.
kind = { $colour } { $symbol }
relics = Relics
relic-served = { $card }, will be collected
collected-of = collected: { $n } of { $of }
temple-row = Temple cards
temple-glow = { $card }, averted
temple-chosen = { $card }, strikes now
temple-dim = { $card }, has struck
piles = Piles
relic-pile = pile of relics
temple-pile = pile of temple cards
temple-discard = discarded temple cards
move-pile = pile of movement cards
move-discard = discarded movement cards
pile-of = { $pile }: { $n } left
hand = { $who ->
    [you] Your hand
   *[other] { $who-name }'s hand
}
note-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
note-start = start player

# Moves.
play = play { $card }
enter = { $colour } enters { $tile }
step = { $colour } from { $start } to { $tile }
leave = { $colour } from { $start } to the open
flip = flip { $tile }
fall = let { $place } fall

prompt-card = Play a card.
prompt-point = { $points ->
    [one] Move an archaeologist with the { $card }.
   *[other] Move an archaeologist with the { $card }; you have two moves.
}
prompt-flip = The temple card “{ $card }” flips a tile: choose which one.
prompt-fall = The temple card “{ $card }” makes a tile fall: choose which one.

# What happens.
relics-come = Relics turned up: { $relics }.
temple-cards-come = Temple cards turned up: { $cards }.
temple-reshuffled = The discarded temple cards are shuffled into a new pile.
movement-reshuffled = The discarded movement cards are shuffled into a new pile.
round-begins = Round { $round }: { $who ->
    [you] you begin.
   *[other] { $who-name } begins.
} The result so far is { $result }.
plays = { $who ->
    [you] You play the { $card }.
   *[other] { $who-name } plays the { $card }.
}
points-lost = { $points ->
    [one] Nobody can move with the card: a point is lost.
   *[other] Nobody can move with the card: both points are lost.
}
enters = { $who ->
    [you] You send { $colour } in, to { $tile }.
   *[other] { $who-name } sends { $colour } in, to { $tile }.
}
steps = { $who ->
    [you] You move { $colour } from { $start } to { $tile }.
   *[other] { $who-name } moves { $colour } from { $start } to { $tile }.
}
escapes = { $who ->
    [you] You bring { $colour } out
   *[other] { $who-name } brings { $colour } out
}: { $escaped ->
    [one] 1 of 8 has escaped.
   *[other] { $escaped } of 8 have escaped.
}
round-ends = Round { $round } ends.
collected = Collected: { $relics }, { $all } of 18 so far.
fallen = Fallen: { $tiles }.
killed = Killed: { $dead }.
averted = Averted: { $cards }.
chooses = { $who ->
    [you] You choose the tile.
   *[other] { $who-name } chooses the tile.
}
flipped = Flipped: { $tiles }.
finished = { $escaped ->
    [0] Nobody has escaped
    [one] 1 archaeologist has escaped
   *[other] { $escaped } archaeologists have escaped
}, { $missing ->
    [0] no relic is missing
    [one] 1 relic is missing
   *[other] { $missing } relics are missing
}: the result is { $result }.
result = { $winners-count ->
    [0] That is not above zero: the temple wins.
   *[other] { $winners-you ->
        [alone] You win.
        [among] You win together.
       *[not] { $winners } { $winners-count ->
            [one] wins.
           *[other] win together.
        }
    }
}

# Why not.
why-tile-first = First choose the tile that is struck (R17).
why-points-first = First use the points of the card in play (R2).
why-not-in-hand = The { $card } is not in your hand (R1).
why-card-first = First play a card (R1).
why-dead = This { $colour } archaeologist is dead (R12).
why-escaped = This { $colour } archaeologist has escaped already (R7).
why-second = Two { $colour } archaeologists stand there and are alike: take the first (R3).
why-not-last-row = The way out is only from the last row (R7).
why-exit-colour = To get out, { $colour } needs a { $colour } or white card (R7).
why-first-row = The way in is only over the first row (R6).
why-stands-there = This { $colour } archaeologist stands on { $place } already (R3).
why-not-next = { $place } is not next to { $start } (R3).
why-gone = { $place } is gone (R3).
why-no-symbol = { $place } shows no symbol any more: { $colour } needs a { $colour } or white card (R4).
why-no-fit = The card in play has neither the colour { $colour } nor the symbol on { $place }, { $symbol } (R5).
why-not-yet = Tiles are struck at the end of the round (R14).
why-gone-already = { $place } is gone already (R14).
why-flipped-already = { $place } is flipped already (R14).
why-other-symbol = { $place } does not show { $symbol } (R14).
why-row-flips = A row before that of { $place } comes first (R14).
why-row-waits = A row before that of { $place } comes first (R15).
why-row-falls = A row before that of { $place } comes first (R16).
