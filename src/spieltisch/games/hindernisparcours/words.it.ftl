title = Percorso a ostacoli
tagline = Arrampicati, abbassati, colpisci: chi passa vivo tra le frecce?

option-course = Percorso
option-course-two_walls = Due muri
option-course-serpentine = Serpentina
option-course-stepping_stones = Isolotti

# Il percorso. Su una casella si corre (`run`) o ci si arrampica (`climb`).
course = Percorso
tile-sand = { $tile }
    .how = run
tile-start = { $tile } (partenza)
    .how = run
tile-finish = { $tile } (arrivo)
    .how = run
tile-bricks = { $tile } (mattoni)
    .how = climb
tile-logs = { $tile } (tronchi)
    .how = climb
tile-up = { $tile } (freccia in su)
tile-right = { $tile } (freccia a destra)
tile-down = { $tile } (freccia in giù)
tile-left = { $tile } (freccia a sinistra)
on-tile = su { $tile }
before-the-start = prima della partenza
home = all’arrivo

# I corridori.
lives = { $n ->
    [0] nessuna vita
    [one] 1 vita
   *[other] { $n } vite
}
    .left = { $n ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $n }
    }
runner = { $who ->
    [you] tu
   *[other] { $who-name }
} { $at }, { $state }
shielded = { $lives }, dietro uno scudo
heart = vita
heart-lost = vita persa
ready = fatto
plans = pianifica
done = fatto
down-until = a terra fino al turno { $back }
tiles-left = { $n ->
    [one] ancora 1 casella
   *[other] ancora { $n } caselle
}
in-line = agisce per { $place }º, { $n ->
    [one] ancora 1 casella
   *[other] ancora { $n } caselle
}
notice-down = Sei a terra e torni nel turno { $back }

# Carte: che cosa mostrano e a che cosa servono. Il colore non ha significato.
card = { $symbol } { $number }
    .the = { $symbol-gender ->
        [f] la { $symbol }
        [mp] i { $symbol }
       *[m] il { $symbol }
    } { $number }
# Una di più carte uguali, contata da sinistra.
alike = { $card }, { $nth ->
    [2] la seconda
   *[other] la terza
}
card-for = { $card } ({ $sense })
for-drop = cura
for-hammer = colpisci
for-circles = tronchi
for-bricks = muro
for-wheel = scudo
for-arrow = tira
whose = { $card } ({ $who ->
    [you] tu
   *[other] { $who-name }
})
display = Esposte
display-more = Esposte, seguito
piles = Mazzo, scarti
pile = mazzo
pile-of = { $n ->
    [one] mazzo: 1 carta
   *[other] mazzo: { $n } carte
}
discards-pile = scarti
die = dado
die-shows = dado: { $n }
note-die = dado { $n }
step-place = passo { $step }
discard-place = scarto
life = Vite
plan = { $who ->
    [you] Il tuo piano
   *[other] { $who-name }
}
plan-state = { $who ->
    [you] Il tuo piano
   *[other] { $who-name }
}: { $state }
hand = { $who ->
    [you] La tua mano
   *[other] Mano di { $who-name }
}

# Mosse.
take = prendi { $card }
lay = { $card } per il passo { $step }
discard = scarta { $card }
go = va’ in { $tile }
strike = colpisci { $whom-name }
leave = lascia il percorso
fire = fai partire le frecce
stop = fermati qui
plan-ready = Ecco il mio piano

prompt-take = Dado { $die }: prendi una carta esposta; con lei ne arriva una dal mazzo.
prompt-plan = Dado { $die }: pianifica tre passi e una carta da scartare.
prompt-step = Scegli la carta per il passo { $step }.
prompt-discard = Scegli una carta da scartare.
prompt-go = Passo { $step }, { $card }: { $go }.
prompt-use = Passo { $step }, { $card }: { $use }.
prompt-both = Passo { $step }, { $card }: { $go } e { $use-also }.
go-first = { $most ->
    [one] fai 1 casella
   *[other] fai da 1 a { $most } caselle
}
go-on = { $most ->
    [one] fai un’altra casella o resta
   *[other] fai fino a { $most } altre caselle o resta
}
go-all = { $most ->
    [one] fai l’ultima casella
   *[other] fai le ultime { $most } caselle
}
use-arrow = fai partire le frecce
    .also = fai partire le frecce
use-hammer = colpisci
    .also = colpisci finché c’è qualcuno a tiro

# Che cosa succede.
turn-begins = Turno { $turn }: { $who ->
    [you] tiri { $die }.
   *[other] { $who-name } tira { $die }.
}
displays = Nuove carte esposte: { $cards }.
reshuffled = Gli scarti vengono mescolati in un nuovo mazzo.
takes = { $who ->
    [you] Prendi { $card-the } e una carta dal mazzo.
   *[other] { $who-name } prende { $card-the } e una carta dal mazzo.
}
takes-two = { $who ->
    [you] Prendi { $card-the } e ricevi dal mazzo { $drawn-the }.
   *[other] { $who-name } prende { $card-the } e riceve dal mazzo { $drawn-the }.
}
lays = { $who ->
    [you] Metti una carta per il passo { $step }.
   *[other] { $who-name } mette una carta per il passo { $step }.
}
lays-card = { $who ->
    [you] Metti { $card-the } per il passo { $step }.
   *[other] { $who-name } mette { $card-the } per il passo { $step }.
}
is-ready = { $who ->
    [you] Scarti una carta e hai fatto.
   *[other] { $who-name } scarta una carta e ha fatto.
}
discards = { $who ->
    [you] Scarti { $card-the } e hai fatto.
   *[other] { $who-name } scarta { $card-the } e ha fatto.
}
discarded = Scartate: { $cards }.
step-begins = Passo { $step }: { $cards }.
heals = { $who ->
    [you] Ti curi e hai { $life }.
   *[other] { $who-name } si cura e ha { $life }.
}
healthy = { $who ->
    [you] Hai già 3 vite.
   *[other] { $who-name } ha già 3 vite.
}
goes = { $who ->
    [you] { $tile-how ->
        [climb] Ti arrampichi su { $tile }.
       *[run] Corri in { $tile }.
    }
   *[other] { $tile-how ->
        [climb] { $who-name } si arrampica su { $tile }.
       *[run] { $who-name } corre in { $tile }.
    }
}
stays = { $who ->
    [you] Resti { $at }.
   *[other] { $who-name } resta { $at }.
}
stuck = { $who ->
    [you] Da qui non passi, resti { $at }.
   *[other] { $who-name } non passa e resta { $at }.
}
leaves = { $who ->
    [you] Lasci il percorso con { $life }.
   *[other] { $who-name } lascia il percorso con { $life }.
}
strikes = { $who ->
    [you] Colpisci { $whom-name }.
   *[other] { $whom ->
        [you] { $who-name } ti colpisce.
       *[other] { $who-name } colpisce { $whom-name }.
    }
}
fires = { $who ->
    [you] Fai partire le frecce.
   *[other] { $who-name } fa partire le frecce.
}
nobody-hit = Nessuno è colpito.
shield-holds = { $who ->
    [you] Il tuo scudo tiene.
   *[other] Lo scudo di { $who-name } tiene.
}
loses = { $who ->
    [you] { $lost ->
        [0] Non hai più vite da perdere.
        [one] Perdi 1 vita: { $life-left }.
       *[other] Perdi { $lost } vite: { $life-left }.
    }
   *[other] { $lost ->
        [0] { $who-name } non ha più vite da perdere.
        [one] { $who-name } perde 1 vita: { $life-left }.
       *[other] { $who-name } perde { $lost } vite: { $life-left }.
    }
}
falls = { $who ->
    [you] Cadi a terra { $at } e torni nel turno { $back }.
   *[other] { $who-name } cade a terra { $at } e torna nel turno { $back }.
}
stands-up = { $who ->
    [you] Ti rialzi con 3 vite.
   *[other] { $who-name } si rialza con 3 vite.
}
turn-skipped = Il turno { $turn } salta: sono tutti a terra.
finished = { $why }
decided-alone = { $who ->
    [you] Solo tu hai lasciato il percorso.
   *[other] Solo { $who-name } ha lasciato il percorso.
}
decided-life = { $who ->
    [you] Tra chi ha lasciato il percorso hai più vite di tutti: { $life }.
   *[other] Tra chi ha lasciato il percorso { $who-name } ha più vite di tutti: { $life }.
}
decided-step = { $who ->
    [you] Altri hanno altrettante vite, ma tu hai lasciato il percorso prima, nel passo { $step }.
   *[other] Altri hanno altrettante vite, ma { $who-name } ha lasciato il percorso prima, nel passo { $step }.
}
decided-action = { $who ->
    [you] Altri hanno altrettante vite e lo stesso passo, ma tu hai lasciato il percorso prima.
   *[other] Altri hanno altrettante vite e lo stesso passo, ma { $who-name } ha lasciato il percorso prima.
}
decided-near = Dopo 40 turni nessuno è fuori. Più vicino all’uscita: { $winners }, a { $far ->
    [one] 1 movimento
   *[other] { $far } movimenti
}, { $life }.
result = { $winners-you ->
    [alone] Vinci.
    [among] { $winners } vincete insieme.
   *[not] { $winners } { $winners-count ->
        [one] vince.
       *[other] vincono insieme.
    }
}

# Perché no.
why-cards-first = Prima si prendono le carte (R3).
why-plan-first = Prima si pianifica (R5).
why-no-taking = Le carte si prendono solo all’inizio di un turno (R3).
why-display = Le carte esposte sono solo { $n } (S7).
why-taken = Questa carta è già presa (R4).
why-planning-later = Si pianifica quando tutti hanno le loro carte (R5).
why-plan-stands = Il piano è fatto (R5).
why-not-in-hand = Non hai in mano { $card-the } (R5).
why-start-only = Si entra solo dalla partenza (R10).
why-there = Sei già su { $tile } (R10).
why-not-next = { $tile } non è accanto a { $here } (R10).
why-arrow-tile = Nelle caselle freccia non si entra mai (R11).
why-bricks = Per arrampicarti sui mattoni, la tua carta di questo passo deve mostrare mattoni (R11).
why-logs = Per arrampicarti sui tronchi, la tua carta di questo passo deve mostrare cerchi (R11).
why-used-up = I tuoi movimenti sono finiti (R13).
why-reserved = Per ogni passo seguente deve restare un movimento (R13).
why-finish-only = Si esce solo da una casella d’arrivo (R10).
why-no-arrow = Per tirare, la tua carta di questo passo deve mostrare una freccia (R9).
why-no-hammer = Per colpire, la tua carta di questo passo deve mostrare martelli (R9).
why-once = La carta ha effetto solo una volta (R9).
why-others-only = Puoi colpire solo gli altri (R19).
why-outside = Da fuori non puoi colpire (R22).
why-not-there = { $whom-name } non è sul percorso (R22).
why-lies = { $whom-name } è già a terra (R22).
why-far = { $whom-name } non è su una casella accanto a te (R19).
why-fire-first = Prima devono partire le frecce (R21).
why-strike-first = Finché c’è qualcuno a tiro devi colpire (R21).
why-go-all = Nell’ultimo passo fai tutti i movimenti rimasti (R13).
why-go-one = In ogni passo fai almeno una casella (R13).
