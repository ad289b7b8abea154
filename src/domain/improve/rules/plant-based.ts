/** Vegan and vegetarian kitchen.
 *
 * Source  ratios [stima]; names: milk, cheese and butter are reserved for animal milk [REG-1308-2013, annex VII], with
 *         'latte di mandorla' among the exceptions; hard cheeses by tradition take animal rennet [REG-510-2006-DOP]. */
import { MEAT_AND_FISH } from './meat-and-fish.ts'
import { type DietRules, MIXTURES, named, SAME_FOOD } from './substitute.ts'

const RENNET =
  'nasce con caglio animale, per tradizione o per disciplinare: compra quello che in etichetta dichiara caglio vegetale o microbico'

/** Cheeses that by tradition take animal rennet, by what a shop has without it. */
function withPlantRennet(original: string): string {
  if (/casera/iu.test(original)) return 'formaggio semiduro a caglio vegetale'
  if (/fontina|toma$/iu.test(original)) return 'caciotta a caglio vegetale'
  return /gorgonzola|taleggio|caprino|brie|camembert/iu.test(original)
    ? `${original} a caglio vegetale`
    : original
}

/** The list says which rennet; a step only which cheese. */
const withoutRennet = (original: string): string =>
  withPlantRennet(original) === `${original} a caglio vegetale`
    ? original
    : withPlantRennet(original)
        .replace(/ a caglio vegetale| semiduro/gu, '')
        .trim()

const RENNET_FREE = {
  name: withPlantRennet,
  said: withoutRennet,
  ratio: 1,
  foodId: SAME_FOOD,
  why: RENNET,
} as const

export const VEGETARIAN: DietRules = {
  ...MEAT_AND_FISH,
  melting: RENNET_FREE,
  soft: RENNET_FREE,
  fresh: RENNET_FREE,
  hard: {
    name: (original, agreement) => (agreement === 'ms' ? 'formaggio stagionato a caglio vegetale' : original),
    said: (original, agreement) => (agreement === 'ms' ? 'formaggio stagionato' : original),
    ratio: 1,
    foodId: SAME_FOOD,
    why: 'i grandi formaggi da grattugia nascono con caglio animale: compra uno stagionato che in etichetta dichiara caglio vegetale o microbico',
  },
}

const PLANT_CREAM = {
  name: named({
    ms: 'cremoso vegetale di mandorle',
    fs: 'crema vegetale di mandorle',
    mp: 'fiocchi di crema vegetale di mandorle',
    fp: 'cucchiaiate di crema vegetale di mandorle',
  }),
  said: named({
    ms: 'cremoso di mandorle',
    fs: 'crema di mandorle',
    mp: 'fiocchi di crema di mandorle',
    fp: 'cucchiaiate di crema di mandorle',
  }),
  ratio: 0.8,
  foodId: MIXTURES.almondCream,
  refuses:
    /strapp|spezzett|\btagli|\bscol|sgocciol|\bapri\b|panna|sbriciol|crosta|rassoda|rapprend|separ|pungente|fus[oa]|fond/iu,
  why: 'porta la stessa cremosità; va alla fine o negli ultimi minuti, perché il forno asciuga le creme',
} as const

export const VEGAN: DietRules = {
  ...MEAT_AND_FISH,
  melting: {
    name: named({
      ms: 'filante vegetale',
      fs: 'pasta filata vegetale',
      mp: 'filanti vegetali',
      fp: 'fettine di filante vegetale',
    }),
    said: named({
      ms: 'filante vegetale',
      fs: 'filata vegetale',
      mp: 'filanti vegetali',
      fp: 'fettine di filante vegetale',
    }),
    ratio: 0.8,
    foodId: MIXTURES.plantCheese,
    refuses:
      /siero|crosta|\bscol|sgocciol|gocciol|colino|colare bene|asciug|carta assorb|strizz|perdere(?!b)|sfilacc|umidità/iu,
    prepare: 'Taglia {il} a listarelle o a dadini.',
    why: 'fonde con meno acqua e secca prima: non si scola, e ne serve il 20 % in meno, di un tipo fatto per la cottura',
  },
  soft: PLANT_CREAM,
  fresh: PLANT_CREAM,
  cheese: {
    name: named({ ms: 'condimento vegetale', mp: 'condimenti vegetali' }),
    ratio: 0.8,
    foodId: MIXTURES.plantCheese,
    refuses: /filan|filare|rappres|bollicine|velatura/iu,
    why: 'senza latte',
  },
  hard: {
    name: named({
      ms: 'stagionato vegetale di mandorle',
      fs: 'alternativa vegetale stagionata',
      mp: 'stagionati vegetali',
      fp: 'scaglie di stagionato vegetale',
    }),
    said: named({
      ms: 'stagionato vegetale',
      fs: 'alternativa vegetale',
      mp: 'stagionati vegetali',
      fp: 'scaglie di stagionato vegetale',
    }),
    ratio: 0.8,
    foodId: MIXTURES.agedPlantCheese,
    why: "si grattugia come l'originale; è spesso molto salato, perciò ne basta meno",
  },
  saltedRicotta: {
    name: named({ ms: 'stagionato vegetale', fs: 'alternativa vegetale stagionata' }),
    said: named({ ms: 'stagionato vegetale', fs: 'alternativa vegetale' }),
    ratio: 0.8,
    foodId: MIXTURES.agedPlantCheese,
    why: "si grattugia come l'originale; è spesso molto salata, perciò ne basta meno",
  },
  milk: {
    name: named({ ms: 'latte di mandorla' }),
    ratio: 1,
    foodId: MIXTURES.almondMilk,
    why: 'senza zuccheri aggiunti: la crosta colora un poco meno',
  },
  cream: {
    name: named({ ms: 'preparato vegetale da cucina', fs: 'crema vegetale da cucina' }),
    ratio: 1,
    foodId: null,
    why: 'sceglila non dolce, di soia o di avena senza glutine',
  },
  butter: {
    name: named({ ms: "olio extravergine d'oliva" }),
    ratio: 0.8,
    foodId: 'olio-evo',
    refuses: /morbid|pezzett|fiocch|pomata|nocc/iu,
    prepare: 'Unisci {il} a filo.',
    why: 'il burro è per un quinto acqua: ne serve il 20 % in meno',
  },
  egg: {
    name: named({
      ms: 'tofu vellutato',
      fs: 'crema di tofu vellutato',
      mp: 'ceci frullati',
      fp: 'fette di tofu vellutato',
    }),
    ratio: 1,
    foodId: null,
    refuses: /albume|guscio|tazzin|romp|integr|velat|72 °C/iu,
    prepare: 'Asciuga {il} con carta da cucina e taglia{lo} a fette.',
    why: "porta proteine e cremosità; non lega come l'uovo, ma sulla pizza non serve",
  },
  honey: {
    name: named({ ms: "sciroppo d'acero" }),
    ratio: 0.9,
    foodId: MIXTURES.syrup,
    why: 'un poco più liquido e meno dolce',
  },
  nutCream: {
    name: named({ ms: 'cioccolato fondente alle nocciole', fs: 'crema vegetale di nocciole e cacao' }),
    ratio: 1,
    foodId: null,
    why: "le creme comuni contengono derivati animali: questa no, controlla l'etichetta",
  },
}
