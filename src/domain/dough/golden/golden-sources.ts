/** Where the published numbers come from, for people. `docs/sources.md` has the same keys and more of the story.
 *
 * Units   none. Source  itself.
 * Valid   grade A: the number was read in the source, or in copies of it that agree. B: it was computed from the
 *         source's model, or read where somebody else quotes it. What is only hearsay (grade C) is no vector. */

type GoldenGrade = 'A' | 'B'

export type GoldenSource = Readonly<{
  title: string
  grade: GoldenGrade
  /** How the number is known, a sentence in Italian. */
  known: string
  url?: string
}>

const READ = 'Numero letto nella pagina.'
const RECALCULATED = 'Formula letta alla fonte; i numeri sono ricalcolati.'
const QUOTED = 'Numero letto in una citazione, non nel documento stesso.'

export const GOLDEN_SOURCES = {
  'REG-97-2010': {
    title: 'Regolamento (UE) 97/2010, allegato II: Pizza Napoletana STG',
    grade: 'B',
    known: QUOTED,
  },
  'PIZZAMAKING-2699': {
    title: 'Pete-zza, la formula di Lehmann per un sacco da 25 libbre (pizzamaking.com)',
    url: 'https://www.pizzamaking.com/forum/index.php?topic=2699.0',
    grade: 'A',
    known: READ,
  },
  'PIZZAMAKING-576': {
    title: 'Pete-zza, tonda da 9 pollici a fattore 0,1 (pizzamaking.com)',
    url: 'http://www.pizzamaking.com/forum/index.php/topic,576.msg7407.html',
    grade: 'A',
    known: READ,
  },
  'PIZZATODAY-2019': {
    title: 'Tom Lehmann, fattore di spessore (Pizza Today, ottobre 2019, pp. 20-22)',
    url: 'https://www.nxtbook.com/nxtbooks/pizzatoday/201910/index.php?startid=20',
    grade: 'A',
    known: 'Numero letto nella rivista, che usa 3,14 per pi greco.',
  },
  'PIZZAMAKING-19129': {
    title: 'Risultato del calcolatore di pizzamaking.com, teglia 8 × 10 pollici',
    url: 'http://www.pizzamaking.com/forum/index.php?topic=19129.40',
    grade: 'A',
    known: READ,
  },
  'FORUM-163': {
    title: 'Discussione del 2017 su un calcolatore di impasti, raccolta in nvidia/Nemotron-CC-Math-v1',
    grade: 'A',
    known: READ,
  },
  PASTAMADRELOVER: {
    title: 'Pasta Madre Lover, «Calcolare il peso dei singoli ingredienti su massa totale»',
    url: 'https://pastamadrelover.it/calcolare-il-peso-dei-singoli-ingredienti-su-massa-totale',
    grade: 'B',
    known: 'Metodo e percentuali letti; i grammi seguono per aritmetica.',
  },
  PIZZAPP: { title: 'PizzApp+ 1.9, esempio svolto (housegardenhobby.com)', grade: 'B', known: QUOTED },
  'PIZZA-DOUGH-CALC': {
    title: 'pizza-dough-calc, prove automatiche del calcolatore (GitHub)',
    url: 'https://github.com/southjerseysourdough-sys/pizza-dough-calc',
    grade: 'A',
    known: 'Numeri letti nelle sue prove.',
  },
  JONASWITT: {
    title: 'jonaswitt/pizza-calculator (GitHub)',
    url: 'https://github.com/jonaswitt/pizza-calculator',
    grade: 'B',
    known: 'Programma eseguito; i numeri sono i suoi risultati.',
  },
  'IMPASTO-PERFETTO': {
    title: "«L'impasto perfetto. Pizza per professione», p. 25",
    url: 'https://zoboko.com/text/g2805pqy/limpasto-perfetto-pizza-per-professione/25',
    grade: 'A',
    known: READ,
  },
  WILDYEAST: {
    title: "Wild Yeast, «Baker's percentage 4»",
    url: 'https://wildyeastblog.com/bakers-percentage-4',
    grade: 'A',
    known: READ,
  },
  'RAFCALC-TEGLIA': {
    title: 'RafCalc, impasto di una teglia = lunghezza × larghezza / 2 (GitHub)',
    url: 'https://github.com/Rafbor42/RafCalc',
    grade: 'B',
    known: RECALCULATED,
  },
  'RAFCALC-W': {
    title: 'RafCalc, forza consigliata e proteine (GitHub)',
    url: 'https://github.com/Rafbor42/RafCalc',
    grade: 'B',
    known: RECALCULATED,
  },
  'W-VALLE': {
    title: 'Valerio Valle, miscelare due farine',
    url: 'http://valeriovalle.it/?p=10530',
    grade: 'A',
    known: READ,
  },
  'W-FYSIS': {
    title: 'Fysis, «Come miscelare farine di forza diversa»',
    url: 'https://fysis.it/come-miscelare-farine-di-forza-w-diversi-ottenere-la-forza-desiderata-calcolo/',
    grade: 'A',
    known: READ,
  },
  'CRAIG-CHART': {
    title: 'TXCraig1, tabella dei tempi di lievitazione (pizzamaking.com)',
    url: 'https://www.pizzamaking.com/forum/index.php?topic=26831.0',
    grade: 'A',
    known: "La tabella è un'immagine: letta in due trascrizioni indipendenti, uguali in ogni cella.",
  },
  'PIZZABLAB-FREDDO': {
    title: 'PizzaBlab, lievito per 72 h a 2,8 °C; coincide con la cella della tabella di TXCraig1',
    grade: 'A',
    known: READ,
  },
  'CRAIG-STAGES': {
    title: 'TXCraig1, più fasi a temperature diverse (pizzamaking.com)',
    url: 'https://www.pizzamaking.com/forum/index.php/topic,22649.msg230690.html',
    grade: 'B',
    known: 'Piani letti sulla tabella con un altro metodo di interpolazione.',
  },
  'CRAIG-STARTER': {
    title: 'TXCraig1, modello del lievito madre (pizzamaking.com)',
    url: 'https://www.pizzamaking.com/forum/index.php/topic,22649.0.html',
    grade: 'B',
    known: "Coefficienti letti in un altro programma; l'esempio del forum è citato da altri.",
  },
  JAPI: {
    title: "Formule Japi della Confraternita della Pizza, come le espone l'autore di RafCalc",
    url: 'https://www.laverace.com/viewtopic.php?t=4011',
    grade: 'B',
    known: RECALCULATED,
  },
  'AVPN-ESEMPI': {
    title: 'Associazione Verace Pizza Napoletana, disciplinare (edizione 2016-19)',
    url: 'https://www.bakeovn.no/wp-content/uploads/2019/09/Vera-Pizza-Napoletana.pdf',
    grade: 'B',
    known: QUOTED,
  },
  'BIGA-ORE': {
    title: 'Tabella di MasterBiga, come la riporta RafCalc (GitHub)',
    url: 'https://github.com/Rafbor42/RafCalc',
    grade: 'B',
    known: 'Tabella letta nel programma che la riporta.',
  },
  'POOLISH-ORE': {
    title: 'RafCalc, lievito di un poolish secondo le ore (GitHub)',
    url: 'https://github.com/Rafbor42/RafCalc',
    grade: 'B',
    known: RECALCULATED,
  },
  'DDT-PNDOC': {
    title: "Pizza Napoletana DOC, «La temperatura dell'impasto»",
    url: 'https://www.pizzanapoletanadoc.it/temperatura-impasto-pizza-guida-scientifica/',
    grade: 'A',
    known: READ,
  },
  'DDT-RACHELLO': {
    title: "Molino Rachello, «L'importanza della temperatura negli impasti»",
    url: 'https://www.molinorachello.it/en/limportanza-della-temperatura-negli-impasti',
    grade: 'A',
    known: READ,
  },
  'DDT-VIGEVANO': {
    title: 'Molini di Vigevano, «Il calcolo delle temperature nella pizza tonda»',
    url: 'https://molinovigevano.com/il-calcolo-delle-temperature-nella-pizza-tonda-tradizionale/',
    grade: 'A',
    known: READ,
  },
  'DDT-MORETTI': {
    title: 'I Moretti, «Temperatura impasti prefissata»',
    url: 'http://www.imoretti.it/paneinsieme/index.php/le-tecniche/394-temperatura-impasti-prefissata',
    grade: 'A',
    known: READ,
  },
  'DDT-SFBI': {
    title: 'La regola del San Francisco Baking Institute, sul blog Farine',
    url: 'http://farine-mc.blogspot.com/search/label/Dough%20Temperature',
    grade: 'A',
    known: READ,
  },
  'DDT-EHOW': {
    title: 'eHow, citato su pizzamaking.com',
    url: 'https://www.pizzamaking.com/forum/index.php?topic=14506.1360',
    grade: 'B',
    known: QUOTED,
  },
  'DDT-COOKS': {
    title: "Cook's Illustrated, «Precise water temperature»",
    url: 'https://www.cooksillustrated.com/how_tos/5818-precise-water-temperature-for-the-perfect-loaf',
    grade: 'A',
    known: READ,
  },
  'DDT-KAF': {
    title: 'King Arthur Baking, «Determining the friction factor»',
    url: 'https://www.kingarthurbaking.com/blog/2018/08/27/determining-the-friction-factor-in-baking',
    grade: 'B',
    known: QUOTED,
  },
  'ICE-RULE': {
    title: 'Regola dei panificatori: ghiaccio = acqua × (rubinetto - voluta) / (rubinetto + 80)',
    grade: 'B',
    known: 'Regola da manuale; il numero segue per aritmetica.',
  },
} as const satisfies Record<string, GoldenSource>

export type GoldenSourceKey = keyof typeof GOLDEN_SOURCES
