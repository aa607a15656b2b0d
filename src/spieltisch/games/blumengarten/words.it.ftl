title = Giardino in fiore
tagline = Coltiva i fiori e piantali prima che muoiano di sete.

# Carte, file e fiori.
cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
flower = fiore { $colour }
flowers = { $n ->
    [0] nessun fiore { $colour }
    [one] 1 fiore { $colour }
   *[other] { $n } fiori { $colour-mp }
}
income = { flowers }{ $lost ->
    [0] {""}
    [one] {" "}(1 perso)
   *[other] {" "}({ $lost } persi)
}
into-row = in una fila: adesso { $numbers }
into-new-row = in una nuova fila
into-row-number = nella fila { $symbol } { $row }, poi { $numbers }

nursery = Vivaio
new-row = nuova fila { $symbol }
row = fila { $symbol } { $row }: { cards }
piles = Mazzo e scarti
pile = mazzo
pile-left = mazzo: { cards }
discards = scarti
times-left = quante volte il mazzo può ancora finire
times-left-note = fino alla fine
times-left-die = { $rest ->
    [1] la partita finisce quando finisce il mazzo
   *[other] la partita finisce quando il mazzo è finito altre { $rest } volte
}
stock = Scorta
stock-of = fiori { $colour-mp } nella scorta
thirsty = fiori { $colour-mp } assetati
tray = { $lost ->
    [0] Sete
   *[other] Sete: −{ $lost }
}
garden = { $planted ->
    [0] Il tuo giardino
   *[other] Il tuo giardino: +{ $planted }
}
new-bed = nuova aiuola
hand = La tua mano
hand-of = mano di { $who-name }
player = { $who-name }
note-planted = { $n ->
    [one] 1 piantato
   *[other] { $n } piantati
}
note-thirsty = { $n ->
    [one] 1 assetato
   *[other] { $n } assetati
}

# Che cosa porta una carta, scritto dove la si posa.
brings = { $n ->
    [one] 1 { $colour }
   *[other] { $n } { $colour-mp }
}
brings-gone = { brings }, la fila va via
brings-any = { $n } a scelta
brings-any-gone = { brings-any }, la fila va via

# Mosse.
finish = fatto: pesca { cards }{ and-the-end }
finish-to-name = fatto: nomina il colore di { $n ->
    [one] 1 fiore
   *[other] { $n } fiori
}
finish-growing = fatto: { growing }
name = nomina il { $colour }: { growing }
growing = { income }{ $row ->
    [gone] , la fila va via, pesca { cards-drawn }
    [stays] , la fila resta, pesca { cards-drawn }
   *[over] {""}
}{ and-the-end }
cards-drawn = { $drawn ->
    [one] 1 carta
   *[other] { $drawn } carte
}
and-the-end = { $over ->
    [0] {""}
   *[other] , la partita finisce
}
grow = { $card } { $into }
plant = { $card } come aiuola ({ flowers })
put-away = scarta { $card-the }

prompt-choose = Porta una carta nel vivaio, nel tuo giardino o negli scarti.
prompt-grow = Aggiungi altre carte a questa fila, o di’ «fatto».
prompt-name = Nomina il colore dei tuoi fiori.
prompt-plant = Prepara altre aiuole, o di’ «fatto».
prompt-exchange = Scarta altre carte, al massimo quattro, o di’ «fatto».
prompt-finish = In questo turno non si può fare altro: di’ «fatto».

# Che cosa succede.
dealt = Tutti hanno sei carte, nel mazzo ce ne sono { $left }.
begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
grows = { $who ->
    [you] Metti { $card-the } { $into }.
   *[other] { $who-name } mette { $card-the } { $into }.
}
is-to-name = { $who ->
    [you] Hai finito con un jolly: nomina ancora il colore.
   *[other] { $who-name } ha finito con un jolly: manca ancora il colore.
}
gets = { $who ->
    [you] Ricevi { income }.
   *[other] { $who-name } riceve { income }.
}
row-goes = Nella fila { $numbers } c’è un numero doppio: va negli scarti.
plants = { $who ->
    [you] Prepari { $card-the } come aiuola con { flowers }.
   *[other] { $who-name } prepara { $card-the } come aiuola con { flowers }.
}
puts-away = { $who ->
    [you] Scarti { $card-the }.
   *[other] { $who-name } scarta { $card-the }.
}
draws = { $n ->
    [0] Per { $who-name } non c’è nessuna carta da pescare.
   *[other] { $who-name } pesca { cards }.
}
draws-these = { $cards-count ->
    [0] Per te non c’è nessuna carta da pescare.
    [one] Peschi una carta: { $cards }.
   *[other] Peschi { $cards-count } carte: { $cards }.
}
runs-out = { $rest ->
    [1] Il mazzo è finito; la prossima volta è l’ultima.
   *[other] Il mazzo è finito; può succedere altre { $rest } volte.
}
new-pile = Gli scarti vengono mescolati e sono il nuovo mazzo: { $left ->
    [one] 1 carta.
   *[other] { $left } carte.
}
is-out-of-cards = { $who ->
    [you] Non hai più carte.
   *[other] { $who-name } non ha più carte.
}
passes = { $who ->
    [you] Passi.
   *[other] { $who-name } passa.
}
ended = La partita è finita: { $ending ->
    [1] il mazzo è finito per l’ultima volta (E1).
    [2] nella scorta mancano due colori (E2).
   *[3] nessuno ha più carte (E3).
}
counts = { $who ->
    [you] Hai { $planted ->
        [one] 1 fiore piantato
       *[other] { $planted } fiori piantati
    } e { $thirsty ->
        [one] 1 assetato.
       *[other] { $thirsty } assetati.
    }
   *[other] { $who-name } ha { $planted ->
        [one] 1 fiore piantato
       *[other] { $planted } fiori piantati
    } e { $thirsty ->
        [one] 1 assetato.
       *[other] { $thirsty } assetati.
    }
}
result = { $winners-you ->
    [alone] Vinci con { points }.
    [among] { $winners } vincete insieme con { points } a testa.
   *[not] { $winners } { $winners-count ->
        [one] vince con { points }.
       *[other] vincono insieme con { points } a testa.
    }
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Perché no.
why-name = Adesso nomina il colore dei tuoi fiori (R5).
why-move-first = Prima muovi almeno una carta (R1).
why-no-joker = Nomini un colore solo se hai finito con un jolly (R5).
why-not-held = Non hai in mano { $card-the } (R1).
why-growing = In questo turno coltivi: le carte vanno solo in questa fila (R1).
why-planting = In questo turno pianti: le carte vanno solo nel tuo giardino (R1).
why-exchanging = In questo turno cambi: le carte vanno solo negli scarti (R1).
why-symbol = In questa fila vanno solo { $symbol-many } (R2).
why-one-row = In un turno cresce solo una fila (R2).
why-too-high = Troppo alta: la fila finisce con { $last } (R3).
why-first-free = Una nuova fila va nel primo posto libero del suo simbolo (R2).
why-colour = Con { $card-the } si possono piantare solo fiori { $colour-mp } (R10).
why-too-few = Per { $card-the } ti { $n ->
    [one] serve
   *[other] servono
} { flowers }, e ne hai { $there } (R12).
why-four = Non puoi scartare più di { $most } carte (R14).
