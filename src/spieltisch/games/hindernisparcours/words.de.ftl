title = Hindernisparcours
tagline = Klettern, ducken, zuschlagen: Wer kommt lebend durch den Pfeilhagel?

option-course = Parcours
option-course-two_walls = Zwei Mauern
option-course-serpentine = Serpentinen
option-course-stepping_stones = Trittsteine

# Der Parcours. Auf ein Feld läuft (`run`) oder klettert (`climb`) man.
course = Parcours
tile-sand = { $tile }
    .how = run
tile-start = { $tile } (Start)
    .how = run
tile-finish = { $tile } (Ziel)
    .how = run
tile-bricks = { $tile } (Ziegel)
    .how = climb
tile-logs = { $tile } (Stämme)
    .how = climb
tile-up = { $tile } (Pfeil nach oben)
tile-right = { $tile } (Pfeil nach rechts)
tile-down = { $tile } (Pfeil nach unten)
tile-left = { $tile } (Pfeil nach links)
on-tile = auf { $tile }
before-the-start = vor dem Start
home = im Ziel

# Läufer.
lives = { $n ->
    [0] kein Leben
   *[other] { $n } Leben
}
    .with = { $n ->
        [0] ohne Leben
       *[other] mit { $n } Leben
    }
    .left = { $n ->
        [0] keins mehr
       *[other] noch { $n }
    }
runner = { $who ->
    [you] du
   *[other] { $who-name }
} { $at }, { $state }
shielded = { $lives }, hinter einem Schild
heart = Leben
heart-lost = verlorenes Leben
ready = fertig
plans = plant
done = fertig
down-until = am Boden bis Zug { $back }
tiles-left = { $n ->
    [one] noch 1 Feld
   *[other] noch { $n } Felder
}
in-line = als { $place }. dran, { $n ->
    [one] noch 1 Feld
   *[other] noch { $n } Felder
}
notice-down = Du liegst am Boden und bist in Zug { $back } wieder dabei

# Karten: was darauf zu sehen ist und wozu es dient. Ihre Farbe ist ohne Bedeutung.
card = { $symbol }-{ $number }
# Von mehreren gleichen Karten eine, von links gezählt.
alike = { $card }, { $nth ->
    [2] die zweite
   *[other] die dritte
}
card-for = { $card } ({ $sense })
for-drop = heilen
for-hammer = schlagen
for-circles = Stämme
for-bricks = Mauer
for-wheel = Schild
for-arrow = schießen
whose = { $card } ({ $who ->
    [you] du
   *[other] { $who-name }
})
display = Auslage
display-more = Auslage, weiter
piles = Stapel, Ablage
pile = Stapel
pile-of = { $n ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $n } Karten
}
discards-pile = Ablage
die = Würfel
die-shows = Würfel: { $n }
note-die = Würfel { $n }
step-place = Schritt { $step }
discard-place = Abwurf
life = Leben
plan = { $who ->
    [you] Dein Plan
   *[other] { $who-name }
}
plan-state = { $who ->
    [you] Dein Plan
   *[other] { $who-name }
}: { $state }
hand = { $who ->
    [you] Deine Hand
   *[other] Hand von { $who-name }
}

# Züge.
take = { $card } nehmen
lay = { $card } für Schritt { $step }
discard = { $card } abwerfen
go = nach { $tile }
strike = { $whom-name } schlagen
leave = den Parcours verlassen
fire = die Pfeile abschießen
stop = hier aufhören
plan-ready = So plane ich

prompt-take = Würfel { $die }: Nimm eine Karte aus der Auslage, dazu kommt eine vom Stapel.
prompt-plan = Würfel { $die }: Plane drei Schritte und eine Karte zum Abwerfen.
prompt-step = Wähle die Karte für Schritt { $step }.
prompt-discard = Wähle eine Karte zum Abwerfen.
prompt-go = Schritt { $step }, { $card }: { $go }.
prompt-use = Schritt { $step }, { $card }: { $use }.
prompt-both = Schritt { $step }, { $card }: { $go } und { $use-also }.
go-first = { $most ->
    [one] Geh 1 Feld
   *[other] Geh 1 bis { $most } Felder
}
go-on = { $most ->
    [one] Geh noch 1 Feld oder bleib hier
   *[other] Geh bis zu { $most } Felder weiter oder bleib hier
}
go-all = { $most ->
    [one] Geh das letzte Feld
   *[other] Geh die letzten { $most } Felder
}
use-arrow = Schieß die Pfeile ab
    .also = schieß die Pfeile ab
use-hammer = Schlag zu
    .also = schlag zu, solange jemand in Reichweite ist

# Was geschieht.
turn-begins = Zug { $turn }: { $who ->
    [you] Du würfelst eine { $die }.
   *[other] { $who-name } würfelt eine { $die }.
}
displays = Neu in der Auslage: { $cards }.
reshuffled = Die Ablage wird zum neuen Stapel gemischt.
takes = { $who ->
    [you] Du nimmst die { $card } und eine Karte vom Stapel.
   *[other] { $who-name } nimmt die { $card } und eine Karte vom Stapel.
}
takes-two = { $who ->
    [you] Du nimmst die { $card } und bekommst vom Stapel die { $drawn }.
   *[other] { $who-name } nimmt die { $card } und bekommt vom Stapel die { $drawn }.
}
lays = { $who ->
    [you] Du legst eine Karte für Schritt { $step }.
   *[other] { $who-name } legt eine Karte für Schritt { $step }.
}
lays-card = { $who ->
    [you] Du legst die { $card } für Schritt { $step }.
   *[other] { $who-name } legt die { $card } für Schritt { $step }.
}
is-ready = { $who ->
    [you] Du wirfst eine Karte ab und bist fertig.
   *[other] { $who-name } wirft eine Karte ab und ist fertig.
}
discards = { $who ->
    [you] Du wirfst die { $card } ab und bist fertig.
   *[other] { $who-name } wirft die { $card } ab und ist fertig.
}
discarded = Abgeworfen: { $cards }.
step-begins = Schritt { $step }: { $cards }.
heals = { $who ->
    [you] Du heilst dich und hast { $life }.
   *[other] { $who-name } heilt sich und hat { $life }.
}
healthy = { $who ->
    [you] Du hast schon 3 Leben.
   *[other] { $who-name } hat schon 3 Leben.
}
goes = { $who ->
    [you] { $tile-how ->
        [climb] Du kletterst auf { $tile }.
       *[run] Du läufst nach { $tile }.
    }
   *[other] { $tile-how ->
        [climb] { $who-name } klettert auf { $tile }.
       *[run] { $who-name } läuft nach { $tile }.
    }
}
stays = { $who ->
    [you] Du bleibst { $at }.
   *[other] { $who-name } bleibt { $at }.
}
stuck = { $who ->
    [you] Du kommst { $at } nicht weiter.
   *[other] { $who-name } kommt { $at } nicht weiter.
}
leaves = { $who ->
    [you] Du verlässt den Parcours { $life-with }.
   *[other] { $who-name } verlässt den Parcours { $life-with }.
}
strikes = { $who ->
    [you] Du schlägst { $whom-name }.
   *[other] { $who-name } schlägt { $whom ->
        [you] dich.
       *[other] { $whom-name }.
    }
}
fires = { $who ->
    [you] Du schießt die Pfeile ab.
   *[other] { $who-name } schießt die Pfeile ab.
}
nobody-hit = Niemand wird getroffen.
shield-holds = { $who ->
    [you] Dein Schild hält.
   *[other] Der Schild von { $who-name } hält.
}
loses = { $who ->
    [you] { $lost ->
        [0] Du hast kein Leben mehr zu verlieren.
       *[other] Du verlierst { $lost } Leben und hast { $life-left }.
    }
   *[other] { $lost ->
        [0] { $who-name } hat kein Leben mehr zu verlieren.
       *[other] { $who-name } verliert { $lost } Leben und hat { $life-left }.
    }
}
falls = { $who ->
    [you] Du gehst { $at } zu Boden und bist in Zug { $back } wieder dabei.
   *[other] { $who-name } geht { $at } zu Boden und ist in Zug { $back } wieder dabei.
}
stands-up = { $who ->
    [you] Du stehst mit 3 Leben wieder auf.
   *[other] { $who-name } steht mit 3 Leben wieder auf.
}
turn-skipped = Zug { $turn } entfällt: Alle liegen am Boden.
finished = { $why }
decided-alone = { $who ->
    [you] Nur du hast den Parcours verlassen.
   *[other] Nur { $who-name } hat den Parcours verlassen.
}
decided-life = { $who ->
    [you] Von allen, die hinaus sind, hast du die meisten Leben: { $life }.
   *[other] Von allen, die hinaus sind, hat { $who-name } die meisten Leben: { $life }.
}
decided-step = { $who ->
    [you] Andere haben ebenso viele Leben, aber du warst zuerst hinaus, in Schritt { $step }.
   *[other] Andere haben ebenso viele Leben, aber { $who-name } war zuerst hinaus, in Schritt { $step }.
}
decided-action = { $who ->
    [you] Andere sind mit ebenso vielen Leben im selben Schritt hinaus, aber du warst zuerst dran.
   *[other] Andere sind mit ebenso vielen Leben im selben Schritt hinaus, aber { $who-name } war zuerst dran.
}
decided-near = Nach 40 Zügen ist niemand hinaus. Dem Ausgang am nächsten: { $winners }, { $far ->
    [one] 1 Bewegung
   *[other] { $far } Bewegungen
} davor, { $life }.
result = { $winners-you ->
    [alone] Du gewinnst.
    [among] Ihr gewinnt gemeinsam: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt.
       *[other] gewinnen gemeinsam.
    }
}

# Warum nicht.
why-cards-first = Erst werden Karten genommen (R3).
why-plan-first = Erst wird geplant (R5).
why-no-taking = Karten nimmt man nur am Anfang des Zuges (R3).
why-display = In der Auslage liegen nur { $n } Karten (S7).
why-taken = Diese Karte ist schon genommen (R4).
why-planning-later = Geplant wird erst, wenn alle ihre Karten haben (R5).
why-plan-stands = Geplant ist geplant (R5).
why-not-in-hand = Die { $card } ist nicht auf deiner Hand (R5).
why-start-only = Hinein geht es nur über das Startfeld (R10).
why-there = Du stehst schon auf { $tile } (R10).
why-not-next = { $tile } liegt nicht neben { $here } (R10).
why-arrow-tile = Pfeilfelder darf man nie betreten (R11).
why-bricks = Auf Ziegel kletterst du nur, wenn deine Karte in diesem Schritt Ziegel zeigt (R11).
why-logs = Auf Stämme kletterst du nur, wenn deine Karte in diesem Schritt Kreise zeigt (R11).
why-used-up = Deine Bewegungen sind verbraucht (R13).
why-reserved = Für jeden späteren Schritt muss eine Bewegung übrig bleiben (R13).
why-finish-only = Hinaus geht es nur von einem Zielfeld (R10).
why-no-arrow = Zum Schießen muss deine Karte in diesem Schritt einen Pfeil zeigen (R9).
why-no-hammer = Zum Schlagen muss deine Karte in diesem Schritt Hämmer zeigen (R9).
why-once = Die Karte wirkt nur einmal (R9).
why-others-only = Schlagen kannst du nur die anderen (R19).
why-outside = Von draußen kannst du niemanden schlagen (R22).
why-not-there = { $whom-name } ist nicht auf dem Parcours (R22).
why-lies = { $whom-name } liegt schon am Boden (R22).
why-far = { $whom-name } steht nicht auf einem Feld neben dir (R19).
why-fire-first = Erst müssen die Pfeile fliegen (R21).
why-strike-first = Solange jemand in Reichweite ist, musst du zuschlagen (R21).
why-go-all = Im letzten Schritt gehst du alles, was noch übrig ist (R13).
why-go-one = In jedem Schritt gehst du mindestens ein Feld (R13).
