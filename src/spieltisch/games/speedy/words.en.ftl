title = Speedy
tagline = Shed all your cards as fast as you can.

option-draw = Drawing
option-draw-hand = by hand, whenever you like
option-draw-auto = by itself, right after each card

# The table.
centre = Centre
pile = { $pile ->
    [0] left pile
   *[other] right pile
}
underneath = { $n ->
    [one] 1 card underneath
   *[other] { $n } cards underneath
}
hand = { $who ->
    [you] Your cards
   *[other] { $who-name }'s cards
}
stock = draw pile
stock-of = draw pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
note-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
note-ready = ready
note-waits = waits

# Whom the table waits for, and how it ended.
notice-ready = { $who-you ->
    [alone] You are not ready yet.
    [among] Neither of you is ready yet.
   *[not] { $who } { $who-count ->
        [one] is
       *[other] are
    } not ready yet.
}
notice-stuck = Nobody can go on. { $who-you ->
    [alone] You still have to give a card.
    [among] Each of you gives a card.
   *[not] { $who } { $who-count ->
        [one] still has to give a card.
       *[other] each give a card.
    }
}
notice-won = { $winner ->
    [you] You have shed all your cards.
   *[other] { $winner-name } has shed all cards.
} { $loser ->
    [you] You still have
   *[other] { $loser-name } still has
} { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
notice-drawn = Both have finished at the same instant.

# Moves.
ready = ready to start
turn-up = turn up the top card of your draw pile
play = { $card } onto the { $pile ->
    [0] left
   *[other] right
} pile
draw = draw a card
lay = { $card } face down onto the { $pile ->
    [0] left
   *[other] right
} pile
wait = wait

prompt-ready = Look at your cards. Ready?
prompt-turn-up = Nobody can go on: turn up a card.
prompt-choose = Nobody can go on: choose a card from your hand.
prompt-wait = None of your cards fits: wait.
prompt-lay-or-draw = Lay cards that fit, or draw.
prompt-lay = Lay cards that fit.

# What happens.
colour = colour
symbol = symbol
number = number
dealt = All cards are dealt, the start cards lie face down. The race begins when both are ready.
is-ready = { $who ->
    [you] You are ready.
   *[other] { $who-name } is ready.
}
begins = The race begins with { $left-the } (left) and { $right-the } (right).
lays = { $who ->
    [you] You lay
   *[other] { $who-name } lays
} { $card-the } onto the { $pile ->
    [0] left
   *[other] right
} pile (same { $shared }).
draws = { $who ->
    [you] You draw a card.
   *[other] { $who-name } draws a card.
}
draws-card = You draw { $card-the }.
waits = { $who ->
    [you] You wait.
   *[other] { $who-name } waits.
}
no-way-on = Nobody can go on: there is nothing to lay and nothing to draw.
chooses = { $who ->
    [you] You have chosen a card from your hand.
   *[other] { $who-name } has chosen a card from the hand.
}
chooses-card = You have chosen { $card-the }.
adds = { $who ->
    [you] You add
   *[other] { $who-name } adds
} { $card-the } to the { $pile ->
    [0] left
   *[other] right
} pile.
keeps = { $who ->
    [you] You still have
   *[other] { $who-name } still has
} { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] You have shed all your cards and win.
       *[other] { $winners } has shed all cards and wins.
    }
   *[other] Both have finished at the same instant: a draw.
}

# Why not.
why-not-begun = The race begins when both are ready (S5).
why-pause = The race pauses until both have given a card (R10).
why-empty-slot = That slot of your hand is empty ({ $rule }).
why-no-fit = Your { $card } shares neither colour nor symbol nor number with { $top-the } (R2).
why-pile-empty = Your draw pile is empty (R6).
why-by-itself = Your hand is refilled by itself (R6).
why-hand-full = You have three cards in your hand already (R6).
why-wait = Waiting is a move in the race only, and only if you can neither lay nor draw (R1).
why-go = Cards are turned up only when nobody can lay or draw any more (R9).
why-choose = Your draw pile is empty: choose a card from your hand (R10).
why-lay = You may lay a card that does not fit only when nobody can go on (R10).
why-turn-up = You still have a draw pile: turn up its top card (R10).
