title = Brawl
tagline = Colpo su colpo, finché tutto è congelato.

option-mode = Modo
option-mode-training = allenamento: a turni
option-mode-tournament = torneo: in tempo reale
option-decks = Mazzi
option-decks-choose = ognuno sceglie in segreto
option-decks-random = a caso, tutti diversi
option-expansions = Espansioni
option-expansions-off = i primi sei mazzi
option-expansions-on = quindici mazzi, quattro nuove carte
option-playoff = In caso di parità
option-playoff-on = spareggio tra i primi
option-playoff-off = vittoria divisa

# Carte, `-a` con l’articolo.
red = rosso
green = verde
blue = blu
hit = Hit
hit-2 = Hit-2
block = Block
press = Press
    .a = un Press
clear = Clear
    .a = un Clear
base = Base
    .a = una Base
hold = Hold
    .a = un Hold
reverse = Reverse
    .a = un Reverse
null = Null
    .a = un Null
double = Double
    .a = un Double
freeze = Freeze
    .a = un Freeze
card-red-hit = Hit rosso
    .a = un Hit rosso
card-green-hit = Hit verde
    .a = un Hit verde
card-blue-hit = Hit blu
    .a = un Hit blu
card-red-hit-2 = Hit-2 rosso
    .a = un Hit-2 rosso
card-green-hit-2 = Hit-2 verde
    .a = un Hit-2 verde
card-blue-hit-2 = Hit-2 blu
    .a = un Hit-2 blu
card-red-block = Block rosso
    .a = un Block rosso
card-green-block = Block verde
    .a = un Block verde
card-blue-block = Block blu
    .a = un Block blu
card-hidden = una carta
from-hand = {""}
from-discards = {" "}dagli scarti

# Mazzi.
character = { $name }
deck-of = { $deck } ({ $who ->
    [you] tu
   *[other] { $who-name }
})
some = { $n } × { $card }
some-unseen = { $n } × { $card }, { $left } non ancora viste
deck-cards = { $deck }: { $cards }
choice = I mazzi e le loro carte
list = { $who ->
    [you] Il tuo mazzo: { $deck }
   *[other] Mazzo di { $who-name }: { $deck }
}

# Il tavolo.
only-row = {""}
in-row = {" "}{ $one ->
    [you] nella fila con { $two-name }
   *[other] { $two ->
        [you] nella fila con { $one-name }
       *[other] nella fila di { $one-name } e { $two-name }
    }
}
row = { $one ->
    [you] Tu – { $two-name }
   *[other] { $one-name } – { $two ->
        [you] tu
       *[other] { $two-name }
    }
}
base-in = Base { $letter }{ $row }
base-title = { $deck } { $letter }
base-of = { $who ->
    [you] Base { $letter }: { $deck }, tua
   *[other] Base { $letter }: { $deck }, di { $who-name }
}
end = { $who ->
    [you] il tuo lato
   *[other] il lato di { $who-name }
}
    .on = { $who ->
        [you] sul tuo lato
       *[other] sul lato di { $who-name }
    }
end-hits = Base { $letter }, { $end }, Hit: { $hits }
string = carte di un lato
column-left = posto a sinistra
column-middle = posto in mezzo
column-right = posto a destra
side-left = accanto, a sinistra
side-right = accanto, a destra
hand = { $who ->
    [you] Tu: { $deck }
   *[other] { $who-name }: { $deck }
}
deck = mazzo
deck-left = mazzo, ancora { $n }
drawn = carta pescata
pile = scarti
note-deck = mazzo { $n }
note-chosen = ha scelto
note-ready = via!
notice-ready = Manca ancora il via: { $who }
notice-playoff = Spareggio { $n }: { $who }

# Mosse.
pick = scegli { $deck }
ready = via!
draw = pesca una carta
discard = scarta { $card-a }
play-at = { $card }{ $source } sulla { $base }, { $end }
play-on = { $card }{ $source } sulla { $base }
add = { $side ->
    [left] Base{ $source } a sinistra{ $row }
   *[right] Base{ $source } a destra{ $row }
}
prompt-choose = Scegli il tuo mazzo.
prompt-ready = Dai il via? Si parte quando lo danno tutti.
prompt-draw = Pesca una carta.
prompt-held = Gioca o scarta: { $card }.
prompt-discards = Gioca la prima carta dei tuoi scarti: { $card }.
prompt-both = Pesca una carta, o gioca dagli scarti: { $card }.

# Che cosa succede.
all-choose = Ognuno sceglie in segreto un mazzo; si mostrano quando tutti hanno scelto.
chooses = { $who ->
    [you] Scegli in segreto { $deck }.
   *[other] { $who-name } sceglie in segreto { $deck }.
}
has-chosen = { $who ->
    [you] Hai scelto un mazzo.
   *[other] { $who-name } ha scelto un mazzo.
}
decks-shown = I mazzi: { $decks }.
begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
waits = Il torneo comincia quando tutti danno il via.
is-ready = { $who ->
    [you] Dai il via.
   *[other] { $who-name } dà il via.
}
go = Via!
draws = { $who ->
    [you] Peschi { $card-a }.
   *[other] { $who-name } pesca { $card-a }.
}
draws-hidden = { $who ->
    [you] Peschi una carta.
   *[other] { $who-name } pesca una carta.
}
discards = { $who ->
    [you] Scarti { $card-a }.
   *[other] { $who-name } scarta { $card-a }.
}
plays-at = { $who ->
    [you] Giochi
   *[other] { $who-name } gioca
} { $card-a }{ $source } sulla { $base }, { $end-on }.
plays-on = { $who ->
    [you] Giochi
   *[other] { $who-name } gioca
} { $card-a }{ $source } sulla { $base }.
clears = { $who ->
    [you] Giochi
   *[other] { $who-name } gioca
} un Clear{ $source } sulla { $base }: { $cards ->
    [one] 1 carta lascia
   *[other] { $cards } carte lasciano
} il gioco.
adds = { $who ->
    [you] Metti
   *[other] { $who-name } mette
} la Base { $letter }{ $source } accanto alla Base { $beside }{ $row }.
closes = Tutte le Basi{ $row } sono congelate.
skipped = { $who ->
    [you] Non puoi fare niente e salti il turno.
   *[other] { $who-name } non può fare niente e salta il turno.
}
stuck = Nessuno può più fare niente.
counted = { $base }: { $one ->
    [you] tu { $a }
   *[other] { $one-name } { $a }
} : { $b } { $two ->
    [you] tu
   *[other] { $two-name }
}, { $points ->
    [0] non vale niente (Null).
   *[other] va a { $who ->
        [you] te
       *[other] { $who-name }
    }: { $why ->
        [owner] Base propria
        [fewer] meno Hit (Reverse)
       *[more] più Hit
    }{ $points ->
        [1] .
       *[other] , { $points } punti.
    }
}
standing = Punti: { $points }.
points-of = { $who ->
    [you] tu { $points }
   *[other] { $who-name } { $points }
}
tied = Parità: { $who-you ->
    [among] { $who } andate allo spareggio { $playoff }.
   *[other] { $who } vanno allo spareggio { $playoff }.
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
    [one] 1 punto
   *[other] { $points } punti
}

# Perché no.
why-expansions = { $deck } è delle espansioni, che qui non si usano (S1).
why-choose = Prima scegli un mazzo (S1).
why-ready = Si parte quando tutti danno il via (S6).
why-begun = La partita è già cominciata (S6).
why-drawn = Hai già pescato una carta: giocala o scartala (R12).
why-empty = Il tuo mazzo è vuoto (R13).
why-discard = Puoi scartare solo una carta pescata (R11).
why-no-card = Non hai nessuna carta, prima pesca (R11).
why-row = Giochi solo nelle tue file (R1).
why-closed = In questa fila tutte le Basi sono congelate (R10).
why-three = In una fila non ci sono mai più di tre Basi (R7).
why-beside = Accanto alla fila si mette solo una Base (R7).
why-gone = Quella Base lì non c’è più (R18).
why-frozen = Questa Base è congelata (R9).
why-base = Una Base si mette accanto alle altre (R7).
why-not-base = Non si può mettere { $card-a } sulla Base, solo su un lato (R1).
why-only = L’unica Base non si può togliere (R8).
why-hold = Su questa Base c’è un Hold (M2).
why-middle = La Base in mezzo non si può togliere (R8).
why-not-end = Non si può mettere { $card-a } su un lato, solo sulla Base ({ $rule }).
why-press = Un Press va solo su un Block (R5).
why-block = Su un Block va solo un Press (R6).
why-pressed = Su un Press va solo un Hit (R6).
why-bare = Non si può mettere { $card-a } su un lato vuoto ({ $rule }).
why-colour = Le carte di questo lato sono di colore { $colour } ({ $rule }).
