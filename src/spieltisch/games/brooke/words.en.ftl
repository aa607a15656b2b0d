title = Brooke
tagline = Turn your dice as you like – and the islands turn with them.

option-cards = Cards
cards-twelve-islands = Twelve islands
option-limit = Limit of pips
option-limit-owned = 11 + all dice of the round
option-limit-placed = 11 + placed dice
option-start = Who begins
option-start-random = drawn by lot
option-start-blue = Blue
option-start-red = Red

# Colours, cards and dice.
blue = blue
red = red
right = Right
left = Left
swap = Swap
flip = Flip
reserve = Reserve
turn = Turn over
face = { $action } in { $colour }
face-printed = { $action } in { $colour }, +{ $plus } for { $on }
die = { $colour } { $value } at { $slot }
card = Card { $slot }: { $face } – { $deed }. Other side: { $behind }.
total = { $colour } at { $slot }
round = Round { $n }
round-of = Round { $n } of { $of }
heap-blue = Blue
heap-red = Red
heap-pile = pile
heap-tied = nobody
heap-cards = { $heap }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
rolled = rolled
supply = supply
in-reserve = reserve
stock = { $who ->
    [you] Your dice
   *[other] { $who-name }'s dice
}
own-stock = { $dice ->
    [one] Your supply: 1 die
   *[other] Your supply: { $dice } dice
}, { $reserve } more in reserve
pips = { $have } of { $most } pips placed
next-die = next die: { $value }
die-on = die on { $value }
die-over = die on { $value }, over the limit
die-rolled = rolled { $value }
die-supply = die in the supply
die-reserve = die in reserve
note-begun = has begun
note-out = sits out

# What faces ask for.
deed-move = move a { $colour } die on by one card ({ $ring })
deed-swap = swap two { $colour } dice at different cards
deed-flip = turn a { $colour } die to its opposite side
deed-reserve = { $colour } gets a die from the reserve
deed-turn = turn any card over
action-deed = { $action }: { $deed }

# Moves.
place = { $value } at card { $slot }
value = { $value }
move-die = move the { $die } to { $slot }
flip-die = flip the { $die } to { $value }
lower = lower the { $die } to { $value }
swap-dice = swap the { $die } and the { $other }
turn-card = turn card { $slot } over
next = lay out round { $round }
brings = { $mine }:{ $theirs }
brings-action = { $mine }:{ $theirs } → { $action }
void-short = void

prompt-rolled = Put the die you rolled, a { $value }, at a card.
prompt-place = { $most ->
    [one] Put a die at a card: a 1.
   *[other] Put a die at a card: 1 to { $most }.
}
prompt-next = Round { $round } is over. Lay out the next cards.
prompt-fix = { $who ->
    [you] You are
   *[other] { $who-name } is
} { $lower } over the limit: choose the { $colour } die that is lowered by { $lower }.
prompt-right = Right: choose the { $colour } die that moves on by one card.
prompt-left = Left: choose the { $colour } die that moves on by one card.
prompt-swap = Swap: carry a { $colour } die onto one at another card.
prompt-flip = Flip: choose the { $colour } die that flips to its opposite side.
prompt-turn = Turn over: choose the card to turn over.

# What happens.
laid-out = Round { $round } is laid out. A: { $a }; B: { $b }; C: { $c }.
rolls = { $who ->
    [you] You roll a { $value }.
   *[other] { $who-name } rolls a { $value }.
}
begins = { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
places = { $who ->
    [you] You put a { $value } at { $slot }: { $mine } against { $theirs }, no action.
   *[other] { $who-name } puts a { $value } at { $slot }: { $mine } against { $theirs }, no action.
}
leads = { $who ->
    [you] You put a { $value } at { $slot } and lead { $mine } to { $theirs }.
   *[other] { $who-name } puts a { $value } at { $slot } and leads { $mine } to { $theirs }.
}
asks = { $deed }.
void = { $cause }.
void-die = { $action } is void: no { $colour } die lies at a card
void-swap = { $action } is void: no two { $colour } dice lie at different cards
void-reserve = { $action } is void: the { $colour } reserve is empty
gets-die = { $who ->
    [you] Reserve: you get a die from your reserve.
   *[other] Reserve: { $who-name } gets a die from the reserve.
}
shifts = { $who ->
    [you] You move the { $die } to { $slot }.
   *[other] { $who-name } moves the { $die } to { $slot }.
}
swaps = { $who ->
    [you] You swap the { $die } and the { $other }.
   *[other] { $who-name } swaps the { $die } and the { $other }.
}
flips = { $who ->
    [you] You flip the { $die } to { $value }.
   *[other] { $who-name } flips the { $die } to { $value }.
}
turns = { $who ->
    [you] You turn card { $slot } over.
   *[other] { $who-name } turns card { $slot } over.
}
exceeds = { $who ->
    [you] You have { $pips } pips, { $most } are allowed.
   *[other] { $who-name } has { $pips } pips, { $most } are allowed.
}
lowers = { $who ->
    [you] You lower the { $die } to { $value }.
   *[other] { $who-name } lowers the { $die } to { $value }.
}
shows = Card { $slot } turns over and shows { $face }.
sits-out = { $who ->
    [you] You sit out:
   *[other] { $who-name } sits out:
} { $dice ->
    [0] no die in the supply.
   *[other] the limit is reached.
}
round-ends = Round { $round } is over.
wins-card = { $who ->
    [you] You win card { $slot } by { $mine } to { $theirs }.
   *[other] { $who-name } wins card { $slot } by { $mine } to { $theirs }.
}
no-card = Nobody wins card { $slot }: { $total } to { $total }.
standing = Cards: { $blue ->
    [you] you { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] you { $reds }.
   *[other] { $red-name } { $reds }.
}
printed-decide = { $cards ->
    [one] Both have 1 card
   *[other] Both have { $cards } cards
}, so printed dice decide: { $blue ->
    [you] you { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] you { $reds }.
   *[other] { $red-name } { $reds }.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] You win with { $points ->
            [one] 1 card.
           *[other] { $points } cards.
        }
       *[other] { $winners } wins with { $points ->
            [one] 1 card.
           *[other] { $points } cards.
        }
    }
   *[other] It is a draw.
}

# How a round and the game ended.
notice-round = Round { $round }: { $a }, { $b }, { $c }.
notice-card = { $slot } to { $who ->
    [you] you
   *[other] { $who-name }
} ({ $mine } : { $theirs })
notice-nobody = { $slot } to nobody ({ $total } : { $total })
notice-cards = { $who ->
    [you] You win by { $most } cards to { $least }.
   *[other] { $who-name } wins by { $most } cards to { $least }.
}
notice-printed = { $cards ->
    [one] 1 card each;
   *[other] { $cards } cards each;
} { $who ->
    [you] you win by { $most } to { $least } on printed dice.
   *[other] { $who-name } wins by { $most } to { $least } on printed dice.
}
notice-draw = { $cards ->
    [one] 1 card each,
   *[other] { $cards } cards each,
} and as many points on printed dice: a draw.

# Why not.
why-other = Something else is to be done now (R8). { $now }
why-action = The action asks for something else (R8). { $now }
why-rolled = Your first die is the one you rolled: a { $value } (R2).
why-limit = With a { $value } you would have { $over } pips, { $most } are allowed (R3).
why-no-die = There is no { $die } (R8).
why-too-low = The { $die } cannot be lowered by { $lower } (R9).
why-same-card = Two dice at different cards are swapped (R8c).

# What is wrong with a card set.
kit-section = There is no section [{ $section }], only [cards].
kit-missing = Missing below [cards]: { $cards }.
kit-entries = A card has five entries (number, two actions, two dice), here are { $n }.
kit-number = { $word } is no card number from 1 to { $most }.
kit-again = Card { $card } is given further up already.
kit-action = { $word } is no action. There are { $known }.
kit-die = { $word } is no die. Possible are blue+1 to blue+3, red+1 to red+3, and - for none.
