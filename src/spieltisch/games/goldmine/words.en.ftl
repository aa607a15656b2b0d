title = Gold Mine
tagline = One card deeper, or out with the gold?

option-reshuffle = Shuffle
option-reshuffle-yes = all cards before every cave
option-reshuffle-no = only once at the start
option-sharing = Share leftover gold
option-sharing-pool = as one heap
option-sharing-card = card by card

# The cave.
card = { $symbol } { $number }
cave = Cave { $n } of { $of }
step = step { $n }
pile = pile
pile-of = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the pile
gold-on-card = { $gold } gold on the card
seen = { $n } × { $symbol }
danger = Collapse with { $dangers } of { $cards } cards
danger-last = The last cave
danger-over = The cave is over

# The miners.
miners = Inside and outside
place-inside = { $who ->
    [you] you inside
   *[other] { $who-name } inside
}
place-outside = { $who ->
    [you] you outside
   *[other] { $who-name } outside
}
miner = { $who ->
    [you] you: { $where }
   *[other] { $who-name }: { $where }
}
gold-in-hand = { $who ->
    [you] your { $gold } gold in hand
   *[other] { $who-name }: { $gold } gold in hand
}
gold-in-chest = { $who ->
    [you] your { $gold } gold in the chest
   *[other] { $who-name }: { $gold } gold in the chest
}
inside = inside
outside = outside
buried = buried
chosen = has chosen
chosen-what = chosen: { $choice }
note-hand = { $gold } in hand

# Moves.
stay = stay
leave = leave
prompt = { $hand } gold in hand, { $rest } along the way: do you stay or leave?

# How the last cave ended.
notice-out = Cave { $cave }: everybody got out
notice-fell = Cave { $cave }: collapsed with { $card }
notice-lost = Cave { $cave }: collapsed with { $card } · lost: { $lost }
lost = { $who ->
    [you] you { $gold }
   *[other] { $who-name } { $gold }
}

# What happens.
cave-begins = Cave { $cave } begins, all are inside.
turned = Card { $step }: { $card }.
find = { $each ->
    [0] Too little to share: { $rest } gold stays on the card.
   *[other] { $who-you ->
        [alone] You find { $each } gold
       *[other] { $who } { $who-count ->
            [one] finds { $each } gold
           *[other] find { $each } gold each
        }
    }{ $rest ->
        [0] .
       *[other] , { $rest } gold stays on the card.
    }
}
chose = You have chosen in secret: { $choice }.
has-chosen = { $who ->
    [you] You have chosen.
   *[other] { $who-name } has chosen.
}
leave-now = { $who-you ->
    [alone] You leave.
   *[other] { $who } { $who-count ->
        [one] leaves.
       *[other] leave.
    }
}
stay-on = { $who-you ->
    [alone] You stay.
   *[other] { $who } { $who-count ->
        [one] stays.
       *[other] stay.
    }
}
pick-up = { $share ->
    [0] { $rest ->
        [0] No gold lies along the way.
       *[other] { $rest } gold lies along the way: too little to share.
    }
   *[other] { $who-you ->
        [alone] You pick up { $share } gold along the way
       *[other] { $who } { $who-count ->
            [one] picks up { $share } gold along the way
           *[other] pick up { $share } gold each along the way
        }
    }{ $rest ->
        [0] .
       *[other] , { $rest } gold stays there.
    }
}
banks = { $who ->
    [you] You bring out { $gold } gold, { $total } in all.
   *[other] { $who-name } brings out { $gold } gold, { $total } in all.
}
collapses = The third card with this symbol: the cave collapses!
loses = { $who ->
    [you] You lose { $gold ->
        [0] nothing.
       *[other] { $gold } gold.
    }
   *[other] { $who-name } loses { $gold ->
        [0] nothing.
       *[other] { $gold } gold.
    }
}
empty = Everybody is out, the cave is over.
buried-gold = { $gold } gold on the cards is lost.
result = { $winners-you ->
    [alone] You win with { $points } gold.
    [among] { $winners } share the win with { $points } gold each.
   *[not] { $winners } { $winners-count ->
        [one] wins with { $points } gold.
       *[other] share the win with { $points } gold each.
    }
}

# Why not.
why-over = The fourth cave and the game are over (E1).
why-outside = You are outside and choose again in the next cave (R9).
why-chosen = You have chosen already, and that stands until all have chosen (R6).
why-choice = You can only stay or leave (R6).
