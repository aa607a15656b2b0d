title = War 2.0
tagline = Conquista il mondo con carte che tutti possono contare e nessuno leggere.

option-map = Mappa
option-map-grid = una grande isola, ogni volta nuova
option-map-archipelago = isole con ponti stretti
option-map-ring = intorno a un lago
option-map-two_worlds = due continenti

# Le cose, e quante.
card = { $symbol } { $number }
    .the = { $symbol-gender ->
        [f] la { $symbol }
        [mp] i { $symbol }
       *[m] il { $symbol }
    } { $number }
tile = { $tile } ({ $symbol })
units = { $n } unità
actions = { $n ->
    [one] 1 azione
   *[other] { $n } azioni
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

# Il tavolo.
world = Mappa
land = { $tile }, { $symbol }
land-yellow = { $tile }, giallo
army = { $tile }: { $n ->
    [one] 1 unità { $colour-f }
   *[other] { $n } unità { $colour-fp }
}
order-turn = Turno
order-reinforce = Rinforzo
order-march = Marcia
order-left = { $order }, ancora { $n }
side-attack = attacco
side-defence = difesa
reserve = { $who ->
    [you] la tua riserva
   *[other] riserva di { $who-name }
}
cards = { $who ->
    [you] Le tue carte
   *[other] { $who-name }
}
hand = mano
pile = scarti
later = per dopo
card-dim = { $card }, giocata
card-locked = { $card }, per dopo
card-secret = scelta in segreto
note-out = fuori
note-reserve = { $n } in riserva
note-last-turn = ultimo turno
note-score = territori { $land }, simboli { $variety }, serie { $sets }
notice-fight = Lotta per { $tile }: { $attacker ->
    [you] tu
   *[other] { $attacker-name }
} { $attack } : { $defence } { $defender ->
    [you] tu
   *[other] { $defender-name }
}, { $winner ->
    [you] vinci tu
   *[other] vince { $winner-name }
}
notice-fight-and-end = { notice-fight } · { end-near }

# Mosse.
unit-on = Unità su { $tile }
retreat = Ritirata in { $tile }
open-with = Apri il turno con { $card-the }: { actions }
fight-with = Combatti con { $card-the }: forza { $strength }
reinforce-with = Rinforza con { $card-the }
march-with = Marcia con { $card-the }
march = Unità da { $here } a { $there }
attack = Attacco da { $here } a { $there }
advance = { $n ->
    [0] Non avanzare
   *[other] Avanza con { units }
}
end-reinforcing = Fine rinforzo
end-march = Fine marcia
take-up = Riprendi le carte e continua
end-turn = Fine turno

prompt-settle = Metti un’unità su un territorio giallo libero, non accanto ai tuoi.
prompt-strengthen = Metti un’altra unità su un tuo territorio.
prompt-first-card = Apri il turno con una carta: il suo numero dice quante azioni hai.
prompt-action = Ancora { actions }: rinforza, marcia o attacca.
prompt-again = Ancora { actions }: marcia o attacca.
prompt-empty = La tua mano è vuota, ancora { actions }: riprendi le carte o termina il turno.
prompt-reinforce = Metti fino a { units }, al massimo una su ogni tuo territorio.
prompt-march = { $n ->
    [one] Muovi unità da un territorio.
   *[other] Muovi unità da { $n } territori al massimo.
}
prompt-march-on = { $n ->
    [0] Muovi altre unità da { $tile }.
    [one] Muovi unità da { $tile }, poi da un altro territorio.
   *[other] Muovi unità da { $tile }, poi da altri { $n } territori al massimo.
}
prompt-attack = Attacco da { $here } a { $there }, { units } contro { $others }: scegli in segreto una carta.
prompt-defend = { $who-name } attacca { $there }, { units } contro { $others ->
    [one] 1 tua
   *[other] { $others } tue
}: scegli una carta.
prompt-retreat = Dove si ritirano le tue unità?
prompt-advance = Quante unità avanzano in { $tile }?

# Che cosa succede.
settles-first = { $who ->
    [you] Metti tu la prima unità; si va in senso antiorario.
   *[other] { $who-name } mette la prima unità; si va in senso antiorario.
}
settles-last = { $who ->
    [you] Metti per ultimo e hai il primo turno.
   *[other] { $who-name } mette per ultimo e ha il primo turno.
}
settles = { $who ->
    [you] Metti un’unità su { $tile }.
   *[other] { $who-name } mette un’unità su { $tile }.
}
next-turn = { $who ->
    [you] Tocca a te.
   *[other] Tocca a { $who-name }.
}
last-turn = { $who ->
    [you] È il tuo ultimo turno.
   *[other] È l’ultimo turno di { $who-name }.
}
takes-up = { $who ->
    [you] Riprendi i tuoi scarti.
   *[other] { $who-name } riprende i suoi scarti.
}
takes-up-more = { $who ->
    [you] Riprendi i tuoi scarti e { $card-the }.
   *[other] { $who-name } riprende i suoi scarti e { $card-the }.
}
opens = { $who ->
    [you] Apri con { $card-the }: { actions }.
   *[other] { $who-name } apre con { $card-the }: { actions }.
}
reinforces-with = { $who ->
    [you] Giochi { $card-the } per rinforzare.
   *[other] { $who-name } gioca { $card-the } per rinforzare.
}
reinforces = { $who ->
    [you] Rinforzi { $tile }.
   *[other] { $who-name } rinforza { $tile }.
}
ends-reinforcing = { $who ->
    [you] Termini il rinforzo.
   *[other] { $who-name } termina il rinforzo.
}
marches-with = { $who ->
    [you] Giochi { $card-the } per marciare.
   *[other] { $who-name } gioca { $card-the } per marciare.
}
marches = { $who ->
    [you] Muovi un’unità da { $here } a { $there }.
   *[other] { $who-name } muove un’unità da { $here } a { $there }.
}
ends-march = { $who ->
    [you] Termini la marcia.
   *[other] { $who-name } termina la marcia.
}
attacks = { $who ->
    [you] Attacchi { $whom-name } su { $there } da { $here }.
   *[other] { $whom ->
        [you] { $who-name } ti attacca su { $there } da { $here }.
       *[other] { $who-name } attacca { $whom-name } su { $there } da { $here }.
    }
}
chooses = Scegli in segreto { $card-the }.
has-chosen = { $who-name } sceglie in segreto una carta.
fights = { $who ->
    [you] Combatti con { strength }.
   *[other] { $who-name } combatte con { strength }.
}
strength = { $symbol ->
    [0] { $card-the } e { units }: forza { $strength }
   *[other] { $card-the }, { units } e il simbolo giusto: forza { $strength }
}
loses = { $who ->
    [you] Perdi un’unità su { $tile }.
   *[other] { $who-name } perde un’unità su { $tile }.
}
retreats = { $who ->
    [you] Ti ritiri in { $tile } con { units }.
   *[other] { $who-name } si ritira in { $tile } con { units }.
}
stays = { $who ->
    [you] Non puoi ritirarti e resti su { $tile } con { units }.
   *[other] { $who-name } non può ritirarsi e resta su { $tile } con { units }.
}
advances = { $n ->
    [0] { $who ->
        [you] Non avanzi in { $tile }.
       *[other] { $who-name } non avanza in { $tile }.
    }
   *[other] { $who ->
        [you] Avanzi in { $tile } con { units }.
       *[other] { $who-name } avanza in { $tile } con { units }.
    }
}
ends-turn = { $who ->
    [you] Termini il turno.
   *[other] { $who-name } termina il turno.
}
falls = { $who ->
    [you] Non hai più territori e lasci il gioco.
   *[other] { $who-name } non ha più territori e lascia il gioco.
}
end-near = Tutti hanno il 6: dopo questo turno ognuno ne ha un ultimo.
last-turns-over = Gli ultimi turni sono finiti.
one-left = { $who-you ->
    [alone] Resti solo tu.
   *[other] Resta solo { $who }.
}
scores = { $who ->
    [you] Hai { $score }.
   *[other] { $who-name } ha { $score }.
}
score = { points }: { $land } per i territori, { $variety } per i simboli, { $sets } per le serie
result = { $winners-you ->
    [alone] Vinci con { points }.
    [among] { $winners } vincete insieme con { points } a testa.
   *[not] { $winners } { $winners-count ->
        [one] vince con { points }.
       *[other] vincono insieme con { points } a testa.
    }
}

# Perché no.
why-settle-first = Prima metti un’unità sulla mappa (S4).
why-strengthen-first = Prima metti un’unità su un tuo territorio (S6).
why-open-first = Prima apri il turno con una carta (R1).
why-reinforce-first = Prima termina il rinforzo (R4).
why-march-first = Prima termina la marcia (R7).
why-fight-first = Prima scegli la carta per la lotta (R14).
why-retreat-first = Prima scegli dove ritirarti (R18).
why-advance-first = Prima di’ quante unità avanzano (R19).
why-place = Per mettere unità, prima gioca una carta per rinforzare (R4).
why-no-such-tile = La mappa non ha questo territorio (S1).
why-not-yellow = { $tile } non è giallo (S4).
why-taken = { $tile } è già occupato (S4).
why-beside = { $tile } è accanto a un tuo territorio (S5).
why-not-near = { $tile } non è accanto alla lotta (R18).
why-not-yours-to-retreat = { $tile } non è tuo (R18).
why-own-first = { $tile } è libero, ma prima vengono i tuoi territori vicini (R18).
why-not-yours = { $tile } non è tuo (R4).
why-served = { $tile } ha già ricevuto la sua unità (R4).
why-use = Usa la carta per rinforzare o per marciare, oppure attacca (R2).
why-not-held = Non hai in mano { $card-the } (R1).
why-once = Puoi rinforzare solo una volta a turno (R5).
why-no-tile = Lì non c’è nessun territorio (R8).
why-march-card = Prima gioca una carta per marciare (R7).
why-no-units = Non hai unità su { $here } (R8).
why-no-card = Senza una carta non puoi attaccare (R14).
why-own = { $there } è tuo (R13).
why-nobody = Su { $there } non c’è nessuno: marcia fin lì (R13).
why-closed = La marcia da { $here } è finita (R9).
why-no-source = La carta è esaurita: da { $here } non partono più unità (R7).
why-held = { $there } è di un avversario (R8).
why-advance = Avanzi solo dopo una vittoria (R19).
why-too-many = Su { $tile } non ci sono tante unità (R19).
why-take-up = Riprendi le carte solo a mano vuota (R21).
why-nothing-to-end = Non c’è nessun rinforzo e nessuna marcia in corso (R6).
why-must-act = Dopo aver ripreso le carte devi fare un’azione (R21).
