/** Less sodium: the salty is replaced by the fresh, and herbs and acid take over.
 *
 * Source  'a basso contenuto di sodio' means at most 0.12 g of sodium in 100 g [REG-1924-2006]; sodium of foods: the
 *         food table ([CIQUAL-2020], [USDA-SR]); ratios [stima]. */
import { type DietRules, named, SAME_FOOD, type Substitute } from './substitute.ts'

/** The cheese as the table has it, without the salt it was given: what is left is the milk's own sodium. [stima] */
const UNSALTED_MOZZARELLA = 'fior-di-latte 1.005, sale -0.005'

const unsalted = named({
  ms: 'fior di latte senza sale aggiunto',
  fs: 'mozzarella senza sale aggiunto',
  mp: 'bocconcini di mozzarella senza sale aggiunto',
  fp: 'mozzarelle senza sale aggiunto',
})
const roast = named({
  ms: 'arrosto di maiale cotto senza sale',
  fs: 'lonza di maiale cotta senza sale',
  mp: 'dadini di lonza cotta senza sale',
  fp: 'fettine di lonza cotta senza sale',
})
/** What is done to cured meat alone. */
const CURED_WORK =
  /coten|grass|budello|rilasci|sfrigol|rosol|sciogli|spell|crud|strapp|nastri|\bonde\b|\bpieghe\b|\bpiegat[aoie]\b|\bveli\b|\bapri\b|\brosa\b|arricci|sudare|stese|fette morbide|affett|\btagli|riduc|listarell|bastoncin|dadin|listell|croccant|sovrappost/iu

export const LOW_SODIUM: DietRules = {
  melting: {
    name: unsalted,
    said: named({
      ms: 'fior di latte',
      fs: 'mozzarella senza sale',
      mp: 'bocconcini di mozzarella senza sale',
      fp: 'mozzarelle senza sale',
    }),
    ratio: 1,
    foodId: UNSALTED_MOZZARELLA,
    refuses: /crosta/iu,
    why: 'il sodio di un latticino fresco viene quasi tutto dal sale: senza, fonde e fila allo stesso modo. Si trova in caseificio; a tavola lo aiuta un giro di pepe',
  },
  soft: {
    name: named({ ms: 'mascarpone', fs: 'ricotta fresca' }),
    ratio: 0.6,
    foodId: 'mascarpone',
    refuses: /sbriciol|crosta|\btagli|separ|pungente|forma al centro/iu,
    why: 'cremoso come il formaggio che sostituisce, con pochi milligrammi di sodio; è più grasso, perciò ne basta il 60 %',
  },
  fresh: {
    name: (original, agreement) =>
      /ricotta|mascarpone/iu.test(original)
        ? original
        : {
            ms: 'mascarpone',
            fs: 'ricotta fresca',
            mp: 'fiocchi di ricotta fresca',
            fp: 'cucchiaiate di ricotta fresca',
          }[agreement],
    ratio: 1,
    foodId: 'ricotta',
    refuses: /strapp|spezzett|\btagli|\bscol|\bapri\b|panna/iu,
    prepare: 'Scola bene {il} in un colino.',
    why: 'tra i latticini cremosi la ricotta non salata è tra quelli con meno sodio',
  },
  hard: {
    name: named({ ms: 'emmental' }),
    ratio: 0.7,
    foodId: 'emmental',
    refuses: /pungente|già sapid|penserà/iu,
    why: "tra i formaggi da grattugia l'emmental è quello con meno sodio: circa un quarto di grammo all'etto, contro più di mezzo grammo del parmigiano e quasi uno e mezzo del pecorino",
  },
  saltedRicotta: {
    name: named({ ms: 'trito di mandorle ed erbe', fs: 'granella di mandorle ed erbe' }),
    said: named({ ms: 'trito di mandorle', fs: 'granella di mandorle' }),
    ratio: 0.4,
    foodId: 'mandorle',
    refuses: /fori larghi|cotta|asciutta/iu,
    prepare: 'Trita grossolanamente le mandorle non salate con rosmarino e scorza di limone.',
    isRaw: true,
    why: 'dà grana e sapore tostato al posto di un formaggio molto salato',
  },
  cured: {
    name: roast,
    said: named({
      ms: 'arrosto',
      fs: 'lonza',
      mp: 'dadini di lonza',
      fp: 'fettine di lonza',
    }),
    ratio: 1,
    foodId: 'carne-macinata',
    refuses: CURED_WORK,
    prepare: "Riduci {il} in pezzi sottili e scalda{lo} un minuto in padella con un filo d'olio e rosmarino.",
    isRaw: true,
    why: "i salumi hanno più di 1 g di sodio all'etto, la carne fresca meno di un decimo",
  },
  sausage: {
    name: named({
      ms: 'macinato di maiale senza sale',
      fs: 'polpa di maiale macinata senza sale',
      mp: 'bocconcini di pollo',
      fp: 'polpettine di maiale senza sale',
    }),
    said: named({
      ms: 'macinato',
      fs: 'polpa di maiale',
      mp: 'bocconcini di pollo',
      fp: 'polpettine',
    }),
    ratio: 1,
    foodId: 'carne-macinata',
    refuses: /budello|spell|rondell|pelle|scott|grasso|rosat|sgran|bollent/iu,
    prepare:
      'Condisci {il} con semi di finocchio, aglio tritato e pepe e rosola{lo} in padella 8 minuti, finché ogni pezzo ha perso il rosa.',
    why: "stesse spezie, senza il sale dell'insaccato",
  },
  nduja: {
    name: named({ ms: 'pesto piccante di peperoni', fs: 'crema piccante di peperoni' }),
    said: named({ ms: 'pesto piccante', fs: 'crema piccante' }),
    ratio: 1,
    foodId: 'peperoni',
    refuses: /pozze/iu,
    prepare:
      "Arrostisci i peperoni, spellali e frullali con peperoncino e un filo d'olio, fino a una crema soda.",
    from: { name: 'peperoni', share: 1.4 },
    isRaw: true,
    why: 'il piccante copre la mancanza di sale',
  },
  fish: {
    name: (original) => (/tonno/iu.test(original) ? 'tonno fresco' : 'merluzzo fresco'),
    ratio: 1,
    foodId: 'merluzzo',
    refuses: /sgocciol|ammoll|olio|dissal|scaglie grandi|tegam|lische/iu,
    isRaw: true,
    prepare: 'Scotta {il} in padella con poco olio, 2 minuti per lato, e sfalda{lo} con una forchetta.',
    why: "fresco al posto di conservato: il sale della conserva non c'è",
  },
  anchovy: {
    name: named({
      ms: 'filetto di alice fresca',
      fs: 'polpa di alici fresche',
      mp: 'filetti di alici fresche',
      fp: 'alici fresche',
    }),
    ratio: 1.2,
    foodId: 'alici-fresche',
    refuses: /sciogli|spin|sciacqu|sgocciol|tampon|dissal|grattug|pioggia|pelap|dall'olio|unto/iu,
    prepare:
      'Apri le alici a libro, togli la lisca, lavale, asciugale e scottale un minuto per lato in padella: fresche vanno sempre cotte.',
    isRaw: true,
    why: "sott'olio e sotto sale hanno oltre 3,5 g di sodio all'etto, fresche circa 0,1 g",
  },
  roe: {
    name: named({ ms: 'trito di mandorle tostate', fs: 'granella di mandorle tostate' }),
    said: named({ ms: 'trito di mandorle', fs: 'granella di mandorle' }),
    ratio: 1,
    foodId: 'mandorle',
    refuses: /pelap|pellicin|lamell|stoppos/iu,
    prepare: 'Tosta le mandorle 5 minuti in padella asciutta e tritale fini.',
    isRaw: true,
    why: 'cade a pioggia come la bottarga, senza il sale della conserva',
  },
  shellfish: {
    name: (original) => original,
    ratio: 0.7,
    foodId: SAME_FOOD,
    why: 'i crostacei hanno sodio di loro: qui ce ne sono meno. Sceglili freschi, perché i congelati portano sale dalla lavorazione',
  },
  olive: {
    name: named({
      ms: 'peperone arrosto',
      fs: 'dadolata di peperone arrosto',
      mp: 'filetti di peperone arrosto',
      fp: 'falde di peperone arrosto',
    }),
    said: named({
      ms: 'peperone',
      fs: 'dadolata di peperone',
      mp: 'filetti di peperone',
      fp: 'falde di peperone',
    }),
    ratio: 1.5,
    foodId: 'peperoni',
    refuses: /snocciol|sciacqu|dissal|sgocciol|denocc|profumo|conservazione/iu,
    prepare: 'Arrostisci i peperoni a 220 °C per 30 minuti, spellali e tagliali a falde sottili.',
    isRaw: true,
    why: 'dolci e carnosi, al posto di una conserva salata',
  },
  caper: {
    name: named({ ms: 'dadino di limone', mp: 'dadini di limone' }),
    ratio: 1,
    foodId: 'limone',
    refuses: /sciacqu|dissal|bagno|ammollo|acqua|strizz|profumo/iu,
    prepare:
      'Pela al vivo mezzo limone, anche della parte bianca, e tagliane la polpa a dadini piccolissimi.',
    isRaw: true,
    why: "l'acidità del limone fa il lavoro del sale dei capperi",
  },
  artichoke: {
    name: named({ ms: 'spicchio di carciofo', mp: 'spicchi di carciofo' }),
    ratio: 1,
    foodId: 'carciofi',
    refuses: /\bscola|tampon|sott/iu,
    prepare:
      'Monda i carciofi freschi, tagliali a spicchi e lessali 10 minuti in acqua e limone, senza sale.',
    isRaw: true,
    why: "freschi al posto di quelli sott'olio: il sale della conserva non c'è",
  },
  driedTomato: {
    name: named({ ms: 'pomodorino al forno', mp: 'pomodorini al forno' }),
    said: named({ ms: 'pomodorino', mp: 'pomodorini' }),
    ratio: 1.5,
    foodId: 'pomodorini',
    refuses: /sgocciol|\bscola|ammoll/iu,
    prepare: "Taglia i pomodorini a metà e asciugali un'ora in forno a 120 °C, con origano e senza sale.",
    isRaw: true,
    why: 'asciugati in casa restano dolci e acidi, senza il sale della conserva',
  },
}

const ALMONDS_FOR_OLIVES: Substitute = {
  name: named({
    ms: 'trito di mandorle',
    fs: 'granella di mandorle',
    mp: 'filetti di mandorle',
    fp: 'mandorle tostate',
  }),
  ratio: 0.5,
  foodId: 'mandorle',
  refuses: /snocciol|sciacqu|dissal|sgocciol|denocc|profumo|conservazione/iu,
  prepare: 'Tosta le mandorle non salate 8 minuti in forno a 160 °C, insieme con un rametto di rosmarino.',
  isRaw: true,
  why: 'il tostato delle mandorle prende il posto del sapido di una conserva salata',
}

/** Peppers for olives are no idea where the recipe is one of peppers. */
export const lowSodiumFor = (lines: readonly string[]): DietRules =>
  lines.some((line) => /peperon[ei](?!c)/iu.test(line))
    ? { ...LOW_SODIUM, olive: ALMONDS_FOR_OLIVES }
    : LOW_SODIUM

/** Salt in the dough, as a percentage of the flour: enough for the yeast not to run away, a fifth of the usual. [stima] */
export const LOW_SODIUM_DOUGH_SALT_PCT = 0.4
