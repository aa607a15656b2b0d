title = All Your Base
tagline = Attrezza la tua base e non passare al vicino quello che gli serve.

option-three = In tre
option-three-standard = dieci carte in mano
option-three-short = sei carte, se ne pescano due
option-advanced = Progresso tecnico
option-advanced-off = tutte le carte dall’inizio
option-advanced-on = le carte alte arrivano dopo
option-order = Ordine
option-order-turns = uno dopo l’altro
option-order-together = tutti insieme
option-software = Software dopo una fase
option-software-gathered = dà punti e si raccoglie
option-software-stays = resta, punti alla fine

# Stazioni: se più d’una ha lo stesso simbolo, il loro posto nella base, da sinistra.
station = { $place ->
    [0] stazione { $symbol }
   *[other] stazione { $symbol } { $place }
}
station-worth = { station }: { $worth }
software-of = software della { station }
worth = { $worth }

# Il tavolo.
now = Fase { $phase } di 3, round { $round } di { $rounds }
now-over = La partita è finita
stack = pila { $symbol }
supply = scorta di cubetti { $colour-mp }
pile = mazzo
pile-left = mazzo: { cards }
discard-pile = scarti
base = { $who ->
    [you] La tua base
   *[other] Base di { $who-name }
}
hand-of = mano di { $who-name }
hand-cards = { $who-name }: { cards }
hand = La tua mano
hand-passing = La tua mano; il resto va poi a { $whom-name }
notice-scored = Punti della fase { $phase }: { $scores }
score = { $who ->
    [you] tu { $points }
   *[other] { $who-name } { $points }
}
note-rest = riceve il tuo resto
note-ready = fatto
note-plays = ne gioca { $n }
note-keeps = ne tiene { $n }

cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
more-cards = { $done ->
    [0] { cards }
   *[other] ancora { cards }
}

# Mosse.
keep = tieni { $card-the }
card = { $kind } { $kind-gender ->
    [f] { $colour-f }
    [mp] { $colour-mp }
   *[m] { $colour }
} { $number }
use-nothing = { card }: solo scartare
use-station = { card }: nuova stazione { $kind }
use-hardware = { card }: cubetto { $colour } sulla { station }{ with-gain }
use-software = { card }: software alla { station }{ with-gain }
with-gain = { $gain ->
    [0] {""}
   *[other] {" "}({ $gain })
}
gain = { $gain }
not-possible = non si può

prompt-play = Gioca { more-cards }.
prompt-play-last = Ultimo round: gioca { more-cards }.
prompt-keep = Tieni { more-cards }; il resto va a { $whom-name }.

# Che cosa succede.
later = Le carte con { $numbers } arrivano solo più tardi.
phase-begins = Fase { $phase } di 3: tutti ricevono { cards }.
round-begins = Round { $round }: { $who ->
    [you] apri tu.
   *[other] apre { $who-name }.
}
discards = { $who ->
    [you] Scarti soltanto { $card-the }.
   *[other] { $who-name } scarta soltanto { $card-the }.
}
builds = { $who ->
    [you] Giochi { $card-the } e costruisci una nuova stazione { $symbol }.
   *[other] { $who-name } gioca { $card-the } e costruisce una nuova stazione { $symbol }.
}
mounts = { $who ->
    [you] Giochi { $card-the } e metti un cubetto { $colour } sulla { $station }{ now-worth }.
   *[other] { $who-name } gioca { $card-the } e mette un cubetto { $colour } sulla { $station }{ now-worth }.
}
installs = { $who ->
    [you] Installi { $card-the } alla { $station }{ now-worth }.
   *[other] { $who-name } installa { $card-the } alla { $station }{ now-worth }.
}
replaces = { $who ->
    [you] Alla { $station } sostituisci { $old-the } con { $card-the }{ now-worth }.
   *[other] Alla { $station } { $who-name } sostituisce { $old-the } con { $card-the }{ now-worth }.
}
now-worth = { $worth ->
    [0] {""}
    [one] : adesso vale 1 punto
   *[other] : adesso vale { $worth } punti
}
keeps-this = Tieni { $card-the }.
has-kept = { $who-name } tiene { cards }.
all-pass = Tutti passano { cards } a sinistra.
all-draw = Tutti pescano { cards }.
new-in-hand = Nuove nella tua mano: { $cards }.
scores = { $who ->
    [you] La fase { $phase } ti porta { points }{ in-all }.
   *[other] La fase { $phase } porta { points } a { $who-name }{ in-all }.
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
in-all = { $phase ->
    [1] {""}
   *[other] , in tutto { $total }
}
deck-changes = { cards } lasciano il gioco senza essere viste; entrano tutte le carte con { $numbers }.
result = { $winners-you ->
    [alone] Vinci con { points }.
    [among] { $winners } vincete insieme con { points } a testa.
   *[not] { $winners } { $winners-count ->
        [one] vince con { points }.
       *[other] vincono insieme con { points } a testa.
    }
}

# Perché no.
why-not-held = Non hai in mano { $card-the } (R3).
why-play-first = Prima gioca { more-cards } (R3).
why-kept = Tieni già { $card-the } (R11).
why-keep-now = Adesso scegli le carte da tenere (R11).
why-stack = La pila { $symbol } è vuota (R7).
why-not-yours-hardware = Questa stazione non è tua (R8).
why-not-yours-software = Questa stazione non è tua (R9).
why-symbol = Il software con { $symbol } non va alla { $station } (R9).
why-no-such-cubes = Non ci sono cubetti { $colour-mp } (R8).
why-no-cubes-left = Non ci sono più cubetti { $colour-mp } (R8).
