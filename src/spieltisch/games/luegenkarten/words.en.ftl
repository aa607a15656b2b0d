title = Liar's Cards
tagline = Bid high, bluff well, doubt in time.

option-joker_choice = Joker
option-joker_choice-off = the first tile of the row
option-joker_choice-on = chosen anew in every round
option-cubes = Cubes
option-cubes-five = 5 for everybody
option-cubes-hand = as many as cards, faster

# Cards, bids and tiles. Colours do not matter.
card = { $symbol } { $number }
bid-symbol = { $n } × { $symbol }
bid-sum = a sum of { $n }
start-tile = { $symbol }, the start tile
marker = marker, no bid yet
marker-bid = { $who ->
    [you] { $bid }, your bid
   *[other] { $bid }, bid by { $who-name }
}
sum = sum of all numbers
times = { $n } ×
number = { $n }

# Below a tile: how many of it the viewer holds, and the jokers that may count with them.
held = { $jokers ->
    [0] you hold { $n } × { $symbol }
    [one] you hold { $n } × { $symbol } and 1 joker
   *[other] you hold { $n } × { $symbol } and { $jokers } jokers
}
and-jokers = { $n ->
    [one] + 1 joker
   *[other] + { $n } jokers
}

# The table.
head-sum = { $n } cards: sum round up to { $most }
head-sum-bid = { $n } cards: sum round up to { $most } · { $bid } { $who ->
    [you] by you
   *[other] by { $who-name }
}
head-choosing = { $n } cards on the table · the joker is being chosen
head-no-jokers = { $n } cards on the table · no jokers this round
head-joker = { $n } cards on the table · joker: { $joker }
stock = Deck and box
deck = deck
deck-of = deck, { $n } cards
box = box
cube = { $who ->
    [you] your cube
   *[other] { $who-name }'s cube
}
hand = { $who ->
    [you] Your hand
   *[other] { $who-name }
}
notice = { $count } { $verdict }
notice-over = { $count } { $verdict } { $result }

# Moves.
make-bid = bid { $n } × { $symbol }
make-bid-sum = bid a sum of { $n }
liar = call liar
deal = deal new cards
choose = make { $symbol } the joker

prompt-deal = Deal new cards once everybody has counted.
prompt-choose = Choose the symbol that is the joker this round.
prompt-call = Nothing is higher: call liar.
prompt-bid = Bid higher than { $bid } or call liar.
prompt-open-sum = Open: bid on the sum of the numbers on all { $n } cards.
prompt-open = Open: bid how often a symbol is among all { $n } cards.

# What happens.
deals = { $who ->
    [you] You shuffle and deal.
   *[other] { $who-name } shuffles and deals.
}
dealt = { $n } cards are dealt.
sum-round = Fewer than four cards: bids are on the sum of all numbers.
opens = { $who ->
    [you] You open.
   *[other] { $who-name } opens.
}
keeps-joker = { $who ->
    [you] You keep { $joker } as the joker.
   *[other] { $who-name } keeps { $joker } as the joker.
}
makes-joker = { $who ->
    [you] You make { $joker } the joker.
   *[other] { $who-name } makes { $joker } the joker.
}
new-row = The row: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
bids = { $who ->
    [you] You bid { $bid }.
   *[other] { $who-name } bids { $bid }.
}
no-jokers = Opened on the start tile: { $joker } is no joker this round.
calls = { $who ->
    [you] You call liar: { $bidder-name } bid { $bid }.
   *[other] { $who-name } calls liar: { $bidder ->
        [you] you bid { $bid }.
       *[other] { $bidder-name } bid { $bid }.
    }
}
shows = { $who ->
    [you] You show { $hand }.
   *[other] { $who-name } shows { $hand }.
}
count = On the table: { $plain } × { $symbol }{ $jokers ->
    [count] {" "}and { $wild } × { $joker } (joker). Jokers count: { $all } in all, { $plain } without them.
    [off] {" "}and { $wild } × { $joker } (joker). Opened on the start tile, jokers do not count: { $plain }, with them { $all }.
    [missing] {" "}and { $wild } × { $joker } (joker). There are no { $symbol-many } at all, so jokers do not count.
   *[itself] . This symbol is the joker itself, so every card counts once.
}
total = The numbers on all cards add up to { $n }.
loses = { $holds ->
    [0] The bid is false:
   *[other] The bid holds:
} { $who ->
    [you] { $cubes ->
        [0] you give up your last cube and are out.
       *[other] you give up a cube and have { $cubes } left.
    }
   *[other] { $cubes ->
        [0] { $who-name } gives up the last cube and is out.
       *[other] { $who-name } gives up a cube and has { $cubes } left.
    }
}
result = { $winners-you ->
    [alone] Only you still have cubes and win: { $points } left.
   *[other] Only { $winners } still has cubes and wins: { $points } left.
}

# Why not.
why-deal-first = Deal new cards first (R19).
why-deal = New cards are dealt only after a liar was called (R19).
why-choose-first = Choose the joker first (option “{ option-joker_choice }: { option-joker_choice-on }”).
why-open = There is no bid yet: the opener must bid ({ $rule }).
why-joker-fixed = The first tile of the row is the joker (S1).
why-joker-sum = A sum round has no joker (R13).
why-joker-chosen = This round's joker is chosen already (option “{ option-joker_choice }: { option-joker_choice-on }”).
why-sums = In this round bids are on the sum of the numbers, not on symbols (R13).
why-symbols = Bids are on the sum only when fewer than four cards are dealt (R2).
why-sum-most = { $n } cards add up to { $most } at most (R13).
why-most = There are only { $n } cards on the table (R4).
why-top = Nothing is higher than { $bid }: call liar ({ $rule }).
why-sum-low = { $n } is not more than { $last } (R14).
why-low = { $bid } is not higher than { $last }: a larger number, or the same number on a later tile (R7).
