/** Ketogenic and paleo toppings; their doughs are in `../new-dough.ts`.
 *
 * Source  what either leaves out: [stima], since neither has a legal definition; values of the food table. */
import { type DietRules, MIXTURES, named } from './substitute.ts'

const almonds = named({ ms: 'trito di mandorle tostate', fs: 'granella di mandorle tostate' })
const mushrooms = named({
  ms: 'fungo champignon',
  fs: 'dadolata di funghi champignon',
  mp: 'funghi champignon',
  fp: 'fette di funghi champignon',
})

const CORN_FREE: DietRules = {
  crumbs: {
    name: almonds,
    ratio: 0.8,
    foodId: 'mandorle',
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
  pulse: {
    name: mushrooms,
    ratio: 1,
    foodId: 'champignon',
    prepare:
      'Affetta i funghi champignon e saltali 8 minuti a fuoco vivace, finché la loro acqua è evaporata.',
    isRaw: true,
    refuses: /less|ammoll|sciacqu/iu,
    why: 'i legumi non rientrano in questa dieta',
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
  sugar: {
    name: named({ ms: 'eritritolo' }),
    ratio: 1,
    foodId: 'acqua',
    why: 'dolcifica senza zuccheri; rinfresca il palato e non caramella',
  },
  honey: {
    name: named({ ms: 'eritritolo in polvere' }),
    ratio: 0.7,
    foodId: 'acqua',
    refuses: /fil[oi]|rigid|scald|liquid|scaldal/iu,
    prepare: 'Spolvera con {il}.',
    why: 'il miele è zucchero per quattro quinti',
  },
  tuber: {
    name: named({ ms: 'cavolfiore', fs: 'crema di cavolfiore', fp: 'cimette di cavolfiore' }),
    ratio: 1,
    foodId: 'cavolfiore',
    refuses: /less|sbucc|mandolin|affett|fett|schiacc|frigg|fritt|velo|amido|sbricio|crud|tagli/iu,
    prepare: 'Dividi il cavolfiore in cimette piccole, sbollentale 5 minuti e asciugale bene.',
    isRaw: true,
    why: 'ha circa un quinto dei carboidrati delle patate',
  },
  fruit: {
    name: named({ ms: 'lampone', fs: 'dadolata di fragole', mp: 'lamponi', fp: 'fragole' }),
    ratio: 0.7,
    foodId: 'fragole',
    refuses: /torsol|sbucc|chicc|acin|sgran|grappol|vinaccio|caramell|padell|picciol|spicch/iu,
    prepare: 'Lava e asciuga {il}, poi taglia{lo} a pezzetti.',
    why: 'i frutti di bosco e le fragole sono la frutta con meno zuccheri',
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

const ALMOND_CREAM =
  'Frulla le mandorle pelate, ammollate una notte, con poca acqua, succo di limone e un pizzico di sale: ecco {il}.'
const almondCream = named({
  ms: 'condimento cremoso di mandorle',
  fs: 'crema salata di mandorle',
  mp: 'fiocchi di crema di mandorle',
  fp: 'cucchiaiate di crema di mandorle',
})
const CUT =
  /tagli|dadin|listarell|fett|strisc|grattug|spezzett|sfilacc|scagli|crost|pelapatat|scol|strapp|sgocciol|fus[oa]|fond|fil[ai]|bastonc|screziat|sminuzz|scioglie|bolle/iu
const creamy = (ratio: number, why: string) => ({
  name: almondCream,
  ratio,
  foodId: MIXTURES.almondCream,
  refuses: CUT,
  prepare: ALMOND_CREAM,
  from: { name: 'mandorle pelate', share: 0.35 },
  isRaw: true,
  why,
})

/** Cooked and minced meats hide sugar, milk and starch; raw ham, speck and jowl are only meat and salt. */
const isProcessed = (original: string) => /mortadella|cotto|salam|soppressata|spianata/iu.test(original)

export const PALEO: DietRules = {
  ...CORN_FREE,
  cured: {
    name: (original, agreement) =>
      isProcessed(original)
        ? {
            ms: 'arrosto di maiale',
            fs: 'lonza di maiale arrosto',
            mp: 'straccetti di maiale arrosto',
            fp: 'fettine di maiale arrosto',
          }[agreement]
        : original,
    ratio: 1,
    foodId: 'carne-macinata',
    why: 'i salumi cotti e macinati contengono spesso zuccheri, latte o amidi: un arrosto fatto in casa no',
  },
  sausage: {
    name: (original) => (/w[uü]rstel/iu.test(original) ? 'bocconcini di pollo' : original),
    ratio: 1,
    foodId: null,
    refuses: /rondell|pelle|scott/iu,
    prepare: 'Rosola {il} 8 minuti in padella, finché sono cotti anche dentro.',
    why: 'i wurstel sono un prodotto industriale con zuccheri e amidi',
  },
  melting: creamy(0.5, 'la dieta paleo esclude i latticini; non fila, ma lega il condimento'),
  fresh: creamy(0.5, 'la dieta paleo esclude i latticini'),
  hard: {
    name: named({
      ms: 'trito salato di mandorle',
      fs: 'granella salata di mandorle',
      fp: 'lamelle di mandorle',
    }),
    ratio: 0.6,
    foodId: 'mandorle',
    refuses: CUT,
    prepare: 'Trita le mandorle tostate con un pizzico di sale.',
    isRaw: true,
    why: 'dà grana e sapidità al posto del formaggio',
  },
  milk: {
    name: named({ ms: 'latte di mandorla' }),
    ratio: 1,
    foodId: MIXTURES.almondMilk,
    why: 'senza latticini',
  },
  cream: {
    name: named({ ms: 'preparato di cocco', fs: 'crema di cocco' }),
    ratio: 1,
    foodId: null,
    why: 'senza latticini',
  },
  butter: {
    name: named({ ms: "olio extravergine d'oliva" }),
    ratio: 0.8,
    foodId: 'olio-evo',
    why: 'il burro è per un quinto acqua',
  },
  sugar: {
    name: named({ ms: "sciroppo d'acero" }),
    ratio: 0.9,
    foodId: MIXTURES.syrup,
    refuses: /spolver|velo|rotol|cosparg|passa|aromatizz|miscel/iu,
    prepare: 'Servi con {il} a filo.',
    why: 'la dieta paleo esclude lo zucchero raffinato',
  },
  tuber: {
    name: named({ ms: 'tubero dolce', fs: 'patata dolce', fp: 'patate dolci' }),
    ratio: 1,
    foodId: 'patate-dolci',
    why: 'molte versioni della dieta paleo ammettono le patate dolci, non quelle comuni',
  },
  peanutOil: {
    name: named({ ms: "olio extravergine d'oliva" }),
    ratio: 1,
    foodId: 'olio-evo',
    why: 'gli oli di semi sono esclusi',
  },
  nutCream: {
    name: named({ ms: 'burro di nocciole', fs: 'crema di nocciole senza zuccheri aggiunti' }),
    ratio: 1,
    foodId: 'nocciole',
    why: 'sole nocciole, senza zucchero né latte',
  },
}
