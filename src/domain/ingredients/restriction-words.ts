import {
  OTHER_FLOURS as FLOURS,
  FORBIDDEN,
  GLUTEN_FREE_PRODUCTS,
  PLANT_MILKS,
} from '#knowledge/food-words.ts'
import type { Diet } from './diets.ts'

/** `word` must be lower-case and without accents. */
export function isForbidden(word: string, diet: Diet): boolean {
  const { beginnings, exact } = FORBIDDEN[diet]
  return exact.includes(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

const OTHER_FLOURS = new RegExp(`farin[ae] (?:finissim[ae] )?(?:di |d')(?:${FLOURS.join('|')})\\p{L}*`, 'gu')
const ONLY_A_NAME =
  /grano saraceno|gran[oi] di (?:sale|pepe)|(?:sacchett[oi]|carta|coltello|cestino|telo) (?:del|da|per il|di) pane|color\p{L}* (?:del )?pane/gu
const CHICKPEA = /(?<!\p{L})farinata(?!\p{L})/gu
const YEAST = /lievito di birra|cubetto di birra/gu
const SAYS_GLUTEN_FREE = new RegExp(
  `(?:${GLUTEN_FREE_PRODUCTS.join('|')})(?: \\p{L}+){0,4} \\(?(?:certificat[ao] )?senza glutine\\)?|(?:dicitura|impasto|per pane e pizza) senza glutine`,
  'gu',
)
const FOR_A_PIZZA = /(?<!(?:past[ae]|bas[ei]|impast[oi]|panett[oi]) )(?<!\p{L})(?:da|per|x) pizz[ae]/gu
const PLANT_MILK = new RegExp(PLANT_MILKS.join('|'), 'gu')
const OLIVE_OIL = /olio (?:extravergine )?(?:d'oliva|di oliva)|profuma appena d'oliva/gu

const JELLY = /gelatina(?! (?:in fogli|animale))/gu

const DAIRY = FORBIDDEN['senza lattosio']

export const ALLOWED_PHRASES: Readonly<Record<Diet, readonly RegExp[]>> = {
  vegana: [PLANT_MILK, /a grana (?:fine|grossa)/gu, /caglio vegetale/gu, JELLY],
  vegetariana: [PLANT_MILK, JELLY],
  'senza glutine': [
    SAYS_GLUTEN_FREE,
    OTHER_FLOURS,
    ONLY_A_NAME,
    YEAST,
    /per (?:il )?pane/gu,
    FOR_A_PIZZA,
    CHICKPEA,
  ],
  'senza lattosio': [
    PLANT_MILK,
    /a grana (?:fine|grossa)/gu,
    /(?:allergic[oaie] (?:al latte|alle proteine del latte)|allergia al latte)/gu,
    new RegExp(
      `(?:fior di latte|(?:${DAIRY.beginnings.join('|')})\\p{L}*|${DAIRY.exact.join('|')})(?: (?!(?:e|o|con) )\\p{L}+){0,6} senza lattosio`,
      'gu',
    ),
  ],
  'a basso contenuto di sodio': [OLIVE_OIL, /(?:bocconcini di )?mozzarell[ae] senza sale(?: aggiunto)?/gu],
  chetogenica: [OTHER_FLOURS, ONLY_A_NAME, YEAST, /senza zuccher[io](?: aggiunti)?/gu, /salsa di soia/gu],
  paleo: [
    OTHER_FLOURS,
    ONLY_A_NAME,
    YEAST,
    PLANT_MILK,
    /patat[ae] dolc[ei]/gu,
    /zucchero di cocco/gu,
    /senza zuccher[io](?: aggiunti)?/gu,
  ],
}
