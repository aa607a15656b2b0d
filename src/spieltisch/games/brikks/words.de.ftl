title = Brikks
tagline = Ein Wurf, ein Block, und alle lassen ihn fallen.

option-level = Level
option-level-1 = 1: jeder Kreis bringt Energie
option-level-2 = 2: Kreise in der Farbe des Blocks bringen Energie
option-level-3 = 3: andere Kreise kosten 1 Energie
option-level-4 = 4: andere Kreise kosten 2 Energie
option-level-choose = wählt jeder selbst
option-mode = Ziel
option-mode-points = die meisten Punkte
option-mode-duel = Duell: länger im Spiel bleiben

# Blöcke und Würfel.
white = Weiß
yellow = Gelb
green = Grün
red = Rot
blue = Blau
black = Schwarz
block = { $colour } { $number }
dice = Würfel
die = Würfel
die-number = Zahl { $number }
overview = Übersicht
chip = Chip

# Ein Blatt.
sheet = { $who ->
    [you] Dein Blatt
   *[other] { $who-name }
}
sheet-answered = { $who ->
    [you] Dein Blatt
   *[other] { $who-name } ✓
}
heights = Höhe der Spalten: { $heights }
bomb = Bombe
bomb-used = verbrauchte Bombe
bomb-worth = Bombe, { points-worth }
extra-bar = Sonderleiste: { $crosses ->
    [one] 1 Kreuz
   *[other] { $crosses } Kreuze
}, { points-worth }
energy-bar = Energie: { $energy } frei
points-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Neben den Namen.
level = Level { $level }
note-energy = { $energy } Energie
note-bombs = { $bombs ->
    [one] 1 Bombe
   *[other] { $bombs } Bomben
}
note-rank = Rang { $rank } von 9
note-done = fertig
note-out = ausgestiegen
answered = { $done } von { $all } { $done ->
    [one] hat
   *[other] haben
} geantwortet

# Züge.
label-land = { $block } in Spalte { $column }, Zeile { $row }
label-change = { $price ->
    [5] gegen { $block } tauschen (5 Energie)
   *[other] zu { $block } drehen ({ $price } Energie)
}
label-start = Startblock { $block }
label-drop = Mini in Spalte { $column }, Zeile { $row }
label-back = zurück zu { $block }, wie gewürfelt
label-bomb = den Block sprengen
label-leave = aussteigen
label-roll = würfeln
label-keep = Wurf behalten
label-reroll = noch einmal würfeln
label-other-start = einen anderen Startblock wählen
short-change = { $block } für { $price } Energie
short-roll = würfeln
short-reroll = noch einmal
brings = { $gains }
brings-energy = { $energy } Energie
brings-rows = { $n ->
    [one] 1 Zeile
   *[other] { $n } Zeilen
}
brings-crosses = { $n ->
    [one] 1 Kreuz
   *[other] { $n } Kreuze
}
brings-minis = { $n ->
    [one] 1 Mini
   *[other] { $n } Minis
}

prompt-level = Welches Level spielst du?
prompt-start = Wähle einen Startblock.
prompt-start-columns = Wähle die Spalten für deinen Startblock.
prompt-roll = Würfle.
prompt-rolled = Du hast { $block } gewürfelt: behalten oder noch einmal würfeln?
prompt-land = Lass { $block } fallen{ $price ->
    [0] .
   *[other] , für { $price } Energie.
}
prompt-stuck = Der Block { $block } passt nirgends mehr: { $means }.
means-change = nimm einen anderen
means-bomb = spreng ihn
means-leave = steig aus
prompt-drop = { $minis ->
    [one] Lass ein Mini auf das Blatt von { $whom-name } fallen.
   *[other] Lass { $minis } Minis auf das Blatt von { $whom-name } fallen, eins nach dem anderen.
}

# Was geschieht.
plays-alone = { $who ->
    [you] Du spielst allein.
   *[other] { $who-name } spielt allein.
}
rolls-first = { $who ->
    [you] Du würfelst zuerst.
   *[other] { $who-name } würfelt zuerst.
}
starts-first = { $who ->
    [you] Du wählst den ersten Startblock.
   *[other] { $who-name } wählt den ersten Startblock.
}
plays-level = { $who ->
    [you] Du spielst Level { $level }.
   *[other] { $who-name } spielt Level { $level }.
}
takes-start = { $who ->
    [you] Du nimmst { $block } als Startblock.
   *[other] { $who-name } nimmt { $block } als Startblock.
}
lands-start = { $who ->
    [you] Du zeichnest { $block } unten auf dein Blatt.
   *[other] { $who-name } zeichnet { $block } unten aufs Blatt.
}
dice-begin = { $who ->
    [you] Jetzt würfelst du.
   *[other] Jetzt würfelt { $who-name }.
}
rolls = { $who ->
    [you] Du würfelst
   *[other] { $who-name } würfelt
} { $again ->
    [1] noch einmal: { $block }.
   *[other] { $block }.
}
keeps = { $who ->
    [you] Du behältst { $block }.
   *[other] { $who-name } behält { $block }.
}
changes = { $who ->
    [you] Du möchtest den Block für
   *[other] { $who-name } möchte den Block für
} { $price } Energie { $price ->
    [5] gegen { $block } tauschen.
   *[other] zu { $block } drehen.
}
thinks-again = { $who ->
    [you] Du überlegst es dir anders.
   *[other] { $who-name } überlegt es sich anders.
}
lands = { $who ->
    [you] Du lässt { $block } fallen
   *[other] { $who-name } lässt { $block } fallen
}{ $price ->
    [0] .
   *[other] , für { $price } Energie.
}
wins = { $energy ->
    [0] { $who ->
        [you] Deine Energieleiste ist schon voll.
       *[other] Die Energieleiste von { $who-name } ist schon voll.
    }
   *[other] { $who ->
        [you] Du gewinnst { $energy } Energie.
       *[other] { $who-name } gewinnt { $energy } Energie.
    }
}
loses = { $who ->
    [you] Du verlierst { $energy } Energie.
   *[other] { $who-name } verliert { $energy } Energie.
}
fills = { $who ->
    [you] Du füllst
   *[other] { $who-name } füllt
} { $rows ->
    [one] eine Zeile.
   *[other] { $rows } Zeilen auf einmal.
}
crosses = { $crosses ->
    [0] { $who ->
        [you] Deine Sonderleiste ist schon voll.
       *[other] Die Sonderleiste von { $who-name } ist schon voll.
    }
   *[other] { $who ->
        [you] Du bekommst
       *[other] { $who-name } bekommt
    } { $crosses ->
        [one] ein Kreuz
       *[other] { $crosses } Kreuze
    } auf der Sonderleiste.
}
earns = { $who ->
    [you] Du bekommst
   *[other] { $who-name } bekommt
} { $minis ->
    [one] ein Mini
   *[other] { $minis } Minis
} zum Abwerfen.
blows-up = { $who ->
    [you] Du sprengst den Block und hast
   *[other] { $who-name } sprengt den Block und hat
} { $left ->
    [0] keine Bombe mehr.
    [one] noch 1 Bombe.
   *[other] noch { $left } Bomben.
}
leaves = { $who ->
    [you] Du steigst aus.
   *[other] { $who-name } steigt aus.
}
drops = { $who ->
    [you] Du lässt ein Mini auf das Blatt von { $whom-name } fallen.
   *[other] { $whom ->
        [you] { $who-name } lässt ein Mini auf dein Blatt fallen.
       *[other] { $who-name } lässt ein Mini auf das Blatt von { $whom-name } fallen.
    }
}
scores = { $who ->
    [you] Dein Blatt
   *[other] { $who-name }
}: Zeilen { $rows }, Sonderleiste { $extra }, Bomben { $bombs }, Energie { $energy } – zusammen { points-worth }.
ranked = Level { $level }: Rang { $rank } von 9.
still-in = { $who ->
    [you] Du bist noch im Spiel.
   *[other] { $who-name } ist noch im Spiel.
}
both-left = Beide sind ausgestiegen. Jetzt zählen die vollen Zeilen.
has-full = { $who ->
    [you] Deine vollen Zeilen
   *[other] Die vollen Zeilen von { $who-name }
}: { points-worth }.
result = { $points ->
    [1] { $winners-you ->
        [alone] Du gewinnst.
        [among] Ihr gewinnt gemeinsam: { $winners }.
       *[not] { $winners } { $winners-count ->
            [one] gewinnt.
           *[other] gewinnen gemeinsam.
        }
    }
   *[other] { $winners-you ->
        [alone] Du hast das beste Blatt: { points-worth }.
        [among] Ihr habt die besten Blätter, { $winners }: je { points-worth }.
       *[not] { $winners } { $winners-count ->
            [one] hat das beste Blatt: { points-worth }.
           *[other] haben die besten Blätter: je { points-worth }.
        }
    }
}

# Warum nicht.
why-picking = Zuerst wählen alle ihr Level (S2).
why-starting = Jetzt kommen die Startblöcke (S4).
why-rolling = Zuerst wird gewürfelt (R1).
why-rolled = Behalte den Wurf, oder wirf beide Würfel noch einmal (R1).
why-answering = Jetzt fällt ein Block: Lass ihn landen, oder geh zurück zum gewürfelten (R3, R4).
why-dropping = Jetzt fallen Minis (D2).
why-no-bomb = Du hast keine Bombe mehr (R10).
why-no-leaving = Aussteigen darfst du nur, wenn der gewürfelte Block nirgends passt (R11).
why-start-taken = Diesen Startblock hat schon jemand (S4).
why-outside = Der Block muss ganz auf das Blatt passen (R5).
why-no-room = Dort ist kein Platz für den Block (R5).
why-falls = Der Block fällt dort noch weiter (R5).
why-unreachable = Der Block kommt von oben nicht dorthin (R6).
why-same-block = Das ist derselbe Block (R4).
why-too-dear = Das kostet { $price } Energie, du hast { $energy } (R4).
why-cheaper = Denselben Block gibt es auf einem anderen Feld billiger oder zum gleichen Preis (R4).
why-fits-nowhere = Dieser Block passt nirgends mehr (R4).
why-beside-mini = Minis eines Wurfs dürfen nicht nebeneinander liegen (D3).
