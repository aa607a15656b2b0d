title = Brikks
tagline = One roll, one block, and everybody lets it fall.

option-level = Level
option-level-1 = 1: every circle brings energy
option-level-2 = 2: circles of the block's colour bring energy
option-level-3 = 3: other circles cost 1 energy
option-level-4 = 4: other circles cost 2 energy
option-level-choose = everybody chooses
option-mode = Goal
option-mode-points = the most points
option-mode-duel = duel: stay in longer

# Blocks and dice.
white = white
yellow = yellow
green = green
red = red
blue = blue
black = black
block = { $colour } { $number }
dice = dice
die = die
die-number = number { $number }
overview = Overview
chip = chip

# A sheet.
sheet = { $who ->
    [you] Your sheet
   *[other] { $who-name }
}
sheet-answered = { $who ->
    [you] Your sheet
   *[other] { $who-name } ✓
}
heights = heights of the columns: { $heights }
bomb = bomb
bomb-used = used bomb
bomb-worth = bomb, { points-worth }
extra-bar = extra bar: { $crosses ->
    [one] 1 cross
   *[other] { $crosses } crosses
}, { points-worth }
energy-bar = energy: { $energy } free
points-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Beside the names.
level = level { $level }
note-energy = { $energy } energy
note-bombs = { $bombs ->
    [one] 1 bomb
   *[other] { $bombs } bombs
}
note-rank = rank { $rank } of 9
note-done = done
note-out = out
answered = { $done } of { $all } { $done ->
    [one] has
   *[other] have
} answered

# Moves.
label-land = { $block } at column { $column }, row { $row }
label-change = { $price ->
    [5] exchange for { $block } (5 energy)
   *[other] turn to { $block } ({ $price } energy)
}
label-start = start block { $block }
label-drop = mini at column { $column }, row { $row }
label-back = back to { $block }, as rolled
label-bomb = blow the block up
label-leave = leave the game
label-roll = roll the dice
label-keep = keep the roll
label-reroll = roll again
label-other-start = choose another start block
short-change = { $block } for { $price } energy
short-roll = roll
short-reroll = roll again
brings = { $gains }
brings-energy = { $energy } energy
brings-rows = { $n ->
    [one] 1 row
   *[other] { $n } rows
}
brings-crosses = { $n ->
    [one] 1 cross
   *[other] { $n } crosses
}
brings-minis = { $n ->
    [one] 1 mini
   *[other] { $n } minis
}

prompt-level = Which level do you play?
prompt-start = Choose a start block.
prompt-start-columns = Choose the columns for your start block.
prompt-roll = Roll the dice.
prompt-rolled = You rolled { $block }: keep it or roll again?
prompt-land = Let { $block } fall{ $price ->
    [0] .
   *[other] , for { $price } energy.
}
prompt-stuck = The block { $block } fits nowhere any more: { $means }.
means-change = change it
means-bomb = blow it up
means-leave = leave the game
prompt-drop = { $minis ->
    [one] Let a mini fall onto { $whom-name }'s sheet.
   *[other] Let { $minis } minis fall onto { $whom-name }'s sheet, one by one.
}

# What happens.
plays-alone = { $who ->
    [you] You play alone.
   *[other] { $who-name } plays alone.
}
rolls-first = { $who ->
    [you] You will roll first.
   *[other] { $who-name } will roll first.
}
starts-first = { $who ->
    [you] You pick the first start block.
   *[other] { $who-name } picks the first start block.
}
plays-level = { $who ->
    [you] You play level { $level }.
   *[other] { $who-name } plays level { $level }.
}
takes-start = { $who ->
    [you] You take { $block } as your start block.
   *[other] { $who-name } takes { $block } as start block.
}
lands-start = { $who ->
    [you] You draw { $block } at the bottom of your sheet.
   *[other] { $who-name } draws { $block } at the bottom of the sheet.
}
dice-begin = { $who ->
    [you] Now you roll the dice.
   *[other] Now { $who-name } rolls the dice.
}
rolls = { $who ->
    [you] { $again ->
        [1] You roll again: { $block }.
       *[other] You roll { $block }.
    }
   *[other] { $again ->
        [1] { $who-name } rolls again: { $block }.
       *[other] { $who-name } rolls { $block }.
    }
}
keeps = { $who ->
    [you] You keep { $block }.
   *[other] { $who-name } keeps { $block }.
}
changes = { $who ->
    [you] You want to pay
   *[other] { $who-name } wants to pay
} { $price } energy { $price ->
    [5] to exchange the block for { $block }.
   *[other] to turn the block to { $block }.
}
thinks-again = { $who ->
    [you] You think again.
   *[other] { $who-name } thinks again.
}
lands = { $who ->
    [you] You let { $block } fall
   *[other] { $who-name } lets { $block } fall
}{ $price ->
    [0] .
   *[other] , for { $price } energy.
}
wins = { $energy ->
    [0] { $who ->
        [you] Your energy bar is full already.
       *[other] { $who-name }'s energy bar is full already.
    }
   *[other] { $who ->
        [you] You win { $energy } energy.
       *[other] { $who-name } wins { $energy } energy.
    }
}
loses = { $who ->
    [you] You lose { $energy } energy.
   *[other] { $who-name } loses { $energy } energy.
}
fills = { $who ->
    [you] You fill
   *[other] { $who-name } fills
} { $rows ->
    [one] a row.
   *[other] { $rows } rows at once.
}
crosses = { $crosses ->
    [0] { $who ->
        [you] Your extra bar is full already.
       *[other] { $who-name }'s extra bar is full already.
    }
   *[other] { $who ->
        [you] You get
       *[other] { $who-name } gets
    } { $crosses ->
        [one] a cross
       *[other] { $crosses } crosses
    } on the extra bar.
}
earns = { $who ->
    [you] You get
   *[other] { $who-name } gets
} { $minis ->
    [one] a mini
   *[other] { $minis } minis
} to drop.
blows-up = { $who ->
    [you] You blow the block up and have
   *[other] { $who-name } blows the block up and has
} { $left ->
    [0] no bomb left.
    [one] 1 bomb left.
   *[other] { $left } bombs left.
}
leaves = { $who ->
    [you] You leave the game.
   *[other] { $who-name } leaves the game.
}
drops = { $who ->
    [you] You drop a mini onto { $whom-name }'s sheet.
   *[other] { $whom ->
        [you] { $who-name } drops a mini onto your sheet.
       *[other] { $who-name } drops a mini onto { $whom-name }'s sheet.
    }
}
scores = { $who ->
    [you] Your sheet
   *[other] { $who-name }
}: rows { $rows }, extra bar { $extra }, bombs { $bombs }, energy { $energy } – { points-worth } in all.
ranked = Level { $level }: rank { $rank } of 9.
still-in = { $who ->
    [you] You are still in.
   *[other] { $who-name } is still in.
}
both-left = Both have left. Now full rows count.
has-full = { $who ->
    [you] You have
   *[other] { $who-name } has
} { points-worth } in full rows.
result = { $points ->
    [1] { $winners-you ->
        [alone] You win.
       *[other] { $winners } { $winners-count ->
            [one] wins.
           *[other] share the win.
        }
    }
   *[other] { $winners-you ->
        [alone] You have
       *[other] { $winners } { $winners-count ->
            [one] has
           *[other] have
        }
    } the best { $winners-count ->
        [one] sheet: { points-worth }.
       *[other] sheets: { points-worth } each.
    }
}

# Why not.
why-picking = First everybody picks a level (S2).
why-starting = Now the start blocks are drawn (S4).
why-rolling = First the dice are rolled (R1).
why-rolled = Keep the roll or throw both dice again (R1).
why-answering = Now a block falls: land it, or go back to the rolled one (R3, R4).
why-dropping = Now minis fall (D2).
why-no-bomb = You have no bomb left (R10).
why-no-leaving = You may leave only if the rolled block fits nowhere (R11).
why-start-taken = Somebody has that start block already (S4).
why-outside = The block must lie inside the sheet (R5).
why-no-room = There is no room for the block (R5).
why-falls = The block falls further there (R5).
why-unreachable = The block cannot get there from above (R6).
why-same-block = That is the same block (R4).
why-too-dear = That costs { $price } energy, you have { $energy } (R4).
why-cheaper = Another field has the same block, cheaper or for the same price (R4).
why-fits-nowhere = That block fits nowhere any more (R4).
why-beside-mini = Minis of one roll must not lie side by side (D3).
