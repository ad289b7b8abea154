/** Advice on what lies on a recipe: each sentence only where its thing is there.
 *
 * Source  kitchen practice: [stima]. */
import type { Traits } from './traits.ts'

export type Tip = { title: string; text: string }
type Has = Traits['has']

const VEGETABLES = /funghi|zucchin|melanzan|peperon[ei](?!c)|spinaci|scarola|friarielli|cime di rapa/iu

export function vegetableTips(has: Has): Tip[] {
  if (!has(VEGETABLES)) return []
  if (has(/melanzan/iu) && has(/per friggere/iu))
    return [
      {
        title: 'Le melanzane',
        text: "Dopo il sale sciacquale e asciugale una a una: l'umidità abbassa l'olio e le fa bere. Fritte, lasciale scolare in verticale su carta e mettile sulla pizza soltanto alla fine.",
      },
    ]
  if (has(/per friggere/iu))
    return [
      {
        title: 'Le verdure',
        text: 'Asciugale bene prima di friggerle e lasciale scolare larghe su carta: ammucchiate fanno vapore e si ammorbidiscono.',
      },
    ]
  return [
    {
      title: 'Le verdure',
      text: 'Falle asciugare in padella o alla piastra prima di condire: quello che pesa meno dopo la cottura è acqua che non bagna la base.',
    },
  ]
}

/** In the gender and number of what they speak of. */
const MEATS: readonly (readonly [RegExp, string, string])[] = [
  [
    /mortadella/iu,
    'La mortadella',
    'Mettila fuori dal forno, a fette sottili e mosse: il calore della base basta a scioglierne il grasso, quello del forno la cuoce.',
  ],
  [
    /bresaola/iu,
    'La bresaola',
    'Mettila fuori dal forno: è magra, e il calore la indurisce in pochi secondi.',
  ],
  [
    /speck/iu,
    'Lo speck',
    'Mettilo fuori dal forno, a fette non stese: il calore della base ne scioglie il grasso senza renderlo più salato.',
  ],
  [
    /prosciutto crudo/iu,
    'Il prosciutto crudo',
    'Mettilo fuori dal forno, quando la pizza ha perso il primo calore: subito suderebbe e si indurirebbe.',
  ],
  [
    /prosciutto cotto/iu,
    'Il prosciutto cotto',
    'Strappalo invece di tagliarlo e asciugalo con carta da cucina: meno umido resta tenero e non bagna il formaggio.',
  ],
  [
    /guanciale/iu,
    'Il guanciale',
    'Rosolalo prima in padella, partendo a freddo: lascia lì il grasso invece che sulla pasta, e resta croccante.',
  ],
  [
    /pancetta/iu,
    'La pancetta',
    'Rosolala prima in padella, partendo a freddo: lascia lì il grasso invece che sulla pasta.',
  ],
  [
    /cicoli/iu,
    'I cicoli',
    'Tagliali piccoli: sono grassi e saporiti, e a dadini si distribuiscono in ogni morso.',
  ],
  [
    /salsicc/iu,
    'La salsiccia',
    'Tienila in frigorifero fino al momento di sgranarla: fredda si stacca in pezzi piccoli e uguali, che cuociono fino al cuore.',
  ],
  [
    /salame|soppressata|spianata/iu,
    'Il salame',
    'Taglialo sottile e a temperatura ambiente: il grasso si scioglie in modo uniforme e le fette non si arricciano.',
  ],
  [
    /'nduja/iu,
    "La 'nduja",
    'Staccala a noccioline e tienile distanti: fondendo si allarga, e troppa tutta insieme copre il resto.',
  ],
  [
    /w[uü]rstel/iu,
    'I wurstel',
    'Tagliali spessi mezzo centimetro e asciugali: più sottili si seccano, più grossi restano freddi al centro.',
  ],
]

export const meatTips = (has: Has): Tip[] =>
  MEATS.filter(([pattern]) => has(pattern)).map(([, title, text]) => ({ title, text }))

export function sweetTips(has: Has): Tip[] {
  const fruit = has(/pere(?!ll)/iu) && has(/ricotta/iu)
  return [
    ...(fruit
      ? [
          {
            title: 'La frutta',
            text: 'Scegli pere mature ma sode e affettale per ultime: bagnate di limone restano chiare, e asciutte non allungano la ricotta.',
          },
        ]
      : []),
    ...(has(/uva (?:nera|fragola)/iu)
      ? [
          {
            title: "L'uva",
            text: "Lavala e asciugala acino per acino: l'acqua rimasta scioglie lo zucchero e ammolla la sfoglia di sotto prima che cuocia.",
          },
        ]
      : []),
    ...(has(/cannella/iu)
      ? [
          {
            title: 'La cannella',
            text: "Compra la stecca e grattugiala al momento, oppure usa polvere aperta da poco: invecchiando resta solo l'amaro. Mescolala allo zucchero, che la distribuisce senza grumi.",
          },
        ]
      : []),
    ...(has(/zucchero (?:semolato|a velo)/iu)
      ? [
          {
            title: 'Lo zucchero',
            text: has(/a velo/iu)
              ? 'Lo zucchero a velo va messo appena prima di servire: sul caldo si scioglie e sparisce.'
              : 'Lo zucchero semolato aderisce soltanto al caldo: rotola i pezzi appena escono e lascia cadere quello che avanza.',
          },
        ]
      : []),
    ...(has(/crema spalmabile/iu)
      ? [
          {
            title: 'La crema',
            text: 'Tienila a temperatura ambiente e spalmala sulla base calda, mai in forno: il calore del forno la separa e la fa granulosa.',
          },
        ]
      : []),
  ]
}
