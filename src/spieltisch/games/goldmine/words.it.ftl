title = Miniera d’oro
tagline = Ancora una carta più giù, o fuori con l’oro?

option-reshuffle = Mescolare
option-reshuffle-yes = tutte le carte a ogni grotta
option-reshuffle-no = solo una volta all’inizio
option-sharing = Dividere l’oro rimasto
option-sharing-pool = tutto insieme
option-sharing-card = carta per carta

# L’oro si conta in pepite.
gold = { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
}

# La grotta.
card = { $symbol } { $number }
cave = Grotta { $n } di { $of }
step = passo { $n }
pile = mazzo
pile-of = { $n ->
    [one] 1 carta
   *[other] { $n } carte
} nel mazzo
gold-on-card = { gold } sulla carta
seen = { $n } × { $symbol }
danger = Crollo con { $dangers } carte su { $cards }
danger-last = L’ultima grotta
danger-over = La grotta è finita

# I minatori.
miners = Dentro e fuori
place-inside = { $who ->
    [you] tu dentro
   *[other] { $who-name } dentro
}
place-outside = { $who ->
    [you] tu fuori
   *[other] { $who-name } fuori
}
miner = { $who ->
    [you] tu: { $where }
   *[other] { $who-name }: { $where }
}
gold-in-hand = { $who ->
    [you] tu: { gold } in mano
   *[other] { $who-name }: { gold } in mano
}
gold-in-chest = { $who ->
    [you] tu: { gold } nel forziere
   *[other] { $who-name }: { gold } nel forziere
}
inside = dentro
outside = fuori
buried = nel crollo
chosen = ha scelto
chosen-what = scelta: { $choice }
note-hand = { $gold } in mano

# Mosse.
stay = restare
leave = uscire
prompt = { $hand ->
    [one] 1 pepita
   *[other] { $hand } pepite
} in mano, { $rest } lungo la via: resti o esci?

# Com’è finita l’ultima grotta.
notice-out = Grotta { $cave }: sono usciti tutti
notice-fell = Grotta { $cave }: crollata con { $card }
notice-lost = Grotta { $cave }: crollata con { $card } · perse: { $lost }
lost = { $who ->
    [you] tu { $gold }
   *[other] { $who-name } { $gold }
}

# Che cosa succede.
cave-begins = Comincia la grotta { $cave }, sono tutti dentro.
turned = Carta { $step }: { $card }.
find = { $each ->
    [0] Troppo poco da dividere: { $rest ->
        [one] 1 pepita resta
       *[other] { $rest } pepite restano
    } sulla carta.
   *[other] { $who-you ->
        [alone] Trovi { $each ->
            [one] 1 pepita
           *[other] { $each } pepite
        }
        [among] { $who } trovate { $each ->
            [one] 1 pepita
           *[other] { $each } pepite
        } a testa
       *[not] { $who } { $who-count ->
            [one] trova { $each ->
                [one] 1 pepita
               *[other] { $each } pepite
            }
           *[other] trovano { $each ->
                [one] 1 pepita
               *[other] { $each } pepite
            } a testa
        }
    }{ $rest ->
        [0] .
        [one] , 1 resta sulla carta.
       *[other] , { $rest } restano sulla carta.
    }
}
chose = Hai scelto in segreto: { $choice }.
has-chosen = { $who ->
    [you] Hai scelto.
   *[other] { $who-name } ha scelto.
}
leave-now = { $who-you ->
    [alone] Esci.
    [among] { $who } uscite.
   *[not] { $who } { $who-count ->
        [one] esce.
       *[other] escono.
    }
}
stay-on = { $who-you ->
    [alone] Resti.
    [among] { $who } restate.
   *[not] { $who } { $who-count ->
        [one] resta.
       *[other] restano.
    }
}
pick-up = { $share ->
    [0] { $rest ->
        [0] Lungo la via non c’è oro.
        [one] Lungo la via c’è 1 pepita: troppo poco da dividere.
       *[other] Lungo la via ci sono { $rest } pepite: troppo poco da dividere.
    }
   *[other] { $who-you ->
        [alone] Raccogli { $share ->
            [one] 1 pepita
           *[other] { $share } pepite
        } lungo la via
        [among] { $who } raccogliete { $share ->
            [one] 1 pepita
           *[other] { $share } pepite
        } a testa lungo la via
       *[not] { $who } { $who-count ->
            [one] raccoglie { $share ->
                [one] 1 pepita
               *[other] { $share } pepite
            } lungo la via
           *[other] raccolgono { $share ->
                [one] 1 pepita
               *[other] { $share } pepite
            } a testa lungo la via
        }
    }{ $rest ->
        [0] .
        [one] , 1 resta lì.
       *[other] , { $rest } restano lì.
    }
}
banks = { $who ->
    [you] Porti fuori { gold }, in tutto { $total }.
   *[other] { $who-name } porta fuori { gold }, in tutto { $total }.
}
collapses = La terza carta con questo simbolo: la grotta crolla!
loses = { $who ->
    [you] { $gold ->
        [0] Non perdi niente.
       *[other] Perdi { gold }.
    }
   *[other] { $who-name } { $gold ->
        [0] non perde niente.
       *[other] perde { gold }.
    }
}
empty = Sono tutti fuori, la grotta è finita.
buried-gold = { $gold ->
    [one] 1 pepita sulle carte è persa.
   *[other] { $gold } pepite sulle carte sono perse.
}
result = { $winners-you ->
    [alone] Vinci con { worth }.
    [among] { $winners } vincete insieme con { worth } a testa.
   *[not] { $winners } { $winners-count ->
        [one] vince con { worth }.
       *[other] vincono insieme con { worth } a testa.
    }
}
worth = { $points ->
    [one] 1 pepita
   *[other] { $points } pepite
}

# Perché no.
why-over = La quarta grotta e la partita sono finite (E1).
why-outside = Sei fuori e scegli di nuovo nella prossima grotta (R9).
why-chosen = Hai già scelto, e vale finché non hanno scelto tutti (R6).
why-choice = Puoi solo restare o uscire (R6).
