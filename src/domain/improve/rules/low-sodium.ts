/** Less sodium: the salty is replaced by the fresh, and herbs and acid take over.
 *
 * Source  'a basso contenuto di sodio' means at most 0.12 g of sodium in 100 g [REG-1924-2006]; ratios [stima]. */
import { type DietRules, named, SAME_FOOD } from './substitute.ts'

const CUT =
  /tagli|dadin|listarell|fett|strisc|grattug|spezzett|sfilacc|scagli|crost|pelapatat|scol|strapp|sgocciol|bastonc/iu

export const LOW_SODIUM: DietRules = {
  melting: {
    name: named({
      ms: 'formaggio fresco senza sale aggiunto',
      fs: 'ricotta fresca',
      mp: 'fiocchi di ricotta fresca',
      fp: 'cucchiaiate di ricotta fresca',
    }),
    ratio: 0.9,
    foodId: 'ricotta',
    refuses: CUT,
    prepare: 'Scola bene {il} in un colino.',
    why: 'un formaggio fresco non salato ha circa un settimo del sodio; non fila, ma resta cremoso',
  },
  fresh: {
    name: (original, agreement) =>
      /ricotta/iu.test(original)
        ? original
        : {
            ms: 'formaggio fresco senza sale aggiunto',
            fs: 'ricotta fresca',
            mp: 'fiocchi di ricotta fresca',
            fp: 'cucchiaiate di ricotta fresca',
          }[agreement],
    ratio: 1,
    foodId: 'ricotta',
    refuses: /strapp|spezzett|tagli|scol|apri|panna/iu,
    prepare: 'Scola bene {il} in un colino.',
    why: 'la ricotta non salata è il latticino con meno sodio',
  },
  hard: {
    name: named({
      ms: 'trito di mandorle ed erbe',
      fs: 'granella di mandorle ed erbe',
      mp: 'triti di mandorle ed erbe',
      fp: 'lamelle di mandorle',
    }),
    ratio: 0.4,
    foodId: 'mandorle',
    refuses: CUT,
    prepare: 'Trita grossolanamente le mandorle non salate con rosmarino e scorza di limone.',
    isRaw: true,
    why: 'dà grana e sapore tostato al posto di un formaggio molto salato',
  },
  cured: {
    name: named({
      ms: 'arrosto di maiale cotto senza sale',
      fs: 'lonza di maiale cotta senza sale',
      mp: 'dadini di lonza cotta senza sale',
      fp: 'fettine di lonza cotta senza sale',
    }),
    ratio: 1,
    foodId: 'carne-macinata',
    refuses: /coten|grass|budello|rilasci|sfrigol|rosol|sciogli|spell|crud/iu,
    prepare: "Taglia {il} a strisce sottili e scalda{lo} in padella con un filo d'olio e rosmarino.",
    why: "i salumi hanno più di 1 g di sodio all'etto, la carne fresca meno di un decimo",
  },
  sausage: {
    name: named({
      ms: 'macinato di maiale senza sale',
      fs: 'polpa di maiale macinata senza sale',
      mp: 'bocconcini di pollo',
      fp: 'polpettine di maiale senza sale',
    }),
    ratio: 1,
    foodId: 'carne-macinata',
    refuses: /budello|spell|rondell|pelle|scott|grasso/iu,
    prepare: 'Condisci {il} con semi di finocchio, aglio e pepe e fai rosolare bene in padella.',
    why: "stesse spezie, senza il sale dell'insaccato",
  },
  nduja: {
    name: named({ ms: 'pesto di peperoni piccante', fs: 'crema di peperoni piccante' }),
    ratio: 1,
    foodId: 'peperoni',
    why: 'il piccante copre la mancanza di sale',
  },
  fish: {
    name: (original) => (/tonno/iu.test(original) ? 'tonno fresco' : 'merluzzo fresco'),
    ratio: 1,
    foodId: 'baccala',
    refuses: /sgocciol|ammoll|sott'olio|dissal/iu,
    prepare: 'Scotta {il} in padella con poco olio e sfalda{lo} con una forchetta.',
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
    refuses: /sciogli|spin|sciacqu|sgocciol|tampon|dissal|grattug|pioggia|pelap|dall'olio/iu,
    prepare: 'Lava {il} e asciuga{lo} bene.',
    why: "sott'olio e sotto sale hanno oltre 3,5 g di sodio all'etto, fresche circa 0,1 g",
  },
  roe: {
    name: named({ ms: 'trito di mandorle tostate', fs: 'granella di mandorle tostate' }),
    ratio: 1,
    foodId: 'mandorle',
    refuses: /pelap|pellicin|lamell|stoppos/iu,
    prepare: 'Tosta le mandorle 5 minuti in padella asciutta e tritale fini: ecco {il}.',
    isRaw: true,
    why: 'cade a pioggia come la bottarga, senza il sale della conserva',
  },
  shellfish: {
    name: (original) => original,
    ratio: 0.7,
    foodId: SAME_FOOD,
    why: 'sceglili freschi e non trattati: i congelati portano sale dalla lavorazione',
  },
  brined: {
    name: named({
      ms: 'pomodoro al forno',
      fs: 'dadolata di pomodorini al forno',
      mp: 'pomodorini freschi',
      fp: 'falde di pomodorini al forno',
    }),
    ratio: 1.5,
    foodId: 'pomodorini',
    refuses: /snocciol|sciacqu|dissal|sgocciol|denocc|lav|profumo/iu,
    prepare: 'Taglia i pomodorini a metà e asciugali 20 minuti in forno a 160 °C, con origano e senza sale.',
    isRaw: true,
    why: 'dolci e acidi, al posto di una conserva salata',
  },
}

/** Salt in the dough, as a percentage of the flour: enough for the yeast not to run away, a fifth of the usual. [stima] */
export const LOW_SODIUM_DOUGH_SALT_PCT = 0.4
