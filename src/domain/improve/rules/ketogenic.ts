/** Ketogenic toppings; the dough is in `../new-dough.ts`.
 *
 * Source  what the diet leaves out: [stima], since it has no legal definition; values of the food table. */
import { type DietRules, named } from './substitute.ts'

export const CORN_FREE: DietRules = {
  crumbs: {
    name: named({ ms: 'trito di noci', fs: 'granella di noci' }),
    ratio: 0.8,
    foodId: 'noci',
    why: 'dà la stessa grana croccante senza cereali',
  },
  flour: {
    name: named({
      ms: 'trito fine di mandorle',
      fs: 'farina di mandorle',
      mp: 'triti di mandorle',
      fp: 'farine di frutta secca',
    }),
    ratio: 1,
    foodId: 'mandorle',
    why: 'senza cereali',
  },
  corn: {
    name: named({ ms: 'peperone giallo', fs: 'crema di cavolfiore' }),
    ratio: 1,
    foodId: 'peperoni',
    why: 'stesso colore e dolcezza, senza amido di cereale',
  },
}

export const KETOGENIC: DietRules = {
  ...CORN_FREE,
  pulse: {
    name: named({ ms: 'broccolo', fs: 'crema di broccoli', mp: 'broccoli', fp: 'cimette di broccolo' }),
    ratio: 1,
    foodId: 'broccoli',
    prepare: 'Dividi i broccoli in cimette, lessali 6 minuti e scolali bene.',
    isRaw: true,
    refuses: /less|ammoll|sciacqu/iu,
    why: 'danno la stessa cremosità dei legumi, con un quinto dei loro carboidrati',
  },
  sugar: {
    name: named({ ms: 'eritritolo' }),
    ratio: 1,
    foodId: 'acqua',
    why: 'dolcifica senza zuccheri; rinfresca il palato e non caramella',
  },
  honey: {
    name: named({ ms: "sciroppo all'eritritolo" }),
    ratio: 1,
    foodId: 'acqua',
    why: 'il miele è zucchero per quattro quinti: lo sciroppo dà lo stesso filo lucido senza zuccheri',
  },
  tuber: {
    name: named({ ms: 'cimette di cavolfiore' }),
    form: 'fp',
    ratio: 1,
    foodId: 'cavolfiore',
    refuses: /less|sbucc|mandolin|affett|fett|schiacc|frigg|fritt|velo|amido|sbricio|crud|\btagli/iu,
    prepare: 'Dividi il cavolfiore in cimette piccole, sbollentale 5 minuti e asciugale bene.',
    isRaw: true,
    why: 'il cavolfiore ha circa un quinto dei carboidrati delle patate',
  },
  fruit: {
    name: named({ ms: 'fragole' }),
    form: 'fp',
    ratio: 0.35,
    foodId: 'fragole',
    refuses:
      /torsol|chicc|sgran|grappol|vinaccio|padell|picciol|spicch|sciacqu|lamell|anneri|caramell|sbucc|raggiera|ventaglio|fresc|senza sovrapp/iu,
    prepare: 'Lava e asciuga {il}, poi taglia{lo} a pezzetti.',
    isRaw: true,
    why: 'le fragole sono tra la frutta con meno zuccheri, e ne basta la metà',
  },
  raisin: {
    name: named({ ms: 'trito di noci', fs: 'granella di noci' }),
    ratio: 0.8,
    foodId: 'noci',
    refuses: /ammoll|strizz|acqua/iu,
    prepare: 'Trita grossolanamente le noci.',
    why: "l'uva passa è zucchero per due terzi",
  },
  balsamic: {
    name: named({ ms: 'aceto di vino rosso' }),
    ratio: 0.8,
    foodId: 'aceto',
    why: 'il balsamico è ricco di zuccheri',
  },
  nutCream: {
    name: named({ ms: 'burro di nocciole', fs: 'crema di nocciole senza zuccheri aggiunti' }),
    ratio: 1,
    foodId: 'nocciole',
    why: 'sole nocciole, senza zucchero',
  },
}
