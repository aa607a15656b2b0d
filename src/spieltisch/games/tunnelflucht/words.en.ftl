title = Tunnel Run
tagline = Get all your pirates through the tunnel before the others.

option-rules = Rules
option-rules-basic = basic game
option-rules-extended = extended: cards only for going back
option-cubes = Pirates
option-cubes-auto = three, extended six
option-cubes-1 = 1
option-cubes-2 = 2
option-cubes-3 = 3
option-cubes-4 = 4
option-cubes-5 = 5
option-cubes-6 = 6
option-hand = Cards at the start
option-hand-1 = 1
option-hand-2 = 2
option-hand-3 = 3
option-hand-4 = 4
option-hand-5 = 5
option-hand-6 = 6
option-blocking = Tiles held by pirates
option-blocking-others = only rivals are skipped
option-blocking-all = own pirates are skipped too

# Places, with where one comes from and where one goes.
tunnel = Tunnel
start = Start
    .from = from the start
spot = { $n }
    .from = from { $n }
    .to = to { $n }
harbour = Harbour
    .to = to the harbour
bed = tile { $n }
tile = tile { $n }, { $symbol }
start-of = { $who ->
    [you] your start
   *[other] { $who-name }'s start
}
harbour-of = { $who ->
    [you] your harbour
   *[other] { $who-name }'s harbour
}

# Pirates.
pirate-start = { $who ->
    [you] your pirate at the start
   *[other] { $who-name }'s pirate at the start
}
pirate-on = { $who ->
    [you] your pirate on { $n }
   *[other] { $who-name }'s pirate on { $n }
}
pirate-out = { $who ->
    [you] your pirate, escaped
   *[other] { $who-name }'s pirate, escaped
}

# Cards and actions.
piles = Pile and discards
pile = pile
pile-cards = pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hand = Your cards
hand-of = { $who-name }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
note-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
note-action = action { $n } of { $all }
action-left = action left
action-used = action used

# Moves.
forward = { $symbol }: pirate { $start-from } { $target-to }
back = pirate { $start-from } back { $target-to }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
back-nowhere = pirate back { $start-from }
stop = end the turn
draw = draw a card

prompt-basic = Play a card on one of your pirates.
prompt-action = Action { $n } of { $all }: { $what }.
prompt-draw = You have neither a card nor a way back: draw a card from the pile.
may-run = forward with a card
may-go-back = back for cards
may-stop = end the turn

# What happens.
crews = Everybody begins with { $pirates ->
    [one] 1 pirate
   *[other] { $pirates } pirates
} and { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
begins = { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
runs = { $who ->
    [you] You play { $symbol } and run { $start-from } { $target-to }
   *[other] { $who-name } plays { $symbol } and runs { $start-from } { $target-to }
}{ $skipped-count ->
    [0] { "" }
    [one] , past the held tile { $skipped }
   *[other] , past the held tiles { $skipped }
}.
goes-back = { $who ->
    [you] You go back { $start-from } { $target-to },
   *[other] { $who-name } goes back { $start-from } { $target-to },
} { $met ->
    [one] where 1 pirate stands.
   *[other] where { $met } pirates stand.
}
stuck = { $who ->
    [you] You have neither a card nor a way back.
   *[other] { $who-name } has neither a card nor a way back.
}
shuffles = The discards are shuffled into a new pile.
draws = { $cards-count ->
    [0] You draw no card: none is left.
    [one] You draw a card: { $cards }.
   *[other] You draw { $cards-count } cards: { $cards }.
}
draws-hidden = { $n ->
    [0] { $who-name } draws no card: none is left.
    [one] { $who-name } draws a card.
   *[other] { $who-name } draws { $n } cards.
}
stops = { $who ->
    [you] You end your turn.
   *[other] { $who-name } ends the turn.
}
cut-short = { $who ->
    [you] You cannot do anything more.
   *[other] { $who-name } cannot do anything more.
}
escaped = { $who ->
    [you] Your whole crew has escaped.
   *[other] { $who-name }'s whole crew has escaped.
}
time-up = Everybody has had { $turns } turns.
result = { $winners-you ->
    [alone] You win
    [among] { $winners } share the win
   *[not] { $winners } { $winners-count ->
        [one] wins
       *[other] share the win
    }
} with { $points ->
    [one] 1 pirate
   *[other] { $points } pirates
} { $winners-count ->
    [one] in the harbour.
   *[other] each in the harbour.
}

# Why not.
why-no-card = You have no { $symbol } card (R1).
why-start-empty = You have no pirate left at the start (R1).
why-no-pirate = None of your pirates is on { $n } (R1).
why-basic-back = In the basic game pirates only go forward (R7).
why-basic-draw = You draw a card after your move, by itself (R8).
why-basic-stop = In the basic game you play exactly one card in every turn (R7).
why-start-back = From the start the only way is forward (R14).
why-nobody-behind = There is no tile with one or two pirates behind this pirate (R12, R14).
why-stop = You must take the first action (R17).
why-draw = You draw a card only if you have no action (R19).
