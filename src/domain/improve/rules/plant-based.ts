/** Vegan and vegetarian kitchen.
 *
 * Source  ratios [stima]; names: milk, cheese and butter are reserved for animal milk [REG-1308-2013, annex VII], with
 *         'latte di mandorla' among the exceptions; hard cheeses by tradition take animal rennet [REG-510-2006-DOP]. */
import { type DietRules, MIXTURES, named, SAME_FOOD } from './substitute.ts'

const MEAT_WORK = /coten|grass|budello|spell|rilasci|sfrigol|trasud|rosol|croccant|stufa|crud[oai]\b|sgran/iu

const MEAT_AND_FISH: DietRules = {
  cured: {
    name: named({
      ms: 'tofu affumicato',
      fs: 'melanzana affumicata',
      mp: 'dadini di tofu affumicato',
      fp: 'fette di melanzana affumicata',
    }),
    ratio: 1,
    foodId: null,
    refuses: MEAT_WORK,
    prepare:
      'Taglia {il} a pezzi sottili, ungi{lo} con poco olio e paprica affumicata e fal{lo} dorare in padella.',
    isRaw: true,
    why: 'il fumo e la doratura fanno le veci della carne; è meno salato, assaggia prima di servire',
  },
  sausage: {
    name: named({
      ms: 'composto di lenticchie',
      fs: 'pasta speziata di lenticchie',
      mp: 'bocconcini di lenticchie',
      fp: 'crocchette di lenticchie',
    }),
    ratio: 1,
    foodId: 'lenticchie',
    from: { name: 'lenticchie lessate', share: 0.95 },
    refuses: /budello|spell|rosol|crud|sgran|rondell|pelle|padell|scott|sbriciol|strizz|wurstel|grasso/iu,
    prepare:
      "Schiaccia le lenticchie lessate e ben asciutte con semi di finocchio, un pizzico di sale e un filo d'olio: ottieni {il} da mettere a piccole noci.",
    isRaw: true,
    why: 'stesse spezie, più fibre e quasi niente grassi saturi; resta più asciutto, non cuocerlo troppo',
  },
  nduja: {
    name: named({ ms: 'pesto piccante di pomodori secchi', fs: 'crema piccante di pomodori secchi' }),
    ratio: 1,
    foodId: 'pomodori-secchi',
    from: { name: "pomodori secchi sott'olio", share: 0.9 },
    prepare: "Frulla i pomodori secchi con peperoncino e un filo d'olio: ecco {il}.",
    isRaw: true,
    why: 'il piccante resta, il grasso no',
  },
  fish: {
    name: named({
      ms: 'cavolfiore arrosto',
      fs: 'dadolata di cavolfiore arrosto',
      mp: 'bocconcini di cavolfiore arrosto',
      fp: 'cimette di cavolfiore arrosto',
    }),
    ratio: 1.2,
    foodId: 'cavolfiore',
    from: { name: 'cavolfiore', share: 1.3 },
    refuses: /lisch|pelle|sgocciol|scagli|tegam|ammoll|pesce|asciug/iu,
    prepare:
      'Dividi il cavolfiore in cimette piccole, condiscile con olio e scorza di limone e arrostiscile 20 minuti a 220 °C: ecco {il}.',
    isRaw: true,
    why: 'prende il posto del pesce come boccone principale; la sapidità la danno olive e capperi',
  },
  anchovy: {
    name: named({
      ms: 'trito di olive taggiasche',
      fs: 'polpa di olive taggiasche',
      mp: 'pezzetti di olive taggiasche',
      fp: 'olive taggiasche',
    }),
    ratio: 1.2,
    foodId: 'olive-nere',
    refuses:
      /sciogli|spin|lisc|sciacqu|sgocciol|tampon|dissal|grattug|pioggia|diliscat|filett|affettatartufi|pelap/iu,
    prepare: 'Trita grossolanamente le olive taggiasche.',
    why: 'danno la sapidità che dava il pesce, con meno sale',
  },
  roe: {
    name: named({ ms: 'trito di mandorle tostate', fs: 'granella di mandorle tostate' }),
    ratio: 1,
    foodId: 'mandorle',
    refuses: /pelap|pellicin|lamell|stoppos/iu,
    prepare: 'Tosta le mandorle 5 minuti in padella asciutta e tritale fini: ecco {il}.',
    isRaw: true,
    why: 'cade a pioggia come la bottarga e porta la stessa nota tostata; il sale aggiustalo alla fine',
  },
  shellfish: {
    name: named({
      ms: 'fungo cardoncello',
      fs: 'julienne di funghi cardoncelli',
      mp: 'funghi cardoncelli',
      fp: 'fette di funghi cardoncelli',
    }),
    ratio: 1.2,
    foodId: 'cardoncelli',
    refuses: /sgusci|intestin|opac|rosa|guscio|asciug|crud|scott|tiepid|filo nero|marina/iu,
    prepare:
      "Affetta i funghi cardoncelli e saltali 4 minuti a fuoco vivace con un filo d'olio e scorza di limone.",
    isRaw: true,
    why: 'carnosi e dolci come i crostacei, senza il loro allergene',
  },
  lard: {
    name: named({ ms: "olio extravergine d'oliva" }),
    ratio: 0.85,
    foodId: 'olio-evo',
    refuses: /morbid|pezzett|fiocch|scioglie|pomata/iu,
    prepare: "Aggiungi a filo {il}, quando l'impasto ha già preso corpo.",
    why: 'lo strutto è grasso per intero, perciò ne serve il 15 % in meno; la mollica è un poco meno friabile',
  },
}

const RENNET =
  'per tradizione o per disciplinare usa caglio animale: scegline uno con caglio vegetale in etichetta'

/** Cheeses that by tradition take animal rennet, by what a shop has without it. */
function withPlantRennet(original: string): string {
  if (/monaco/iu.test(original)) return 'provolone dolce a caglio vegetale'
  if (/casera/iu.test(original)) return 'formaggio semiduro a caglio vegetale'
  if (/fontina|toma$/iu.test(original)) return 'caciotta a caglio vegetale'
  return /gorgonzola|taleggio|asiago|provolone|caprino/iu.test(original)
    ? `${original} a caglio vegetale`
    : original
}

export const VEGETARIAN: DietRules = {
  ...MEAT_AND_FISH,
  melting: { name: withPlantRennet, ratio: 1, foodId: SAME_FOOD, why: RENNET },
  fresh: { name: withPlantRennet, ratio: 1, foodId: SAME_FOOD, why: RENNET },
  hard: {
    name: (original, agreement) => (agreement === 'ms' ? 'stagionato a caglio vegetale' : original),
    ratio: 1,
    foodId: SAME_FOOD,
    why: 'i grandi formaggi da grattugia usano per tradizione caglio animale: scegline uno con caglio vegetale in etichetta',
  },
}

export const VEGAN: DietRules = {
  ...MEAT_AND_FISH,
  melting: {
    name: named({
      ms: 'filante vegetale',
      fs: 'pasta filata vegetale',
      mp: 'filanti vegetali',
      fp: 'fettine di filante vegetale',
    }),
    ratio: 0.8,
    foodId: MIXTURES.plantCheese,
    refuses: /siero|crosta/iu,
    prepare: 'Taglia {il} a listarelle o a dadini.',
    why: 'fonde con meno acqua e secca prima: ne serve il 20 % in meno, di un tipo fatto per la cottura',
  },
  fresh: {
    name: named({
      ms: 'spalmabile vegetale di mandorle',
      fs: 'crema vegetale di mandorle',
      mp: 'fiocchi di crema vegetale di mandorle',
      fp: 'cucchiaiate di crema vegetale di mandorle',
    }),
    ratio: 0.8,
    foodId: MIXTURES.almondCream,
    refuses: /strapp|spezzett|tagli|scol|sgocciol|apri|panna/iu,
    prepare: "Lavora {il} con una forchetta e un filo d'olio.",
    why: 'porta la stessa cremosità; si aggiunge fuori dal forno o negli ultimi minuti',
  },
  hard: {
    name: named({
      ms: 'stagionato vegetale di mandorle',
      fs: 'alternativa vegetale stagionata',
      mp: 'stagionati vegetali',
      fp: 'scaglie di stagionato vegetale',
    }),
    ratio: 0.8,
    foodId: MIXTURES.agedPlantCheese,
    why: "si grattugia come l'originale; è spesso molto salato, perciò ne basta meno",
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
    refuses: /albume|guscio|tazzin|romp|integr|velat/iu,
    prepare: 'Asciuga {il}, taglia{lo} a fette e scalda{lo} in forno gli ultimi 3 minuti; condisci con pepe.',
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
