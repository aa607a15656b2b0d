title = Brawl
tagline = Blow by blow, until everything is frozen.

option-mode = Mode
option-mode-training = training: in turns
option-mode-tournament = tournament: in real time
option-decks = Decks
option-decks-choose = everybody chooses in secret
option-decks-random = random, all different
option-expansions = Expansions
option-expansions-off = the first six decks
option-expansions-on = fifteen decks, four new cards
option-playoff = In a tie
option-playoff-on = the leaders play off
option-playoff-off = a shared win

# Cards.
red = red
green = green
blue = blue
hit = Hit
hit-2 = Hit-2
block = Block
press = Press
clear = Clear
base = Base
hold = Hold
reverse = Reverse
null = Null
double = Double
freeze = Freeze
card-red-hit = red Hit
card-green-hit = green Hit
card-blue-hit = blue Hit
card-red-hit-2 = red Hit-2
card-green-hit-2 = green Hit-2
card-blue-hit-2 = blue Hit-2
card-red-block = red Block
card-green-block = green Block
card-blue-block = blue Block
card-hidden = a card
from-hand = {""}
from-discards = {" "}from the discards

# Decks.
character = { $name }
deck-of = { $deck } ({ $who ->
    [you] you
   *[other] { $who-name }
})
some = { $n } × { $card }
some-unseen = { $n } × { $card }, { $left } not seen yet
deck-cards = { $deck }: { $cards }
choice = The decks and their cards
list = { $who ->
    [you] Your deck: { $deck }
   *[other] { $who-name }'s deck: { $deck }
}

# The table.
only-row = {""}
in-row = {" "}{ $one ->
    [you] in the row with { $two-name }
   *[other] { $two ->
        [you] in the row with { $one-name }
       *[other] in the row of { $one-name } and { $two-name }
    }
}
row = { $one ->
    [you] You – { $two-name }
   *[other] { $one-name } – { $two ->
        [you] you
       *[other] { $two-name }
    }
}
base-in = Base { $letter }{ $row }
base-title = { $deck } { $letter }
base-of = { $who ->
    [you] Base { $letter }: { $deck }, yours
   *[other] Base { $letter }: { $deck }, { $who-name }'s
}
end = { $who ->
    [you] your end
   *[other] { $who-name }'s end
}
end-hits = Base { $letter }, { $end }, hits: { $hits }
string = cards at an end
column-left = left place
column-middle = middle place
column-right = right place
side-left = beside it, left
side-right = beside it, right
hand = { $who ->
    [you] You: { $deck }
   *[other] { $who-name }: { $deck }
}
deck = deck
deck-left = deck, { $n } left
drawn = drawn card
pile = discard
note-deck = deck { $n }
note-chosen = has chosen
note-ready = ready
notice-ready = Not ready yet: { $who }
notice-playoff = Play-off { $n }: { $who }

# Moves.
pick = choose { $deck }
ready = ready
draw = draw a card
discard = discard the { $card }
play-at = { $card }{ $source } on { $base }, { $end }
play-on = { $card }{ $source } on { $base }
add = { $side ->
    [left] Base{ $source } at the left{ $row }
   *[right] Base{ $source } at the right{ $row }
}
prompt-choose = Choose your deck.
prompt-ready = Ready? It begins when all are ready.
prompt-draw = Draw a card.
prompt-held = Play or discard: { $card }.
prompt-discards = Play the top card of your discards: { $card }.
prompt-both = Draw a card, or play from the discards: { $card }.

# What happens.
all-choose = Everybody chooses a deck in secret; they are shown when all have chosen.
chooses = { $who ->
    [you] You choose { $deck } in secret.
   *[other] { $who-name } chooses { $deck } in secret.
}
has-chosen = { $who ->
    [you] You have chosen a deck.
   *[other] { $who-name } has chosen a deck.
}
decks-shown = The decks: { $decks }.
begins = { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
waits = The tournament begins when all are ready.
is-ready = { $who ->
    [you] You are ready.
   *[other] { $who-name } is ready.
}
go = Go!
draws = { $who ->
    [you] You draw a { $card }.
   *[other] { $who-name } draws a { $card }.
}
draws-hidden = { $who ->
    [you] You draw a card.
   *[other] { $who-name } draws a card.
}
discards = { $who ->
    [you] You discard a { $card }.
   *[other] { $who-name } discards a { $card }.
}
plays-at = { $who ->
    [you] You play
   *[other] { $who-name } plays
} a { $card }{ $source } on { $base }, { $end }.
plays-on = { $who ->
    [you] You play
   *[other] { $who-name } plays
} a { $card }{ $source } on { $base }.
clears = { $who ->
    [you] You play
   *[other] { $who-name } plays
} a Clear{ $source } on { $base }: { $cards } cards leave the game.
adds = { $who ->
    [you] You lay
   *[other] { $who-name } lays
} Base { $letter }{ $source } beside Base { $beside }{ $row }.
closes = All Bases{ $row } are frozen.
skipped = { $who ->
    [you] You can do nothing and are skipped.
   *[other] { $who-name } can do nothing and is skipped.
}
stuck = Nobody can do anything more.
counted = { $base }: { $one ->
    [you] you { $a }
   *[other] { $one-name } { $a }
} : { $b } { $two ->
    [you] you
   *[other] { $two-name }
}, { $points ->
    [0] counts nothing (Null).
   *[other] won by { $who ->
        [you] you
       *[other] { $who-name }
    } { $why ->
        [owner] as its owner
        [fewer] with fewer hits (Reverse)
       *[more] with more hits
    }{ $points ->
        [1] .
       *[other] , { $points } points.
    }
}
standing = Points: { $points }.
points-of = { $who ->
    [you] you { $points }
   *[other] { $who-name } { $points }
}
tied = A tie: { $who } go into play-off { $playoff }.
result = { $winners-you ->
    [alone] You win with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    [among] { $winners } share the win with { $points ->
        [one] 1 point each.
       *[other] { $points } points each.
    }
   *[not] { $winners } { $winners-count ->
        [one] wins with { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] share the win with { $points ->
            [one] 1 point each.
           *[other] { $points } points each.
        }
    }
}

# Why not.
why-expansions = { $deck } is one of the expansions, which are not played here (S1).
why-choose = Choose a deck first (S1).
why-ready = It begins when all are ready (S6).
why-begun = The game has begun already (S6).
why-drawn = You have drawn a card already: play or discard it (R12).
why-empty = Your deck is empty (R13).
why-discard = You can discard only a drawn card (R11).
why-no-card = You have no card, draw first (R11).
why-row = You play only in your own rows (R1).
why-closed = All Bases of this row are frozen (R10).
why-three = A row never has more than three Bases (R7).
why-beside = Only a Base is laid beside the row (R7).
why-gone = That Base does not lie there any more (R18).
why-frozen = This Base is frozen (R9).
why-base = A Base is laid beside the others (R7).
why-not-base = A { $card } goes to an end, not on the Base (R1).
why-only = The only Base cannot be cleared (R8).
why-hold = A Hold lies on this Base (M2).
why-middle = The middle Base cannot be cleared (R8).
why-not-end = A { $card } goes on the Base, not to an end ({ $rule }).
why-press = A Press goes only on a Block (R5).
why-block = Only a Press fits on a Block (R6).
why-pressed = Only a Hit fits on a Press (R6).
why-bare = A { $card } does not go on an empty end ({ $rule }).
why-colour = This string is { $colour } ({ $rule }).
