/** Paleo toppings; the dough is in `../new-dough.ts`.
 *
 * Source  what the diet leaves out: [stima], since it has no legal definition; values of the food table. */
import { CORN_FREE } from './ketogenic.ts'
import { type DietRules, MIXTURES, named, type Substitute } from './substitute.ts'

const ALMOND_CREAM =
  'Frulla le mandorle pelate, ammollate una notte, con poca acqua, succo di limone e un pizzico di sale, fino a una crema liscia e spalmabile.'
const almondCream = named({ ms: 'crema di mandorle' })
const CUT =
  /\btagli|dadin|cubett|listarell|fett|strisc|grattug|spezzett|sfilacc|scagli|crost|pelapatat|\bscol|strapp|sgocciol|fus[oa]|fond|\bfil[ai]\b|\bfili\b|bastonc|screziat|sminuzz|scioglie|sciogliersi|boll[ea]|sbriciol|\btrit|gocciol|siero|asciug|strizz|affior|colare|umidità|riduc|setacci|perdere(?!b)|apri\b|rappre|rassoda|panna|dorarsi|frigorifero|fiocchi\b/iu
const creamy = (ratio: number, why: string) => ({
  name: almondCream,
  form: 'fs' as const,
  ratio,
  foodId: MIXTURES.almondCream,
  refuses: CUT,
  prepare: ALMOND_CREAM,
  from: { name: 'mandorle pelate', share: 0.35 },
  isRaw: true,
  why,
})

/** What is done to cured meat alone. */
const CURED_WORK =
  /rosol|sciogli|strapp|nastri|\bonde\b|\bpieghe\b|\bpiegat[aoie]\b|\bveli\b|\bapri\b|\brosa\b|arricci|sudare|affett|\btagli|riduc|listarell|bastoncin|dadin|croccant|sovrappost|sfrigol/iu

/** Cooked and minced meats hide sugar, milk and starch; raw ham, speck and jowl are only meat and salt. */
const isProcessed = (original: string) => /mortadella|cotto|salam|soppressata|spianata/iu.test(original)

const roast = named({
  ms: 'arrosto di maiale',
  fs: 'lonza di maiale arrosto',
  mp: 'straccetti di maiale arrosto',
  fp: 'fettine di maiale arrosto',
})
const saidRoast = named({ ms: 'arrosto', fs: 'lonza', mp: 'straccetti', fp: 'fettine di arrosto' })

function curedWithout(isOut: (original: string) => boolean): Substitute {
  return {
    name: (original, agreement) => (isOut(original) ? roast(original, agreement) : original),
    said: (original, agreement) => (isOut(original) ? saidRoast(original, agreement) : original),
    ratio: 1,
    foodId: 'carne-macinata',
    refuses: CURED_WORK,
    prepare: 'Riduci {il} in pezzi sottili.',
    isRaw: true,
    why: 'i salumi cotti e macinati contengono spesso zuccheri, latte o amidi: un arrosto fatto in casa no',
  }
}

/** 'Il prosciutto' of a step is the cooked one where the list has that. */
export function paleoFor(lines: readonly string[]): DietRules {
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line))
  const isOut = (original: string) => isProcessed(original) || /^prosciutto$/iu.test(original)
  return {
    ...PALEO,
    ...(has(/prosciutto cotto/iu) ? { cured: curedWithout(isOut) } : {}),
    ...(has(/zucchero semolato/iu) ? { sugar: COCONUT } : {}),
  }
}

/** Something that fried dough can be rolled in. */
const COCONUT: Substitute = {
  name: named({ ms: 'cocco grattugiato' }),
  ratio: 0.8,
  foodId: 'cocco',
  why: 'la dieta paleo esclude lo zucchero raffinato: il cocco aderisce allo stesso modo ed è dolce di suo',
}

export const PALEO: DietRules = {
  ...CORN_FREE,
  cured: curedWithout(isProcessed),
  sausage: {
    name: (original) => (/w[uü]rstel/iu.test(original) ? 'bocconcini di pollo' : original),
    ratio: 1,
    foodId: null,
    refuses: /rondell|pelle|scott/iu,
    prepare: 'Rosola {il} 8 minuti in padella, finché sono cotti anche dentro.',
    why: 'i wurstel sono un prodotto industriale con zuccheri e amidi',
  },
  pulse: {
    name: named({ ms: 'topinambur' }),
    ratio: 1,
    foodId: 'topinambur',
    prepare: 'Pela i topinambur, tagliali a dadini e lessali 15 minuti in acqua e limone, poi scolali bene.',
    isRaw: true,
    refuses: /less|ammoll|sciacqu/iu,
    why: 'la dieta paleo esclude i legumi: i topinambur danno una crema altrettanto fitta, che sa di nocciola',
  },
  melting: creamy(0.5, 'la dieta paleo esclude i latticini; non fila, ma lega il condimento'),
  soft: creamy(0.5, 'la dieta paleo esclude i latticini; non fila, ma lega il condimento'),
  cheese: creamy(0.5, 'la dieta paleo esclude i latticini; non fila, ma lega il condimento'),
  fresh: creamy(0.5, 'la dieta paleo esclude i latticini; non fila, ma lega il condimento'),
  saltedRicotta: {
    name: named({ ms: 'trito di mandorle tostate', fs: 'granella di mandorle tostate' }),
    said: named({ ms: 'trito di mandorle', fs: 'granella di mandorle' }),
    ratio: 0.6,
    foodId: 'mandorle',
    refuses: /grattug|cotta|asciutta/iu,
    prepare: 'Trita finemente le mandorle tostate con un pizzico di sale.',
    isRaw: true,
    why: 'dà grana e sapidità al posto del formaggio',
  },
  hard: {
    name: named({
      ms: 'trito di mandorle tostate',
      fs: 'granella di mandorle tostate',
      fp: 'lamelle di mandorle',
    }),
    said: named({ ms: 'trito di mandorle', fs: 'granella di mandorle', fp: 'lamelle di mandorle' }),
    ratio: 0.6,
    foodId: 'mandorle',
    refuses: CUT,
    prepare: 'Trita finemente le mandorle tostate con un pizzico di sale.',
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
