title = Broom Service
tagline = Mutig und vielleicht leer ausgehen, oder feige und sicher?

option-board = Spielplan
option-events = Ereignisse
option-events-on = an
option-events-off = aus
option-curses = Verwünschte Rollen
option-curses-on = an
option-curses-off = aus

# Namen von Gebieten und Ereignissen: die unseres eigenen Plans, und wie ein anderer Plan sie nennt.
board-mist-wood = Nebelwald
board-owl-wood = Eulenwald
board-fern-wood = Farnwald
board-moss-wood = Mooswald
board-raven-wood = Rabenwald
board-fox-wood = Fuchswald
board-crow-hill = Krähenhügel
board-pumpkin-hill = Kürbishügel
board-castle-hill = Burghügel
board-stone-hill = Steinhügel
board-badger-hill = Dachshügel
board-hare-hill = Hasenhügel
board-wind-hill = Windhügel
board-thistle-heath = Distelheide
board-gorse-heath = Ginsterheide
board-poppy-heath = Mohnheide
board-wolf-heath = Wolfsheide
board-castle-heath = Burgheide
board-lavender-heath = Lavendelheide
board-herb-heath = Kräuterheide
board-eagle-peak = Adlerberg
board-jagged-peak = Zackenberg
board-thunder-peak = Donnerberg
board-dragon-peak = Drachenberg
board-silver-peak = Silberberg
board-copper-peak = Kupferberg
board-test-of-courage = Mutprobe
board-forest-fire = Waldbrand
board-avalanche = Lawine
board-harvest-feast = Erntefest
board-hill-feast = Hügelfest
board-potion-market = Trankmarkt
board-wand-exchange = Stabtausch
board-stocktaking = Inventur
board-tailwind = Rückenwind
board-express-orders = Eilaufträge

# Rollen, auch im Akkusativ und in zwei Zeilen für schmale Karten.
role-forest-witch = Waldhexe
    .acc = die Waldhexe
role-hill-witch = Hügelhexe
    .acc = die Hügelhexe
role-prairie-witch = Präriehexe
    .acc = die Präriehexe
role-mountain-witch = Berghexe
    .acc = die Berghexe
role-valley-druid = Taldruide
    .acc = den Taldruiden
role-hilltop-druid = Höhendruide
    .acc = den Höhendruiden
role-herb-gatherer = Kräutersammler
    .acc = den Kräutersammler
role-fruit-gatherer = Früchtesammler
    .acc = den Früchtesammler
role-root-gatherer = Wurzelsammler
    .acc = den Wurzelsammler
role-weather-fairy = Wetterfee
    .acc = die Wetterfee
lines-forest-witch =
    Wald-
    hexe
lines-hill-witch =
    Hügel-
    hexe
lines-prairie-witch =
    Prärie-
    hexe
lines-mountain-witch =
    Berg-
    hexe
lines-valley-druid =
    Tal-
    druide
lines-hilltop-druid =
    Höhen-
    druide
lines-herb-gatherer =
    Kräuter-
    sammler
lines-fruit-gatherer =
    Früchte-
    sammler
lines-root-gatherer =
    Wurzel-
    sammler
lines-weather-fairy =
    Wetter-
    fee
brave = Mutig
cowardly = Feige
role-laid = { $role }, { $brave ->
    [0] feige
   *[other] mutig
}
role-held = { $role }. Mutig: { $brave }. Feige: { $cowardly }.{ $cursed ->
    [0] { "" }
   *[other] { " " }Verwünscht.
}

# Das Land und was darauf steht.
terrain-forest = Wald
    .into = in einen Wald
    .on = im Wald
terrain-hills = Hügel
    .into = auf einen Hügel
    .on = auf einem Hügel
terrain-prairie = Prärie
    .into = in eine Prärie
    .on = in der Prärie
terrain-mountain = Berg
    .into = auf einen Berg
    .on = auf einem Berg
on = { $terrain-on }
region = { $region }, { $terrain ->
    [forest] { terrain-forest }
    [hills] { terrain-hills }
    [prairie] { terrain-prairie }
   *[mountain] { terrain-mountain }
}
tower = { $shape ->
    [round] runder
   *[square] eckiger
} { $colour ->
    [green] grüner
    [purple] lila
   *[orange] oranger
} Turm bei { $where }
    .acc = den { $shape ->
        [round] runden
       *[square] eckigen
    } { $colour ->
        [green] grünen
        [purple] lila
       *[orange] orangen
    } Turm bei { $where }
tower-worth = { tower }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $wands ->
    [0] { "" }
    [one] { " " }und 1 Stab
   *[other] { " " }und { $wands } Stäbe
}
served = beliefert
cloud = { $of ->
    [1] die Wolke
    [2] { $place ->
        [1] die linke Wolke
       *[other] die rechte Wolke
    }
   *[other] die { $place }. Wolke von links
} über { $region }
    .bare = { $of ->
        [1] Wolke
        [2] { $place ->
            [1] Linke Wolke
           *[other] Rechte Wolke
        }
       *[other] { $place }. Wolke von links
    } über { $region }
cloud-tile = Wolke: { $price ->
    [one] 1 Stab
   *[other] { $price } Stäbe
}, { $bolts ->
    [one] 1 Blitz
   *[other] { $bolts } Blitze
}
castle = Burg
pawn = { $who ->
    [you] deine Figur
   *[other] Figur von { $who-name }
} in { $region }
land = Land

# Rohstoffe.
good-green = grüner Trank
good-purple = lila Trank
good-orange = oranger Trank
good-wand = Zauberstab
potions = { $n ->
    [one] 1 { $colour ->
        [green] grünen
        [purple] lila
       *[orange] orangen
    } Trank
   *[other] { $n } { $colour ->
        [green] grüne
        [purple] lila
       *[orange] orange
    } Tränke
}
wands = { $n ->
    [one] 1 Stab
   *[other] { $n } Stäbe
}
nothing = nichts

# Der Tisch.
middle = Mitte
trick = Stich
broom = Besen: der Anspruch auf die mutige Aktion
no-broom = noch hat niemand den Besen
place-won = gewonnene Wolken
place-laid = gespielte Rollen
place-broom = Platz für den Besen
place-roles = Rollen
things = { $who ->
    [you] Du
   *[other] { $who-name }
}
own-roles = Deine Rollen
choose-roles = Wähle vier Rollen
own-goods = Deine Tränke und Stäbe
notice = Runde { $round } von { $rounds }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }verwünscht: { $roles }
}
notice-event = Runde { $round } von { $rounds } · { $event }: { $effect }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }verwünscht: { $roles }
}
note-chosen = hat gewählt
note-chooses = wählt
note-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
note-leads = spielt aus
note-broom = hat den Besen
note-bolts = { $bolts ->
    [one] 1 Blitz
   *[other] { $bolts } Blitze
} = { $points }
note-parts = { $score } + { $bolts } (Blitze) + { $sets } (Rohstoffe)

# Was Rollen tun.
does-witch = zieh { $terrain-into }{ $brave ->
    [0] { "" }
   *[other] , dann liefere dort 1 Trank
}
does-druid = liefere 1 Trank { $where }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } Punkte
}
does-gatherer = nimm { $goods }
does-fairy = zaubere 1 Wolke nebenan weg{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } Punkte
}

# Was Ereignisse tun.
gain = { $sign }{ $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
event-courage = Wer ausspielt, muss mutig sein.
event-pawns = Am Ende der Runde { $gain } für jede eigene Figur { $terrain-on }.
event-triple = Am Ende der Runde darf jeder einen Trank jeder Farbe für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abgeben.
event-exchange = Am Ende der Runde darf jeder { $wands ->
    [one] 1 Stab
   *[other] bis zu { $wands } Stäbe
} für je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abgeben.
event-stock = Am Ende der Runde { $gain } für je { $goods ->
    [one] einen Trank oder Stab im Besitz.
   *[other] { $goods } Tränke und Stäbe im Besitz.
}
event-discount = Jede Wolke kostet { $wands ->
    [one] 1 Stab
   *[other] { $wands } Stäbe
} weniger, mindestens 1.
event-delivery = { $gain } für jede Lieferung an { $towers ->
    [round] einen runden Turm.
    [square] einen eckigen Turm.
   *[every] einen Turm.
}
short-courage = wer ausspielt, ist mutig
short-pawns = { $gain } je Figur { $terrain-on }
short-triple = 3 verschiedene Tränke für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
short-exchange = bis zu { $wands ->
    [one] 1 Stab
   *[other] { $wands } Stäbe
}, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
short-stock = { $gain } je { $goods ->
    [one] Trank oder Stab
   *[other] { $goods } Tränke und Stäbe
}
short-discount = Wolken −{ $wands ->
    [one] 1 Stab
   *[other] { $wands } Stäbe
}
short-delivery = { $gain } je Lieferung an { $towers ->
    [round] einen runden Turm
    [square] einen eckigen Turm
   *[every] einen Turm
}

# Züge.
pick = { $role } wählen
put-back = { $role } zurücklegen
confirm = Diese vier Rollen nehmen
lead = { $role } ausspielen
act = { $stance }: { $what }
go = Von { $here } nach { $there }
go-short = von { $here }
deliver = An { $tower-acc } liefern: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $wands ->
    [0] { "" }
    [one] { " " }und 1 Stab
   *[other] { " " }und { $wands } Stäbe
}
brings = +{ $points }
clear = { $cloud-bare } wegzaubern: { $price ->
    [one] 1 Stab
   *[other] { $price } Stäbe
}, { $bolts ->
    [one] 1 Blitz
   *[other] { $bolts } Blitze
}
take = { $goods } nehmen
skip-go = Nicht ziehen
skip-deliver = Nichts liefern
skip-clear = Keine Wolke wegzaubern
sell-nothing = Nichts abgeben
sell-potions = Drei Tränke für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abgeben
sell-wands = { $wands ->
    [one] 1 Stab
   *[other] { $wands } Stäbe
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abgeben

# Was zu tun ist.
prompt-choose = { $left ->
    [0] Bestätige deine vier Rollen.
    [one] Wähle noch eine Rolle für diese Runde.
    [4] Wähle vier Rollen für diese Runde.
   *[other] Wähle noch { $left } Rollen für diese Runde.
}
prompt-lead = Spiel eine deiner Rollen aus.
prompt-sell = Gib ab, was du willst.
prompt-stance = { $role }: mutig oder feige? { $rivals-count ->
    [0] Niemand kann dich mehr überbieten.
   *[other] Nach dir noch: { $rivals }.
}
rival = { $who ->
    [you] du
   *[other] { $who-name }
} ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
prompt-go = { $role }, { $brave ->
    [0] feige
   *[other] mutig
}: Zieh eine Figur, oder bleib.
prompt-deliver = { $role }, { $brave ->
    [0] feige
   *[other] mutig
}: Bring einen Trank zu einem Turm.
prompt-clear = { $role }, { $brave ->
    [0] feige
   *[other] mutig
}: Zaubere eine Wolke weg.
prompt-take = { $role }, { $brave ->
    [0] feige
   *[other] mutig
}: Nimm einen Trank oder einen Stab.

# Was geschieht.
round-begins = Runde { $round } von { $rounds }.
turned-up = Ereignis: { $event }. { $effect }
bewitched = Verwünscht: { $roles }.
leads-first = { $who ->
    [you] Du spielst in dieser Runde zuerst aus.
   *[other] { $who-name } spielt in dieser Runde zuerst aus.
}
picks = { $who ->
    [you] Du wählst { $role-acc }.
   *[other] { $who-name } wählt { $role-acc }.
}
puts-back = { $who ->
    [you] Du legst { $role-acc } zurück.
   *[other] { $who-name } legt { $role-acc } zurück.
}
has-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $who-name } hat gewählt.
}
all-chosen = Alle haben vier Rollen gewählt.
leads = { $who ->
    [you] Du spielst { $role-acc } aus.
   *[other] { $who-name } spielt { $role-acc } aus.
}
follows = { $who ->
    [you] Du legst auch { $role-acc }.
   *[other] { $who-name } legt auch { $role-acc }.
}
passes = { $who ->
    [you] Du passt.
   *[other] { $who-name } passt.
}
pays = Die Rolle ist verwünscht: { $who ->
    [you] Du verlierst
   *[other] { $who-name } verliert
} { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
is-brave = { $who ->
    [you] Du bist mutig.
   *[other] { $who-name } ist mutig.
}
must-be-brave = { $who ->
    [you] Du musst mutig sein.
   *[other] { $who-name } muss mutig sein.
}
loses-claim = { $who ->
    [you] Du verlierst den Besen.
   *[other] { $who-name } verliert den Besen.
}
is-cowardly = { $who ->
    [you] Du bist feige.
   *[other] { $who-name } ist feige.
}
can-do-nothing = { $who ->
    [you] Du kannst mit der Rolle nichts tun.
   *[other] { $who-name } kann mit der Rolle nichts tun.
}
goes = { $who ->
    [you] Du ziehst
   *[other] { $who-name } zieht
} von { $here } nach { $there }.
delivers = { $who ->
    [you] Du lieferst
   *[other] { $who-name } liefert
} an { $tower-acc }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $wands ->
    [0] .
    [one] { " " }und 1 Stab.
   *[other] { " " }und { $wands } Stäbe.
}
takes = { $who ->
    [you] Du nimmst { $goods }.
   *[other] { $who-name } nimmt { $goods }.
}
clears = { $who ->
    [you] Du zauberst
   *[other] { $who-name } zaubert
} für { $price ->
    [one] 1 Stab
   *[other] { $price } Stäbe
} { $cloud } weg: { $bolts ->
    [one] 1 Blitz
   *[other] { $bolts } Blitze
}{ $points ->
    [0] .
   *[other] { " " }und { $points } Punkte.
}
declines = { $who ->
    [you] Du verzichtest.
   *[other] { $who-name } verzichtet.
}
leads-next = { $who ->
    [you] Du spielst als Nächstes aus.
   *[other] { $who-name } spielt als Nächstes aus.
}
event-brings = { $event }: { $who ->
    [you] Du bekommst
   *[other] { $who-name } bekommt
} { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-costs = { $event }: { $who ->
    [you] Du verlierst
   *[other] { $who-name } verliert
} { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
keeps-all = { $who ->
    [you] Du gibst nichts ab.
   *[other] { $who-name } gibt nichts ab.
}
sells-potions = { $who ->
    [you] Du gibst
   *[other] { $who-name } gibt
} drei Tränke für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab.
sells-wands = { $who ->
    [you] Du gibst
   *[other] { $who-name } gibt
} { $wands ->
    [one] 1 Stab
   *[other] { $wands } Stäbe
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab.
round-ends = Stand nach Runde { $round }: { $standings }.
standing = { $who ->
    [you] du { $points }
   *[other] { $who-name } { $points }
}
adds-up = { $who ->
    [you] Du
   *[other] { $who-name }
}: { $score } + { $bolts } für Blitze + { $sets } für Rohstoffe = { $total ->
    [one] 1 Punkt.
   *[other] { $total } Punkte.
}
result = { $winners-you ->
    [alone] Du gewinnst mit { points }.
    [among] Ihr gewinnt gemeinsam mit je { points }: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { points }.
       *[other] gewinnen gemeinsam mit je { points }.
    }
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

# Warum nicht.
why-chosen = Die Rollen dieser Runde sind schon gewählt (R2).
why-four = Wähle erst vier Rollen (R2).
why-picked = Diese Rolle hast du schon gewählt (R2).
why-only-four = Du hast schon vier Rollen gewählt (R2).
why-not-picked = Diese Rolle hast du nicht gewählt (R2).
why-choose = Erst werden die Rollen gewählt (R2).
why-lead = Gerade wird keine Rolle ausgespielt (R3).
why-played = Diese Rolle hast du schon gespielt (R3).
why-not-held = Diese Rolle hast du nicht auf der Hand (R3).
why-stance = Mutig oder feige sagst du, wenn deine Karte liegt (R5).
why-go = Gerade zieht keine Hexe (R14).
why-no-region = Dieses Gebiet gibt es nicht (R14).
why-far = { $there } ist kein Nachbargebiet von { $here } (R14).
why-terrain = Die { $role } zieht nur { $terrain-into } (R14).
why-cloudy = Über { $there } liegt noch eine Wolke (R19).
why-other-pawn = Beide Figuren stehen dort: Nimm die andere (R14).
why-deliver = Gerade wird nichts geliefert (R18).
why-no-tower = Diesen Turm gibt es nicht (R18).
why-full = Dieser runde Turm hat seinen Trank schon (R18).
why-no-potion = Du hast keinen Trank dieser Farbe (R18).
why-not-here = Dieser Turm steht nicht bei { $here } (R14).
why-no-pawn = Bei diesem Turm hast du keine Figur im Gelände des Druiden (R15).
why-fairy = Wolken verschwinden nur durch die Wetterfee (R17).
why-no-cloud = Hier ist keine Wolke (R17).
why-not-beside = Keine deiner Figuren steht nebenan (R17).
why-price = { $price ->
    [one] Diese Wolke kostet 1 Stab (R17).
   *[other] Diese Wolke kostet { $price } Stäbe (R17).
}
why-take = Trank oder Stab wählt nur ein feiger Sammler (R16).
why-skip = Verzichten kannst du nur auf eine Aktion (R14).
why-so-much = So viel hast du nicht, oder es ist nicht erlaubt (R12).
why-sell = Abgegeben wird nur am Ende einer Runde (R12).

# Was an der Datei eines Spielplans falsch ist.
kit-number = „{ $word }“ ist keine Zahl von { $least } bis { $most }.
kit-unknown = „{ $word }“ ist nicht bekannt. Möglich: { $known }.
kit-form = Erwartet wird „{ $form }“.
kit-again = { $id } kommt schon vor.
kit-section = Den Abschnitt [{ $section }] gibt es nicht.
kit-ragged = Alle Zeilen des Rasters sind gleich lang.
kit-cells = Das Raster hat höchstens { $most } Felder.
kit-regions = Es gibt höchstens { $most } Gebiete.
kit-lakes = Es gibt höchstens { $most } Seen.
kit-towers = Es gibt höchstens { $most } Türme.
kit-tiles = Es gibt höchstens { $most } Wolken.
kit-spaces = Es gibt höchstens { $most } Wolkenplätze.
kit-few-tiles = Für { $spaces } Wolkenplätze gibt es nur { $tiles } Wolken.
kit-names = Die Namen sind zusammen zu lang: höchstens { $most } Bytes.
kit-no-name = Die Kataloge haben keinen Namen { $name }.
kit-lacks = Es fehlt: { $what }
kit-not-listed = Das Raster hat { $id }, das nirgends steht.
kit-not-drawn = { $id } kommt im Raster nicht vor.
kit-elsewhere = Das Feld { $cell } gehört nicht zu { $id }.
kit-castles = Es muss genau zwei Burgen geben.
kit-castle-cloud = Bei einer Burg darf keine Wolke sein.
kit-no-land = Auf dem Feld { $cell } ist kein Land.
kit-apart = Die Felder eines Turms müssen sich berühren.
