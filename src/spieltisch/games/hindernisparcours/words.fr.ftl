title = Parcours d’obstacles
tagline = Grimper, esquiver, frapper : qui passera vivant entre les flèches ?

option-course = Parcours
option-course-two_walls = Deux murs
option-course-serpentine = Serpentin
option-course-stepping_stones = Pas japonais

# Le parcours. On arrive sur une case en courant (`run`) ou en grimpant (`climb`).
course = Parcours
tile-sand = { $tile }
    .how = run
tile-start = { $tile } (départ)
    .how = run
tile-finish = { $tile } (arrivée)
    .how = run
tile-bricks = { $tile } (briques)
    .how = climb
tile-logs = { $tile } (rondins)
    .how = climb
tile-up = { $tile } (flèche en haut)
tile-right = { $tile } (flèche à droite)
tile-down = { $tile } (flèche en bas)
tile-left = { $tile } (flèche à gauche)
on-tile = sur { $tile }
before-the-start = avant le départ
home = à l’arrivée

# Les coureurs. Les vies : `-with` après un verbe, `-left` ce qu’il en reste.
lives = { $n ->
    [0] aucune vie
    [one] { $n } vie
   *[other] { $n } vies
}
    .with = { $n ->
        [0] sans vie
        [one] avec { $n } vie
       *[other] avec { $n } vies
    }
    .left = { $n ->
        [0] aucune
       *[other] { $n }
    }
runner = { $who ->
    [you] toi
   *[other] { $who-name }
} { $at }, { $state }
shielded = { $lives }, derrière un bouclier
heart = vie
heart-lost = vie perdue
ready = a fini
plans = prépare
done = a fini
down-until = à terre jusqu’au tour { $back }
tiles-left = { $n ->
    [one] encore { $n } case
   *[other] encore { $n } cases
}
in-line = joue en { $place ->
    [1] 1er
   *[other] { $place }e
}, { $n ->
    [one] encore { $n } case
   *[other] encore { $n } cases
}
notice-down = Tu es à terre et reviens au tour { $back }

# Les cartes : ce qui y est dessiné et à quoi cela sert. Leur couleur ne compte pas.
card = { $symbol } { $number }
    .the = { $symbol-the } { $number }
# L’une de plusieurs cartes pareilles, comptée depuis la gauche.
alike = { $card }, { nth }
    .the = { $card-the }, { nth }
nth = { $nth ->
    [2] la deuxième
   *[other] la troisième
}
card-for = { $card } ({ $sense })
    .the = { $card-the } ({ $sense })
for-drop = soigner
for-hammer = frapper
for-circles = rondins
for-bricks = mur
for-wheel = bouclier
for-arrow = tirer
whose = { $card } ({ $who ->
    [you] toi
   *[other] { $who-name }
})
display = Étalage
display-more = Étalage, suite
piles = Pioche, défausse
pile = pioche
pile-of = { $n ->
    [one] pioche : { $n } carte
   *[other] pioche : { $n } cartes
}
discards-pile = défausse
die = dé
die-shows = dé : { $n }
note-die = dé { $n }
step-place = étape { $step }
discard-place = rejet
life = Vies
plan = { $who ->
    [you] Ton plan
   *[other] { $who-name }
}
plan-state = { $who ->
    [you] Ton plan
   *[other] { $who-name }
} : { $state }
hand = { $who ->
    [you] Ta main
   *[other] Main ({ $who-name })
}

# Les coups.
take = prendre { $card-the }
lay = { $card } pour l’étape { $step }
discard = rejeter { $card-the }
go = aller sur { $tile }
strike = frapper { $whom-name }
leave = quitter le parcours
fire = tirer les flèches
stop = s’arrêter ici
plan-ready = C’est mon plan

prompt-take = Dé { $die } : prends une carte de l’étalage ; une de la pioche vient avec.
prompt-plan = Dé { $die } : prévois trois étapes et une carte à rejeter.
prompt-step = Choisis la carte pour l’étape { $step }.
prompt-discard = Choisis une carte à rejeter.
prompt-go = Étape { $step }, { $card } : { $go }.
prompt-use = Étape { $step }, { $card } : { $use }.
prompt-both = Étape { $step }, { $card } : { $go } et { $use-also }.
go-first = { $most ->
    [one] avance de { $most } case
   *[other] avance de 1 à { $most } cases
}
go-on = { $most ->
    [one] avance encore de { $most } case ou reste là
   *[other] avance encore de { $most } cases au plus ou reste là
}
go-all = { $most ->
    [one] avance de la dernière case
   *[other] avance des { $most } dernières cases
}
use-arrow = tire les flèches
    .also = tire les flèches
use-hammer = frappe
    .also = frappe tant que quelqu’un est à portée

# Ce qui se passe.
turn-begins = Tour { $turn } : { $who ->
    [you] tu fais { $die }.
   *[other] { $who-name } fait { $die }.
}
displays = Nouveau à l’étalage : { $cards }.
reshuffled = La défausse est mélangée en une nouvelle pioche.
takes = { $who ->
    [you] Tu prends { $card-the } et une carte de la pioche.
   *[other] { $who-name } prend { $card-the } et une carte de la pioche.
}
takes-two = { $who ->
    [you] Tu prends { $card-the } et reçois de la pioche { $drawn-the }.
   *[other] { $who-name } prend { $card-the } et reçoit de la pioche { $drawn-the }.
}
lays = { $who ->
    [you] Tu poses une carte pour l’étape { $step }.
   *[other] { $who-name } pose une carte pour l’étape { $step }.
}
lays-card = { $who ->
    [you] Tu poses { $card-the } pour l’étape { $step }.
   *[other] { $who-name } pose { $card-the } pour l’étape { $step }.
}
is-ready = { $who ->
    [you] Tu rejettes une carte et tu as fini.
   *[other] { $who-name } rejette une carte et a fini.
}
discards = { $who ->
    [you] Tu rejettes { $card-the } et tu as fini.
   *[other] { $who-name } rejette { $card-the } et a fini.
}
discarded = Rejetées : { $cards }.
step-begins = Étape { $step } : { $cards }.
heals = { $who ->
    [you] Tu te soignes et tu as { $life }.
   *[other] { $who-name } se soigne et a { $life }.
}
healthy = { $who ->
    [you] Tu as déjà 3 vies.
   *[other] { $who-name } a déjà 3 vies.
}
goes = { $who ->
    [you] { $tile-how ->
        [climb] Tu grimpes sur { $tile }.
       *[run] Tu cours sur { $tile }.
    }
   *[other] { $tile-how ->
        [climb] { $who-name } grimpe sur { $tile }.
       *[run] { $who-name } court sur { $tile }.
    }
}
stays = { $who ->
    [you] Tu restes { $at }.
   *[other] { $who-name } reste { $at }.
}
stuck = { $who ->
    [you] Tu ne peux pas avancer : tu restes { $at }.
   *[other] { $who-name } ne peut pas avancer et reste { $at }.
}
leaves = { $who ->
    [you] Tu quittes le parcours { $life-with }.
   *[other] { $who-name } quitte le parcours { $life-with }.
}
strikes = { $who ->
    [you] Tu frappes { $whom-name }.
   *[other] { $whom ->
        [you] { $who-name } te frappe.
       *[other] { $who-name } frappe { $whom-name }.
    }
}
fires = { $who ->
    [you] Tu tires les flèches.
   *[other] { $who-name } tire les flèches.
}
nobody-hit = Personne n’est touché.
shield-holds = { $who ->
    [you] Ton bouclier tient.
   *[other] { $who-name } : le bouclier tient.
}
loses = { $who ->
    [you] { $lost ->
        [0] Tu n’as plus de vie à perdre.
        [one] Tu perds { $lost } vie ; il t’en reste { $life-left }.
       *[other] Tu perds { $lost } vies ; il t’en reste { $life-left }.
    }
   *[other] { $lost ->
        [0] { $who-name } n’a plus de vie à perdre.
        [one] { $who-name } perd { $lost } vie ; reste : { $life-left }.
       *[other] { $who-name } perd { $lost } vies ; reste : { $life-left }.
    }
}
falls = { $who ->
    [you] Tu tombes { $at } et reviens au tour { $back }.
   *[other] { $who-name } tombe { $at } et revient au tour { $back }.
}
stands-up = { $who ->
    [you] Tu te relèves avec 3 vies.
   *[other] { $who-name } se relève avec 3 vies.
}
turn-skipped = Le tour { $turn } est sauté : tout le monde est à terre.
finished = { $why }
decided-alone = { $who ->
    [you] Personne d’autre que toi n’a quitté le parcours.
   *[other] { $who-name } a quitté le parcours, et personne d’autre.
}
decided-life = { $who ->
    [you] De tous ceux qui sont sortis, c’est toi qui as le plus de vies : { $life }.
   *[other] De tous ceux qui sont sortis, { $who-name } a le plus de vies : { $life }.
}
decided-step = { $who ->
    [you] D’autres sont sortis avec autant de vies, mais toi d’abord, à l’étape { $step }.
   *[other] D’autres sont sortis avec autant de vies, mais { $who-name } d’abord, à l’étape { $step }.
}
decided-action = { $who ->
    [you] D’autres sont sortis avec autant de vies à la même étape, mais toi d’abord.
   *[other] D’autres sont sortis avec autant de vies à la même étape, mais { $who-name } d’abord.
}
decided-near = Personne n’est sorti après 40 tours. Au plus près de la sortie : { $winners }, à { $far ->
    [one] { $far } mouvement
   *[other] { $far } mouvements
}, { $life }.
result = { $winners-you ->
    [alone] Tu gagnes.
    [among] { $winners } gagnez ensemble.
   *[not] { $winners } { $winners-count ->
        [one] gagne.
       *[other] gagnent ensemble.
    }
}

# Pourquoi pas.
why-cards-first = On prend d’abord des cartes (R3).
why-plan-first = On fait d’abord les plans (R5).
why-no-taking = On ne prend des cartes qu’au début d’un tour (R3).
why-display = L’étalage n’a que { $n } cartes (S7).
why-taken = Cette carte est déjà prise (R4).
why-planning-later = Les plans commencent quand tous ont leurs cartes (R5).
why-plan-stands = Le plan est définitif (R5).
why-not-in-hand = Tu n’as pas { $card-the } en main (R5).
why-start-only = On n’entre que par la case de départ (R10).
why-there = Tu es déjà sur { $tile } (R10).
why-not-next = { $tile } n’est pas à côté de { $here } (R10).
why-arrow-tile = On n’entre jamais sur une case à flèche (R11).
why-bricks = Pour grimper sur des briques, ta carte de cette étape doit montrer des briques (R11).
why-logs = Pour grimper sur des rondins, ta carte de cette étape doit montrer des cercles (R11).
why-used-up = Tes mouvements sont épuisés (R13).
why-reserved = Il faut garder un mouvement pour chaque étape suivante (R13).
why-finish-only = On ne sort que par une case d’arrivée (R10).
why-no-arrow = Pour tirer, ta carte de cette étape doit montrer une flèche (R9).
why-no-hammer = Pour frapper, ta carte de cette étape doit montrer des marteaux (R9).
why-once = La carte n’agit qu’une fois (R9).
why-others-only = Tu ne peux frapper que les autres (R19).
why-outside = Du dehors, tu ne peux frapper personne (R22).
why-not-there = { $whom-name } n’est pas sur le parcours (R22).
why-lies = { $whom-name } est déjà à terre (R22).
why-far = { $whom-name } n’est pas sur une case voisine (R19).
why-fire-first = Les flèches doivent d’abord voler (R21).
why-strike-first = Tant que quelqu’un est à portée, tu dois frapper (R21).
why-go-all = À la dernière étape, tu avances de tout ce qui reste (R13).
why-go-one = À chaque étape, tu avances d’au moins une case (R13).
