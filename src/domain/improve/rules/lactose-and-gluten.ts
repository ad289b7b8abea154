/** Lactose and gluten.
 *
 * Source  'senza lattosio' on Italian labels: under 0.1 g in 100 g [MINSAL-LATTOSIO]; 'senza glutine': at most 20 mg/kg
 *         [REG-828-2014]. Long-aged cheeses have next to none left, but no label says it of every piece. */
import { type DietRules, MIXTURES, named, SAME_FOOD, suffixed } from './substitute.ts'

const delactosed = (why: string) =>
  ({
    name: suffixed('senza lattosio'),
    // The list says it once; a step that says 'la mozzarella' means that one.
    said: (original: string) => original,
    ratio: 1,
    foodId: SAME_FOOD,
    why,
  }) as const

export const LACTOSE_FREE: DietRules = {
  melting: delactosed(
    'stesso latte e stessa fusione: il lattosio è già scisso. È un poco più dolce e colora prima: sorveglia gli ultimi minuti',
  ),
  fresh: delactosed('stessa consistenza, un poco più dolce'),
  hard: delactosed(
    'con la lunga stagionatura il lattosio sparisce quasi del tutto: scegli una forma che lo dichiara in etichetta',
  ),
  soft: delactosed('stesso sapore e stessa consistenza: il lattosio è già scisso'),
  saltedRicotta: delactosed('stessa grana, un poco più dolce'),
  cheese: delactosed('senza lattosio come gli altri'),
  milk: delactosed('si usa allo stesso modo; la crosta colora un poco di più'),
  cream: delactosed('si usa allo stesso modo'),
  butter: delactosed('si usa allo stesso modo'),
  nutCream: {
    name: named({ ms: 'cioccolato fondente alle nocciole', fs: 'crema di nocciole e cacao senza lattosio' }),
    ratio: 1,
    foodId: null,
    why: 'le creme comuni contengono il lattosio del latte in polvere: questa no',
  },
}

/** For what is not dough: the dough is replaced as a whole. */
export const GLUTEN_FREE_TOPPINGS: DietRules = {
  crumbs: {
    name: named({ ms: 'pangrattato senza glutine', fs: 'mollica di pane senza glutine' }),
    ratio: 1,
    foodId: 'miscela-senza-glutine',
    why: "assorbe un poco più d'olio e tosta più in fretta",
  },
  flour: {
    name: named({ ms: 'fiore di riso', fs: 'farina di riso', mp: 'amidi', fp: 'farine senza glutine' }),
    ratio: 1,
    foodId: 'farina-riso',
    why: 'non lega, ma infarina e asciuga altrettanto bene',
  },
  malt: {
    name: named({ ms: 'sciroppo di riso' }),
    ratio: 1,
    foodId: MIXTURES.syrup,
    why: 'nutre il lievito come il malto',
  },
  beer: {
    name: suffixed('senza glutine'),
    ratio: 1,
    foodId: null,
    why: 'da cereali senza glutine o deglutinata',
  },
}
