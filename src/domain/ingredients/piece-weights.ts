/** What a spoon, a clove, a leaf or a whole vegetable weighs.
 *
 * Units   grams of one piece, edible part.
 * Source  [USDA-SR] household weights where the number is theirs (spoons of oil, salt, sugar, honey, flour; leaves of
 *         basil, cloves, eggs excepted, onions, tomatoes, courgettes, peppers, olives, anchovies); Italian packs by their
 *         label (yeast cube 25 g, sachet 7 g, mozzarella 125 g, tin 400 g, tube of tomato paste 130 g); kernels of walnuts,
 *         almonds, hazelnuts, a head of cauliflower and small and large carrots [USDA-SR]; ladles, flowers and hearts,
 *         artichokes in oil, burratine, bocconcini, whole scamorze, the others and every `any` are [stima].
 * Valid   medium pieces; small and large ones where the table knows them. */
import { EGG_G } from '../recipe/recipe-dough.ts'

type Weights = { any?: number; of?: Readonly<Record<string, number>> }

const OILS = {
  'olio-evo': 13.5,
  'olio-girasole': 13.6,
  'olio-arachidi': 13.5,
  'olio-semi': 13.6,
  'olio-soia': 13.6,
  'olio-mais': 13.6,
}
const third = (weights: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(weights).map(([id, grams]) => [id, grams / 3]))

/** A spoon of 15 ml. */
const SPOON = {
  ...OILS,
  sale: 18,
  zucchero: 12.6,
  miele: 21,
  'farina-00': 7.8,
  'farina-0': 8.6,
  'farina-integrale': 7.5,
  semola: 10.4,
  'farina-riso': 9.9,
  parmigiano: 5,
  'grana-padano': 5,
  'pecorino-romano': 5,
  pecorino: 5,
  pangrattato: 6.8,
  burro: 14.2,
  strutto: 12.8,
  capperi: 8.6,
  'capperi-sale': 8.6,
  'olive-nere': 8.4,
  'lievito-secco': 12,
  'pepe-nero': 6.9,
  origano: 3,
  maionese: 13.8,
  concentrato: 16.4,
  passata: 15.6,
  sesamo: 8,
}
const CUP = {
  'farina-00': 125,
  'farina-0': 137,
  'farina-integrale': 120,
  semola: 167,
  'farina-riso': 158,
  zucchero: 200,
  miele: 339,
  'olio-evo': 216,
  'olio-girasole': 218,
  'olio-semi': 218,
  passata: 250,
  parmigiano: 100,
}
const SLICE = {
  'prosciutto-crudo': 15,
  'prosciutto-cotto': 20,
  mortadella: 15,
  speck: 10,
  salame: 6,
  'salame-piccante': 2,
  pancetta: 28,
  mozzarella: 28,
  cipolla: 14,
  pane: 30,
  pomodori: 20,
  limone: 7,
}
const CAN = {
  pelati: 400,
  polpa: 400,
  passata: 400,
  tonno: 80,
  mais: 150,
  ceci: 240,
  cannellini: 240,
  borlotti: 240,
}

const WEIGHTS: Readonly<Record<string, Weights>> = {
  cucchiaio: { any: 15, of: SPOON },
  cucchiaiata: { any: 15, of: SPOON },
  cucchiaino: { any: 5, of: { ...third(SPOON), origano: 1, 'pepe-nero': 2.3, aglio: 2.8 } },
  tazza: { any: 240, of: CUP },
  tazzina: { any: 60 },
  bicchiere: { any: 200, of: { 'olio-evo': 183, 'olio-girasole': 184, 'olio-semi': 184, 'farina-00': 106 } },
  pizzico: { any: 0.4, of: { sale: 0.4 } },
  presa: { any: 1 },
  manciata: { any: 30, of: { basilico: 10, rucola: 20, prezzemolo: 10, sale: 20, origano: 5 } },
  punta: { any: 1 },
  filo: { any: 5 },
  goccia: { any: 0.05 },
  noce: { any: 4, of: { burro: 15, strutto: 15, margarina: 15 } },
  gheriglio: { any: 4 },
  mandorla: { any: 1.2 },
  nocciola: { any: 1.4 },
  mestolo: { any: 100 },
  mestolino: { any: 50 },
  bicchierino: { any: 40 },
  spicchio: { of: { aglio: 3, limone: 12 } },
  testa: { of: { aglio: 40 } },
  capo: { of: { aglio: 40 } },
  fiore: { of: { 'fiori-di-zucca': 10 } },
  cuore: { of: { carciofi: 120 } },
  foglia: { any: 0.5, of: { basilico: 0.5, menta: 0.15, rucola: 2, lattuga: 10 } },
  fogliolina: { any: 0.3 },
  rametto: { any: 1, of: { aneto: 0.2 } },
  ciuffo: { any: 5 },
  ciuffetto: { any: 4 },
  mazzetto: { any: 30, of: { asparagi: 500 } },
  mazzo: { any: 100, of: { asparagi: 500, basilico: 60, friarielli: 500 } },
  fascio: { of: { friarielli: 500 } },
  gambo: { any: 40 },
  costa: { of: { sedano: 40 } },
  cespo: { of: { lattuga: 300, scarola: 513, radicchio: 200 } },
  fetta: { any: 20, of: SLICE },
  fettina: { any: 15, of: SLICE },
  filetto: { of: { acciughe: 4, 'alici-fresche': 10 } },
  acciuga: { any: 4, of: { 'alici-fresche': 10 } },
  alice: { any: 4, of: { 'alici-fresche': 10 } },
  gambero: { any: 6 },
  gamberone: { any: 20 },
  oliva: { any: 4, of: { 'olive-nere': 4.4, 'olive-verdi': 2.7 } },
  cappero: { any: 0.3 },
  limone: { any: 58 },
  arancia: { any: 131 },
  cipolla: { any: 110 },
  scalogno: { any: 25 },
  cipollotto: { any: 15 },
  porro: { any: 89 },
  pomodoro: { any: 123, of: { 'pomodori-secchi': 5, pelati: 111 } },
  pummarola: { any: 123 },
  pomodorino: { any: 17 },
  patata: { any: 180 },
  carota: { any: 61 },
  zucchina: { any: 196 },
  melanzana: { any: 350 },
  peperone: { any: 119 },
  carciofo: { any: 120 },
  carciofino: { any: 15 },
  cavolfiore: { any: 588 },
  radicchio: { any: 200 },
  scarola: { any: 513 },
  fungo: { any: 18 },
  asparago: { any: 16 },
  peperoncino: { any: 5, of: { 'peperoncino-secco': 1 } },
  fico: { any: 50 },
  pera: { any: 178 },
  mozzarella: { any: 125 },
  bocconcino: { any: 50 },
  ciliegina: { any: 10 },
  burrata: { any: 125 },
  burratina: { any: 100 },
  scamorza: { any: 250 },
  provola: { any: 250 },
  salsiccia: { any: 100 },
  wurstel: { any: 25 },
  bustina: { of: { 'lievito-secco': 7, 'lievito-fresco': 7, zafferano: 0.125 } },
  busta: { of: { rucola: 100, lattuga: 200, 'mozzarella-pizza': 200 } },
  cubetto: { of: { 'lievito-fresco': 25 } },
  dado: { of: { 'lievito-fresco': 25 } },
  panetto: { of: { 'lievito-fresco': 25, burro: 250, stracchino: 250 } },
  scatola: { of: CAN },
  scatoletta: { of: { tonno: 80, acciughe: 50, mais: 150 } },
  barattolo: { of: CAN },
  lattina: { of: CAN },
  brick: { of: { panna: 200, passata: 500, latte: 500 } },
  tubetto: { of: { concentrato: 130 } },
  vaschetta: { of: { pomodorini: 250, champignon: 250, ricotta: 250, mascarpone: 250 } },
  pacco: {
    of: { 'farina-00': 1000, 'farina-0': 1000, manitoba: 1000, semola: 1000, zucchero: 1000, sale: 1000 },
  },
  confezione: {
    of: { ...CAN, mozzarella: 125, burrata: 125, ricotta: 250, mascarpone: 250, wurstel: 100, panna: 200 },
  },
  bottiglia: { of: { passata: 700 } },
  vasetto: { of: { yogurt: 125, ricotta: 250 } },
  uovo: { any: EGG_G.uovo },
  ovo: { any: EGG_G.uovo },
  rosso: { of: { tuorlo: EGG_G.tuorlo } },
  chiara: { of: { albume: EGG_G.albume } },
  tuorlo: { any: EGG_G.tuorlo },
  albume: { any: EGG_G.albume },
}
/** Small and large ones of what is sold in sizes. */
const SIZES: Readonly<Record<string, readonly [small: number, large: number]>> = {
  cipolla: [70, 150],
  pomodoro: [91, 182],
  zucchina: [118, 323],
  peperone: [74, 164],
  patata: [110, 280],
  carota: [50, 72],
}

/** Nouns that measure what follows them; the others are the food themselves ('2 cipolle rosse'). */
const MEASURES = new Set(
  (
    'cucchiaio cucchiaino tazza tazzina bicchiere pizzico presa manciata punta filo goccia spicchio testa foglia fogliolina ' +
    'rametto ciuffo ciuffetto mazzetto mazzo gambo costa cespo fetta fettina filetto bustina busta cubetto panetto ' +
    'scatola scatoletta barattolo lattina confezione bottiglia vasetto pezzo cucchiaiata mestolo mestolino bicchierino ' +
    'dado brick tubetto vaschetta pacco fascio'
  ).split(' '),
)
export const isMeasure = (noun: string): boolean => MEASURES.has(noun)
/** True also for what measures this food only: 'una noce di burro', 'un capo d'aglio'. */
export const measuresFood = (noun: string, foodId: string | undefined): boolean =>
  MEASURES.has(noun) || (foodId !== undefined && pieceWeight(noun, foodId, '')?.isOfFood === true)

/** `isOfFood`: the table knows the weight of this very food; `exact`: it is not one for whatever the noun measures.
 *  Null where nothing is known. */
export function pieceWeight(
  noun: string,
  foodId: string | undefined,
  description: string,
): { grams: number; exact: boolean; isOfFood: boolean } | null {
  const weights = Object.hasOwn(WEIGHTS, noun) ? WEIGHTS[noun] : undefined
  const own = foodId === undefined ? undefined : weights?.of?.[foodId]
  if (own !== undefined) return { grams: own, exact: true, isOfFood: true }
  if (weights?.any === undefined) return null
  const [small, large] = SIZES[noun] ?? [weights.any, weights.any]
  if (/\bpiccol/.test(description)) return { grams: small, exact: true, isOfFood: false }
  if (/\bgross|\bgrand/.test(description)) return { grams: large, exact: true, isOfFood: false }
  return { grams: weights.any, exact: !MEASURES.has(noun), isOfFood: false }
}

/** Grams of a millilitre; water's where nothing else is known. */
const DENSITY: Readonly<Record<string, number>> = {
  'olio-evo': 0.913,
  'olio-girasole': 0.92,
  'olio-arachidi': 0.913,
  'olio-semi': 0.92,
  latte: 1.03,
  miele: 1.42,
}
export const gramsPerMl = (foodId: string | undefined): number => (foodId && DENSITY[foodId]) || 1
