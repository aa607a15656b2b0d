title = Broom Service
tagline = Brave and perhaps for nothing, or cowardly and safe?

option-board = Board
option-events = Events
option-events-on = on
option-events-off = off
option-curses = Bewitched roles
option-curses-on = on
option-curses-off = off

# Names of the board, of regions and events: those of our own board, and what another board calls them.
board-land-of-witches = Land of Witches
board-mist-wood = Mist Wood
board-owl-wood = Owl Wood
board-fern-wood = Fern Wood
board-moss-wood = Moss Wood
board-raven-wood = Raven Wood
board-fox-wood = Fox Wood
board-crow-hill = Crow Hill
board-pumpkin-hill = Pumpkin Hill
board-castle-hill = Castle Hill
board-stone-hill = Stone Hill
board-badger-hill = Badger Hill
board-hare-hill = Hare Hill
board-wind-hill = Wind Hill
board-thistle-heath = Thistle Heath
board-gorse-heath = Gorse Heath
board-poppy-heath = Poppy Heath
board-wolf-heath = Wolf Heath
board-castle-heath = Castle Heath
board-lavender-heath = Lavender Heath
board-herb-heath = Herb Heath
board-eagle-peak = Eagle Peak
board-jagged-peak = Jagged Peak
board-thunder-peak = Thunder Peak
board-dragon-peak = Dragon Peak
board-silver-peak = Silver Peak
board-copper-peak = Copper Peak
board-test-of-courage = Test of Courage
board-forest-fire = Forest Fire
board-avalanche = Avalanche
board-harvest-feast = Harvest Feast
board-hill-feast = Hill Feast
board-potion-market = Potion Market
board-wand-exchange = Wand Exchange
board-stocktaking = Stocktaking
board-tailwind = Tailwind
board-express-orders = Express Orders

# Roles, and the same in two lines for narrow cards.
role-forest-witch = Forest Witch
role-hill-witch = Hill Witch
role-prairie-witch = Prairie Witch
role-mountain-witch = Mountain Witch
role-valley-druid = Valley Druid
role-hilltop-druid = Hilltop Druid
role-herb-gatherer = Herb Gatherer
role-fruit-gatherer = Fruit Gatherer
role-root-gatherer = Root Gatherer
role-weather-fairy = Weather Fairy
lines-forest-witch =
    Forest
    Witch
lines-hill-witch =
    Hill
    Witch
lines-prairie-witch =
    Prairie
    Witch
lines-mountain-witch =
    Mountain
    Witch
lines-valley-druid =
    Valley
    Druid
lines-hilltop-druid =
    Hilltop
    Druid
lines-herb-gatherer =
    Herb
    Gatherer
lines-fruit-gatherer =
    Fruit
    Gatherer
lines-root-gatherer =
    Root
    Gatherer
lines-weather-fairy =
    Weather
    Fairy
brave = Brave
cowardly = Cowardly
role-laid = { $role }, { $brave ->
    [0] cowardly
   *[other] brave
}
role-held = { $role }. Brave: { $brave }. Cowardly: { $cowardly }.{ $cursed ->
    [0] { "" }
   *[other] { " " }Bewitched.
}

# The land and what stands on it.
terrain-forest = forest
    .into = into a forest
    .on = in a forest
terrain-hills = hills
    .into = onto a hill
    .on = on a hill
terrain-prairie = prairie
    .into = onto a prairie
    .on = on a prairie
terrain-mountain = mountain
    .into = onto a mountain
    .on = on a mountain
on = { $terrain-on }
region = { $region }, { $terrain ->
    [forest] { terrain-forest }
    [hills] { terrain-hills }
    [prairie] { terrain-prairie }
   *[mountain] { terrain-mountain }
}
tower = { $shape } { $colour } tower at { $where }
tower-worth = { tower }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }and 1 wand
   *[other] { " " }and { $wands } wands
}
served = served
cloud = { $of ->
    [1] the cloud
    [2] { $place ->
        [1] the left cloud
       *[other] the right cloud
    }
   *[other] cloud { $place } from the left
} over { $region }
cloud-tile = cloud: { $price ->
    [one] 1 wand
   *[other] { $price } wands
}, { $bolts ->
    [one] 1 bolt
   *[other] { $bolts } bolts
}
castle = castle
pawn = { $who ->
    [you] your pawn
   *[other] { $who-name }'s pawn
} in { $region }
land = Land

# Goods.
good-green = green potion
good-purple = purple potion
good-orange = orange potion
good-wand = wand
potions = { $n ->
    [one] 1 { $colour } potion
   *[other] { $n } { $colour } potions
}
wands = { $n ->
    [one] 1 wand
   *[other] { $n } wands
}
nothing = nothing

# The table.
middle = middle
trick = Trick
broom = broom: the claim to the brave action
no-broom = nobody has the broom yet
place-won = clouds won
place-laid = roles played
place-broom = room for the broom
place-roles = roles
things = { $who ->
    [you] You
   *[other] { $who-name }
}
own-roles = Your roles
choose-roles = Choose four roles
own-goods = Your potions and wands
notice = Round { $round } of { $rounds }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }bewitched: { $roles }
}
notice-event = Round { $round } of { $rounds } · { $event }: { $effect }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }bewitched: { $roles }
}
note-chosen = has chosen
note-chooses = chooses
note-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
note-leads = leads
note-broom = has the broom
note-bolts = { $bolts ->
    [one] 1 bolt
   *[other] { $bolts } bolts
} = { $points }
note-parts = { $score } + { $bolts } (bolts) + { $sets } (resources)

# What roles do.
does-witch = go { $terrain-into }{ $brave ->
    [0] { "" }
   *[other] , then deliver 1 potion there
}
does-druid = deliver 1 potion { $where }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } points
}
does-gatherer = take { $goods }
does-fairy = clear 1 cloud next door{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } points
}

# What events do.
gain = { $sign }{ $n ->
    [one] 1 point
   *[other] { $n } points
}
event-courage = Whoever leads must be brave.
event-pawns = At the end of the round { $gain } for each of your pawns { $terrain-on }.
event-triple = At the end of the round each may hand in one potion of each colour for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-exchange = At the end of the round each may hand in up to { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
} for { $points ->
    [one] 1 point each.
   *[other] { $points } points each.
}
event-stock = At the end of the round { $gain } for every { $goods ->
    [one] potion or wand you have.
   *[other] { $goods } potions and wands you have.
}
event-discount = Every cloud costs { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
} less, but at least 1.
event-delivery = { $gain } for every delivery to a { $towers ->
    [round] round tower.
    [square] square tower.
   *[every] tower.
}
short-courage = whoever leads is brave
short-pawns = { $gain } per pawn { $terrain-on }
short-triple = 3 different potions for { $points ->
    [one] 1 point
   *[other] { $points } points
}
short-exchange = up to { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
}, { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
short-stock = { $gain } per { $goods ->
    [one] potion or wand
   *[other] { $goods } potions and wands
}
short-discount = clouds −{ $wands ->
    [one] 1 wand
   *[other] { $wands } wands
}
short-delivery = { $gain } per delivery to a { $towers ->
    [round] round tower
    [square] square tower
   *[every] tower
}

# Moves.
pick = Pick the { $role }
put-back = Put the { $role } back
confirm = Take these four roles
lead = Lead the { $role }
act = { $stance }: { $what }
go = From { $here } to { $there }
go-short = from { $here }
deliver = Deliver to the { $tower }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }and 1 wand
   *[other] { " " }and { $wands } wands
}
brings = +{ $points }
clear = Clear { $cloud }: { $price ->
    [one] 1 wand
   *[other] { $price } wands
}, { $bolts ->
    [one] 1 bolt
   *[other] { $bolts } bolts
}
take = Take { $goods }
skip-go = Do not move
skip-deliver = Deliver nothing
skip-clear = Clear no cloud
sell-nothing = Hand in nothing
sell-potions = Hand in three potions for { $points ->
    [one] 1 point
   *[other] { $points } points
}
sell-wands = Hand in { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}

# What is to be done.
prompt-choose = { $left ->
    [0] Confirm your four roles.
    [one] Choose one more role for this round.
    [4] Choose four roles for this round.
   *[other] Choose { $left } more roles for this round.
}
prompt-lead = Lead one of your roles.
prompt-sell = Hand in what you like.
prompt-stance = { $role }: brave or cowardly? { $rivals-count ->
    [0] Nobody can top you any more.
   *[other] Still to come: { $rivals }.
}
rival = { $who ->
    [you] you
   *[other] { $who-name }
} ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
prompt-go = { $role }, { $brave ->
    [0] cowardly
   *[other] brave
}: Move a pawn, or stay.
prompt-deliver = { $role }, { $brave ->
    [0] cowardly
   *[other] brave
}: Bring a potion to a tower.
prompt-clear = { $role }, { $brave ->
    [0] cowardly
   *[other] brave
}: Clear a cloud.
prompt-take = { $role }, { $brave ->
    [0] cowardly
   *[other] brave
}: Take a potion or a wand.

# What happens.
round-begins = Round { $round } of { $rounds }.
turned-up = Event: { $event }. { $effect }
bewitched = Bewitched: { $roles }.
leads-first = { $who ->
    [you] You lead first in this round.
   *[other] { $who-name } leads first in this round.
}
picks = { $who ->
    [you] You pick the { $role }.
   *[other] { $who-name } picks the { $role }.
}
puts-back = { $who ->
    [you] You put the { $role } back.
   *[other] { $who-name } puts the { $role } back.
}
has-chosen = { $who ->
    [you] You have chosen.
   *[other] { $who-name } has chosen.
}
all-chosen = All have chosen four roles.
leads = { $who ->
    [you] You lead the { $role }.
   *[other] { $who-name } leads the { $role }.
}
follows = { $who ->
    [you] You follow with the { $role }.
   *[other] { $who-name } follows with the { $role }.
}
passes = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
}
pays = The role is bewitched: { $who ->
    [you] you lose
   *[other] { $who-name } loses
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
is-brave = { $who ->
    [you] You are brave.
   *[other] { $who-name } is brave.
}
must-be-brave = { $who ->
    [you] You must be brave.
   *[other] { $who-name } must be brave.
}
loses-claim = { $who ->
    [you] You lose the broom.
   *[other] { $who-name } loses the broom.
}
is-cowardly = { $who ->
    [you] You are cowardly.
   *[other] { $who-name } is cowardly.
}
can-do-nothing = { $who ->
    [you] You can do nothing with the role.
   *[other] { $who-name } can do nothing with the role.
}
goes = { $who ->
    [you] You go
   *[other] { $who-name } goes
} from { $here } to { $there }.
delivers = { $who ->
    [you] You deliver
   *[other] { $who-name } delivers
} to the { $tower }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $wands ->
    [0] .
    [one] { " " }and 1 wand.
   *[other] { " " }and { $wands } wands.
}
takes = { $who ->
    [you] You take { $goods }.
   *[other] { $who-name } takes { $goods }.
}
clears = { $who ->
    [you] You clear
   *[other] { $who-name } clears
} { $cloud } for { $price ->
    [one] 1 wand
   *[other] { $price } wands
}: { $bolts ->
    [one] 1 bolt
   *[other] { $bolts } bolts
}{ $points ->
    [0] .
   *[other] { " " }and { $points } points.
}
declines = { $who ->
    [you] You decline.
   *[other] { $who-name } declines.
}
leads-next = { $who ->
    [you] You lead next.
   *[other] { $who-name } leads next.
}
event-brings = { $event }: { $who ->
    [you] you get
   *[other] { $who-name } gets
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-costs = { $event }: { $who ->
    [you] you lose
   *[other] { $who-name } loses
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
keeps-all = { $who ->
    [you] You hand in nothing.
   *[other] { $who-name } hands in nothing.
}
sells-potions = { $who ->
    [you] You hand in
   *[other] { $who-name } hands in
} three potions for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
sells-wands = { $who ->
    [you] You hand in
   *[other] { $who-name } hands in
} { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
} for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
round-ends = After round { $round }: { $standings }.
standing = { $who ->
    [you] you { $points }
   *[other] { $who-name } { $points }
}
adds-up = { $who ->
    [you] You
   *[other] { $who-name }
}: { $score } + { $bolts } for bolts + { $sets } for resources = { $total ->
    [one] 1 point.
   *[other] { $total } points.
}
result = { $winners-you ->
    [alone] You win
   *[other] { $winners } { $winners-count ->
        [one] wins
       *[other] share the win
    }
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $winners-count ->
    [one] .
   *[other] { " " }each.
}

# Why not.
why-chosen = The roles of this round are chosen (R2).
why-four = First choose four roles (R2).
why-picked = You have chosen this role already (R2).
why-only-four = You have chosen four roles already (R2).
why-not-picked = You have not chosen this role (R2).
why-choose = Roles are chosen first (R2).
why-lead = No role is led now (R3).
why-played = You have played this role already (R3).
why-not-held = You do not hold this role (R3).
why-stance = You say brave or cowardly when your card is laid (R5).
why-go = No witch moves now (R14).
why-no-region = There is no such region (R14).
why-far = { $there } is no neighbour of { $here } (R14).
why-terrain = The { $role } only goes { $terrain-into } (R14).
why-cloudy = There is still a cloud over { $there } (R19).
why-other-pawn = Both pawns stand there: take the other (R14).
why-deliver = Nothing is delivered now (R18).
why-no-tower = There is no such tower (R18).
why-full = This round tower has its potion already (R18).
why-no-potion = You have no potion of this colour (R18).
why-not-here = This tower does not stand at { $here } (R14).
why-no-pawn = You have no pawn at this tower on the druid's terrain (R15).
why-fairy = Only the Weather Fairy clears clouds (R17).
why-no-cloud = There is no cloud here (R17).
why-not-beside = None of your pawns stands next door (R17).
why-price = { $price ->
    [one] This cloud costs 1 wand (R17).
   *[other] This cloud costs { $price } wands (R17).
}
why-take = Only a cowardly gatherer chooses potion or wand (R16).
why-skip = You can only decline an action (R14).
why-so-much = You do not have so much, or it is not allowed (R12).
why-sell = Things are handed in only at the end of a round (R12).

# What is wrong with the file of a board.
kit-number = “{ $word }” is no number from { $least } to { $most }.
kit-unknown = “{ $word }” is not known. Possible: { $known }.
kit-form = Expected is “{ $form }”.
kit-again = { $id } is there already.
kit-section = There is no section [{ $section }].
kit-ragged = All lines of the raster have the same length.
kit-cells = The raster has at most { $most } cells.
kit-regions = There are at most { $most } regions.
kit-lakes = There are at most { $most } lakes.
kit-towers = There are at most { $most } towers.
kit-tiles = There are at most { $most } cloud tiles.
kit-spaces = There are at most { $most } cloud spaces.
kit-few-tiles = There are only { $tiles } clouds for { $spaces } spaces.
kit-names = The names are too long altogether: at most { $most } bytes.
kit-lacks = Missing: { $what }
kit-not-listed = The raster has { $id }, which is not listed.
kit-not-drawn = { $id } is not in the raster.
kit-elsewhere = Cell { $cell } is not part of { $id }.
kit-castles = There must be exactly two castles.
kit-castle-cloud = There may be no cloud at a castle.
kit-no-land = There is no land at cell { $cell }.
kit-apart = A tower's cells must touch.
