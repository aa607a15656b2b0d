title = War 2.0
tagline = Conquiers le monde avec des cartes que tous comptent et que nul ne lit.

option-map = Carte du monde
option-map-grid = une grande île, toujours nouvelle
option-map-archipelago = des îles aux ponts étroits
option-map-ring = autour d’un lac
option-map-two_worlds = deux continents

# Les choses, et combien.
card = { $symbol } { $number }
    .the = { $symbol-the } { $number }
tile = { $tile } ({ $symbol })
units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# La table.
world = Carte du monde
land = { $tile }, { $symbol }
land-yellow = { $tile }, jaune
army = { $tile } : { $n ->
    [one] { $n } unité { $colour-f }
   *[other] { $n } unités { $colour-fp }
}
order-turn = Tour
order-reinforce = Renfort
order-march = Marche
order-left = { $order }, encore { $n }
side-attack = attaque
side-defence = défense
reserve = { $who ->
    [you] ta réserve
   *[other] réserve ({ $who-name })
}
cards = { $who ->
    [you] Tes cartes
   *[other] { $who-name }
}
hand = main
pile = défausse
later = plus tard
card-dim = { $card }, jouée
card-locked = { $card }, plus tard
card-secret = choisie en secret
note-out = hors jeu
note-reserve = { $n } en réserve
note-last-turn = dernier tour
note-score = territoires { $land }, symboles { $variety }, séries { $sets }
notice-fight = Combat pour { $tile } : { $attacker ->
    [you] toi
   *[other] { $attacker-name }
} { $attack } – { $defence } { $defender ->
    [you] toi
   *[other] { $defender-name }
}, { $winner ->
    [you] tu gagnes
   *[other] { $winner-name } gagne
}
notice-fight-and-end = { notice-fight } · { end-near }

# Les coups.
unit-on = Unité sur { $tile }
retreat = Repli sur { $tile }
open-with = Ouvrir le tour avec { $card-the } : { actions }
fight-with = Combattre avec { $card-the } : force { $strength }
reinforce-with = Renforcer avec { $card-the }
march-with = Marcher avec { $card-the }
march = Unité de { $here } à { $there }
attack = Attaquer { $there } depuis { $here }
advance = { $n ->
    [0] Ne pas avancer
   *[other] Avancer avec { units }
}
end-reinforcing = Finir le renfort
end-march = Finir la marche
take-up = Reprendre ses cartes et continuer
end-turn = Finir le tour

prompt-settle = Pose une unité sur un territoire jaune libre, pas à côté des tiens.
prompt-strengthen = Pose une autre unité sur un de tes territoires.
prompt-first-card = Ouvre ton tour avec une carte : son nombre est celui de tes actions.
prompt-action = Encore { actions } : renforce, marche ou attaque.
prompt-again = Encore { actions } : marche ou attaque.
prompt-empty = Ta main est vide, encore { actions } : reprends tes cartes ou finis ton tour.
prompt-reinforce = Pose jusqu’à { units }, une au plus sur chacun de tes territoires.
prompt-march = { $n ->
    [one] Fais sortir des unités d’un territoire.
   *[other] Fais sortir des unités de { $n } territoires au plus.
}
prompt-march-on = { $n ->
    [0] Fais sortir d’autres unités de { $tile }.
    [one] Fais sortir des unités de { $tile }, puis d’un autre territoire.
   *[other] Fais sortir des unités de { $tile }, puis de { $n } autres au plus.
}
prompt-attack = Attaque sur { $there } depuis { $here }, { units } contre { $others } : choisis une carte en secret.
prompt-defend = { $who-name } attaque { $there }, { units } contre { $others } à toi : choisis une carte.
prompt-retreat = Où tes unités se replient-elles ?
prompt-advance = Combien d’unités avancent sur { $tile } ?

# Ce qui se passe.
settles-first = { $who ->
    [you] Tu poses la première unité ; on pose dans le sens antihoraire.
   *[other] { $who-name } pose la première unité ; on pose dans le sens antihoraire.
}
settles-last = { $who ->
    [you] Tu poses en dernier et joues le premier tour.
   *[other] { $who-name } pose en dernier et joue le premier tour.
}
settles = { $who ->
    [you] Tu poses une unité sur { $tile }.
   *[other] { $who-name } pose une unité sur { $tile }.
}
next-turn = { $who ->
    [you] C’est ton tour.
   *[other] C’est à { $who-name }.
}
last-turn = { $who ->
    [you] C’est ton dernier tour.
   *[other] { $who-name } joue son dernier tour.
}
takes-up = { $who ->
    [you] Tu reprends ta défausse.
   *[other] { $who-name } reprend sa défausse.
}
takes-up-more = { $who ->
    [you] Tu reprends ta défausse et { $card-the }.
   *[other] { $who-name } reprend sa défausse et { $card-the }.
}
opens = { $who ->
    [you] Tu ouvres avec { $card-the } : { actions }.
   *[other] { $who-name } ouvre avec { $card-the } : { actions }.
}
reinforces-with = { $who ->
    [you] Tu joues { $card-the } pour renforcer.
   *[other] { $who-name } joue { $card-the } pour renforcer.
}
reinforces = { $who ->
    [you] Tu renforces { $tile }.
   *[other] { $who-name } renforce { $tile }.
}
ends-reinforcing = { $who ->
    [you] Tu finis le renfort.
   *[other] { $who-name } finit le renfort.
}
marches-with = { $who ->
    [you] Tu joues { $card-the } pour marcher.
   *[other] { $who-name } joue { $card-the } pour marcher.
}
marches = { $who ->
    [you] Tu mènes une unité de { $here } à { $there }.
   *[other] { $who-name } mène une unité de { $here } à { $there }.
}
ends-march = { $who ->
    [you] Tu finis la marche.
   *[other] { $who-name } finit la marche.
}
attacks = { $who ->
    [you] Tu attaques { $whom-name } sur { $there } depuis { $here }.
   *[other] { $whom ->
        [you] { $who-name } t’attaque sur { $there } depuis { $here }.
       *[other] { $who-name } attaque { $whom-name } sur { $there } depuis { $here }.
    }
}
chooses = Tu choisis { $card-the } en secret.
has-chosen = { $who-name } choisit une carte en secret.
fights = { $who ->
    [you] Tu combats avec { strength }.
   *[other] { $who-name } combat avec { strength }.
}
strength = { $symbol ->
    [0] { $card-the } et { units } : force { $strength }
   *[other] { $card-the }, { units } et le bon symbole : force { $strength }
}
loses = { $who ->
    [you] Tu perds une unité sur { $tile }.
   *[other] { $who-name } perd une unité sur { $tile }.
}
retreats = { $who ->
    [you] Tu te replies sur { $tile } avec { units }.
   *[other] { $who-name } se replie sur { $tile } avec { units }.
}
stays = { $who ->
    [you] Tu ne peux pas te replier et restes sur { $tile } avec { units }.
   *[other] { $who-name } ne peut pas se replier et reste sur { $tile } avec { units }.
}
advances = { $n ->
    [0] { $who ->
        [you] Tu n’avances pas sur { $tile }.
       *[other] { $who-name } n’avance pas sur { $tile }.
    }
   *[other] { $who ->
        [you] Tu avances sur { $tile } avec { units }.
       *[other] { $who-name } avance sur { $tile } avec { units }.
    }
}
ends-turn = { $who ->
    [you] Tu finis ton tour.
   *[other] { $who-name } finit son tour.
}
falls = { $who ->
    [you] Tu n’as plus de territoire : c’est fini pour toi.
   *[other] { $who-name } n’a plus de territoire et quitte le jeu.
}
end-near = Tout le monde a son 6 : après ce tour, chacun en a un dernier.
last-turns-over = Les derniers tours sont joués.
one-left = { $who-you ->
    [alone] Il ne reste plus que toi.
   *[other] { $who } reste, et personne d’autre.
}
scores = { $who ->
    [you] Tu as { $score }.
   *[other] { $who-name } a { $score }.
}
score = { points } : { $land } pour les territoires, { $variety } pour les symboles, { $sets } pour les séries
result = { $winners-you ->
    [alone] Tu gagnes avec { points }.
    [among] { $winners } partagez la victoire avec { points } chacun.
   *[not] { $winners } { $winners-count ->
        [one] gagne avec { points }.
       *[other] partagent la victoire avec { points } chacun.
    }
}

# Pourquoi pas.
why-settle-first = Pose d’abord une unité sur la carte (S4).
why-strengthen-first = Pose d’abord une unité sur un de tes territoires (S6).
why-open-first = Ouvre d’abord ton tour avec une carte (R1).
why-reinforce-first = Finis d’abord le renfort (R4).
why-march-first = Finis d’abord la marche (R7).
why-fight-first = Choisis d’abord ta carte pour le combat (R14).
why-retreat-first = Choisis d’abord où te replier (R18).
why-advance-first = Dis d’abord combien d’unités avancent (R19).
why-place = Pour poser des unités, joue d’abord une carte de renfort (R4).
why-no-such-tile = Ce territoire n’est pas sur la carte (S1).
why-not-yellow = { $tile } n’est pas jaune (S4).
why-taken = { $tile } est déjà occupé (S4).
why-beside = { $tile } est à côté d’un de tes territoires (S5).
why-not-near = { $tile } n’est pas à côté du combat (R18).
why-not-yours-to-retreat = { $tile } n’est pas à toi (R18).
why-own-first = { $tile } est libre, mais tes propres voisins passent d’abord (R18).
why-not-yours = { $tile } n’est pas à toi (R4).
why-served = { $tile } a déjà reçu son unité (R4).
why-use = Joue la carte pour renforcer ou marcher, ou attaque (R2).
why-not-held = Tu n’as pas { $card-the } en main (R1).
why-once = On ne renforce qu’une fois par tour (R5).
why-no-tile = Il n’y a pas de territoire là (R8).
why-march-card = Joue d’abord une carte pour marcher (R7).
why-no-units = Tu n’as pas d’unités sur { $here } (R8).
why-no-card = Sans carte, tu ne peux pas attaquer (R14).
why-own = { $there } est à toi (R13).
why-nobody = Il n’y a personne sur { $there } : on y marche (R13).
why-closed = La marche depuis { $here } est finie (R9).
why-no-source = La carte est épuisée : plus personne ne quitte { $here } (R7).
why-held = { $there } est tenu par un adversaire (R8).
why-advance = On n’avance qu’après une victoire (R19).
why-too-many = Il n’y a pas tant d’unités sur { $tile } (R19).
why-take-up = On ne reprend ses cartes qu’avec une main vide (R21).
why-nothing-to-end = Il n’y a ni renfort ni marche en cours (R6).
why-must-act = Après avoir repris ses cartes, il faut agir une fois (R21).
