title = War 2.0
tagline = Conquista el mundo con cartas que todos pueden contar y nadie puede leer.

option-map = Mapamundi
option-map-grid = una gran isla, nueva cada vez
option-map-archipelago = islas con puentes estrechos
option-map-ring = alrededor de un lago
option-map-two_worlds = dos continentes

# Cosas, y cuántas. Una carta es «el 3 de gotas».
card = { $number } de { $symbol-many }
tile = { $tile } ({ $symbol })
units = { $n ->
    [one] 1 unidad
   *[other] { $n } unidades
}
actions = { $n ->
    [one] 1 acción
   *[other] { $n } acciones
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

# La mesa.
world = Mapamundi
land = { $tile }, { $symbol }
land-yellow = { $tile }, amarillo
army = { $tile }: { $n ->
    [one] 1 unidad { $colour-f }
   *[other] { $n } unidades { $colour-many-f }
}
order-turn = Turno
order-reinforce = Refuerzo
order-march = Marcha
order-left = { $order }, { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
side-attack = ataque
side-defence = defensa
reserve = { $who ->
    [you] tu reserva
   *[other] reserva de { $who-name }
}
cards = { $who ->
    [you] Tus cartas
   *[other] { $who-name }
}
hand = mano
pile = descartes
later = para luego
card-dim = { $card }, jugado
card-locked = { $card }, para luego
card-secret = elegida en secreto
note-out = fuera
note-reserve = { $n } en reserva
note-last-turn = último turno
note-score = territorios { $land }, símbolos { $variety }, tríos { $sets }
notice-fight = Combate por { $tile }: { $attacker ->
    [you] tú
   *[other] { $attacker-name }
} { $attack } : { $defence } { $defender ->
    [you] tú
   *[other] { $defender-name }
}, { $winner ->
    [you] ganas tú
   *[other] gana { $winner-name }
}
notice-fight-and-end = { notice-fight } · { end-near }

# Jugadas.
unit-on = Unidad en { $tile }
retreat = Retirada a { $tile }
open-with = Abrir el turno con el { $card }: { actions }
fight-with = Combatir con el { $card }: fuerza { $strength }
reinforce-with = Reforzar con el { $card }
march-with = Marchar con el { $card }
march = Unidad de { $here } a { $there }
attack = Ataque de { $here } a { $there }
advance = { $n ->
    [0] No avanzar
   *[other] Avanzar con { units }
}
end-reinforcing = Acabar el refuerzo
end-march = Acabar la marcha
take-up = Recoger cartas y seguir
end-turn = Acabar el turno

prompt-settle = Pon una unidad en un territorio amarillo libre, no junto a los tuyos.
prompt-strengthen = Pon otra unidad en uno de tus territorios.
prompt-first-card = Abre tu turno con una carta: su número es el de tus acciones.
prompt-action = Te { $n ->
    [one] queda
   *[other] quedan
} { actions }: refuerza, marcha o ataca.
prompt-again = Te { $n ->
    [one] queda
   *[other] quedan
} { actions }: marcha o ataca.
prompt-empty = Tu mano está vacía y te { $n ->
    [one] queda
   *[other] quedan
} { actions }: recoge cartas o acaba tu turno.
prompt-reinforce = Pon hasta { units }, como mucho una en cada territorio tuyo.
prompt-march = { $n ->
    [one] Mueve unidades de un territorio.
   *[other] Mueve unidades de hasta { $n } territorios.
}
prompt-march-on = { $n ->
    [0] Mueve más unidades de { $tile }.
    [one] Mueve unidades de { $tile } y luego de un territorio más.
   *[other] Mueve unidades de { $tile } y luego de hasta { $n } más.
}
prompt-attack = Ataque de { $here } a { $there }, { units } contra { $others }: elige una carta en secreto.
prompt-defend = { $who-name } ataca { $there }, { units } contra { $others } de las tuyas: elige una carta.
prompt-retreat = ¿Adónde se retiran tus unidades?
prompt-advance = ¿Cuántas unidades avanzan a { $tile }?

# Lo que pasa.
settles-first = { $who ->
    [you] Pones la primera unidad
   *[other] { $who-name } pone la primera unidad
}; se pone en sentido contrario a las agujas del reloj.
settles-last = { $who ->
    [you] Pones en último lugar y tienes el primer turno.
   *[other] { $who-name } pone en último lugar y tiene el primer turno.
}
settles = { $who ->
    [you] Pones una unidad en { $tile }.
   *[other] { $who-name } pone una unidad en { $tile }.
}
next-turn = { $who ->
    [you] Te toca a ti.
   *[other] Le toca a { $who-name }.
}
last-turn = { $who ->
    [you] Tienes tu último turno.
   *[other] { $who-name } tiene su último turno.
}
takes-up = { $who ->
    [you] Recoges tus descartes.
   *[other] { $who-name } recoge sus descartes.
}
takes-up-more = { $who ->
    [you] Recoges tus descartes y el { $card }.
   *[other] { $who-name } recoge sus descartes y el { $card }.
}
opens = { $who ->
    [you] Abres con el { $card }: { actions }.
   *[other] { $who-name } abre con el { $card }: { actions }.
}
reinforces-with = { $who ->
    [you] Juegas el { $card } para reforzar.
   *[other] { $who-name } juega el { $card } para reforzar.
}
reinforces = { $who ->
    [you] Refuerzas { $tile }.
   *[other] { $who-name } refuerza { $tile }.
}
ends-reinforcing = { $who ->
    [you] Acabas el refuerzo.
   *[other] { $who-name } acaba el refuerzo.
}
marches-with = { $who ->
    [you] Juegas el { $card } para marchar.
   *[other] { $who-name } juega el { $card } para marchar.
}
marches = { $who ->
    [you] Mueves una unidad de { $here } a { $there }.
   *[other] { $who-name } mueve una unidad de { $here } a { $there }.
}
ends-march = { $who ->
    [you] Acabas la marcha.
   *[other] { $who-name } acaba la marcha.
}
attacks = { $who ->
    [you] Atacas a { $whom-name } en { $there } desde { $here }.
   *[other] { $whom ->
        [you] { $who-name } te ataca en { $there } desde { $here }.
       *[other] { $who-name } ataca a { $whom-name } en { $there } desde { $here }.
    }
}
chooses = Eliges en secreto el { $card }.
has-chosen = { $who-name } elige una carta en secreto.
fights = { $who ->
    [you] Combates con { strength }.
   *[other] { $who-name } combate con { strength }.
}
strength = { $symbol ->
    [0] el { $card } y { units }: fuerza { $strength }
   *[other] el { $card }, { units } y el símbolo adecuado: fuerza { $strength }
}
loses = { $who ->
    [you] Pierdes una unidad en { $tile }.
   *[other] { $who-name } pierde una unidad en { $tile }.
}
retreats = { $who ->
    [you] Te retiras a { $tile } con { units }.
   *[other] { $who-name } se retira a { $tile } con { units }.
}
stays = { $who ->
    [you] No puedes retirarte y te quedas en { $tile } con { units }.
   *[other] { $who-name } no puede retirarse y se queda en { $tile } con { units }.
}
advances = { $n ->
    [0] { $who ->
        [you] No avanzas a { $tile }.
       *[other] { $who-name } no avanza a { $tile }.
    }
   *[other] { $who ->
        [you] Avanzas a { $tile } con { units }.
       *[other] { $who-name } avanza a { $tile } con { units }.
    }
}
ends-turn = { $who ->
    [you] Acabas tu turno.
   *[other] { $who-name } acaba su turno.
}
falls = { $who ->
    [you] Ya no tienes territorios y quedas fuera.
   *[other] { $who-name } ya no tiene territorios y queda fuera.
}
end-near = Todos tienen su 6: después de este turno, cada uno tiene un último turno.
last-turns-over = Los últimos turnos han terminado.
one-left = { $who-you ->
    [alone] Solo quedas tú.
   *[other] Solo queda { $who }.
}
scores = { $who ->
    [you] Tienes { $score }.
   *[other] { $who-name } tiene { $score }.
}
score = { points }: { $land } por territorios, { $variety } por símbolos, { $sets } por tríos
result = { $winners-you ->
    [alone] Ganas con { points }.
    [among] { $winners } compartís la victoria con { points } cada uno.
   *[not] { $winners } { $winners-count ->
        [one] gana con { points }.
       *[other] comparten la victoria con { points } cada uno.
    }
}

# Por qué no.
why-settle-first = Primero pon una unidad en el mapa (S4).
why-strengthen-first = Primero pon una unidad en un territorio tuyo (S6).
why-open-first = Primero abre tu turno con una carta (R1).
why-reinforce-first = Primero acaba el refuerzo (R4).
why-march-first = Primero acaba la marcha (R7).
why-fight-first = Primero elige tu carta para el combate (R14).
why-retreat-first = Primero elige adónde te retiras (R18).
why-advance-first = Primero di cuántas unidades avanzan (R19).
why-place = Para poner unidades, juega antes una carta para reforzar (R4).
why-no-such-tile = El mapa no tiene ese territorio (S1).
why-not-yellow = { $tile } no es amarillo (S4).
why-taken = { $tile } ya está ocupado (S4).
why-beside = { $tile } está junto a un territorio tuyo (S5).
why-not-near = { $tile } no está junto al combate (R18).
why-not-yours-to-retreat = { $tile } no es tuyo (R18).
why-own-first = { $tile } está libre, pero antes van los tuyos vecinos (R18).
why-not-yours = { $tile } no es tuyo (R4).
why-served = { $tile } ya ha recibido su unidad (R4).
why-use = Usa la carta para reforzar o para marchar, o ataca (R2).
why-not-held = No tienes el { $card } en la mano (R1).
why-once = Solo puedes reforzar una vez por turno (R5).
why-no-tile = Ahí no hay ningún territorio (R8).
why-march-card = Primero juega una carta para marchar (R7).
why-no-units = No tienes unidades en { $here } (R8).
why-no-card = Sin carta no puedes atacar (R14).
why-own = { $there } es tuyo (R13).
why-nobody = En { $there } no hay nadie: marcha hasta allí (R13).
why-closed = La marcha desde { $here } ya ha terminado (R9).
why-no-source = La carta está agotada: ya no salen unidades de { $here } (R7).
why-held = { $there } está ocupado por un rival (R8).
why-advance = Solo avanzas después de una victoria (R19).
why-too-many = En { $tile } no hay tantas unidades (R19).
why-take-up = Solo recoges cartas con la mano vacía (R21).
why-nothing-to-end = No hay ningún refuerzo ni marcha en curso (R6).
why-must-act = Después de recoger tienes que hacer una acción (R21).
