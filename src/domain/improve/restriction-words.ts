/** What each diet leaves out, as words. `beginnings` are starts of words, `exact` whole ones; plain, without accents. */
import { ANIMAL, GLUTEN } from '../recipe/audit/audit-words.ts'
import type { Diet } from './options.ts'

type Words = { beginnings: readonly string[]; exact: ReadonlySet<string> }
const words = (text: string) => text.split(' ').filter((word) => word !== '')
const list = (beginnings: string, exact = ''): Words => ({
  beginnings: words(beginnings),
  exact: new Set(words(exact)),
})

const DAIRY =
  'burr panna yogurt mascarpon ricott mozzarell provol scamorz caciocavall pecorin parmigian fontin gorgonzol taleggi asiago ' +
  'caprin stracchin crescenz stracciatell robiol squacqueron formagg casera burrat latticin emmental gruyer'
const DAIRY_EXACT = 'latte brie tuma feta grana bufala ragusano primosale'
const MEAT_AND_FISH =
  'prosciutt salsicc speck guancial pancett mortadell nduja wurstel cicol cicciol lardo lardell bresaol carne manzo vitell ' +
  'maiale acciug tonno gamber baccal bottarg salmon vongol cozz polpo calamar seppi pesce colatur culatell insaccat salum merluzz stoccafiss'
const MEAT_EXACT = 'salame salami salamino alici pollo strutto sgombro sgombri'

/** 'tuorl' and the like stand in the audit's own list; 'grana' and 'salam' there would catch 'a grana fine', 'salamoia'. */
const LOOSE = new Set([
  'grana',
  'salam',
  'pollo',
  'coppa',
  'latte',
  'brie',
  'carne',
  'alici',
  'coppa',
  'copp',
  'lard',
  'ragusano',
  'sgombr',
  'strutt',
  'spalmabil',
  'tuma',
  'pesce',
])
const animal = ANIMAL.filter((word) => !LOOSE.has(word)).join(' ')
/** 'pane' would catch 'panetti', 'madre' is sourdough, 'birra' stands in the yeast's name. */
const gluten = GLUTEN.filter((word) => !['pane', 'glutine', 'orzo', 'farro', 'semola'].includes(word)).join(
  ' ',
)

/** Baked goods and grains that are wheat without saying so. */
const BAKED =
  'biscott cracker grissin panko savoiard wafer tarall fresell frisell couscous semolin bulgur bulghur spelt triticale'
const BAKED_EXACT = 'grano cous manitoba'
const CEREALS = `${gluten} frument pangratt ${BAKED}`
const PULSES = 'ceci cannellin fagiol lenticch pisell soia tofu'

export const FORBIDDEN_WORDS: Readonly<Record<Diet, Words>> = {
  vegana: list(`${animal} ${DAIRY} ${MEAT_AND_FISH}`, `${DAIRY_EXACT} ${MEAT_EXACT} ragusano miele`),
  vegetariana: list(`${MEAT_AND_FISH} parmigian pecorin`, `${MEAT_EXACT} padano`),
  'senza glutine': list(CEREALS, `pane pan orzo farro semola semole ${BAKED_EXACT}`),
  'senza lattosio': list(DAIRY, DAIRY_EXACT),
  'a basso contenuto di sodio': list(
    'acciug bottarg prosciutt speck guancial pancett mortadell nduja wurstel cicol parmigian pecorin gorgonzol provol mozzarell ' +
      'capper salamoi salsicc baccal oliv caciocavall ragusan sottacet salum',
    'salame dado',
  ),
  chetogenica: list(
    `${CEREALS} ${PULSES} zuccher patat uvett`,
    `${BAKED_EXACT} miele mais semola pane pan orzo farro riso fichi fico pere pera uva polenta tapioca`,
  ),
  paleo: list(
    `${CEREALS} ${PULSES} ${DAIRY} zuccher patat arachid`,
    `${DAIRY_EXACT} ${BAKED_EXACT} mais semola pane pan orzo farro riso polenta`,
  ),
}

const OTHER_FLOURS =
  /farin[ae] (?:finissim[ae] )?(?:di |d')(?:riso|mais|mandorl\p{L}+|cocco|ceci|soia|grano saraceno|castagne|tapioca|teff|sorgo|miglio|quinoa|frutta secca)/gu
const BUCKWHEAT = /grano saraceno/gu
const YEAST = /lievito di birra|cubetto di birra/gu
const SAYS_GLUTEN_FREE =
  /(?:farin[ae]|miscela|mix|pane|pan|pangrattato|panko|cracker|grissini|biscotti|fette biscottate|mollica(?: di pane)?|birra|malto|semola)(?: \p{L}+){0,4} \(?(?:certificat[ao] )?senza glutine\)?|(?:dicitura|impasto|per pane e pizza) senza glutine/gu
const PLANT_MILK =
  /latte di (?:cocco|mandorl[ae]|soia|riso|avena)|burro di (?:cacao|nocciole|arachidi|mandorle)/gu
const OLIVE_OIL = /olio (?:extravergine )?(?:d'oliva|di oliva)|profuma appena d'oliva/gu

export const ALLOWED_PHRASES: Readonly<Record<Diet, readonly RegExp[]>> = {
  vegana: [
    PLANT_MILK,
    /a grana (?:fine|grossa)/gu,
    /caglio vegetale/gu,
    /gelatina(?! (?:in fogli|animale))/gu,
  ],
  vegetariana: [],
  'senza glutine': [SAYS_GLUTEN_FREE, OTHER_FLOURS, BUCKWHEAT, YEAST, /per (?:il )?pane/gu],
  'senza lattosio': [
    PLANT_MILK,
    /a grana (?:fine|grossa)/gu,
    /(?:allergic[oaie] (?:al latte|alle proteine del latte)|allergia al latte)/gu,
    new RegExp(
      `(?:fior di latte|(?:${words(DAIRY).join('|')})\\p{L}*|${words(DAIRY_EXACT).join('|')})(?: (?!(?:e|o|con) )\\p{L}+){0,6} senza lattosio`,
      'gu',
    ),
  ],
  'a basso contenuto di sodio': [OLIVE_OIL, /(?:bocconcini di )?mozzarell[ae] senza sale(?: aggiunto)?/gu],
  chetogenica: [OTHER_FLOURS, BUCKWHEAT, YEAST, /senza zuccher[io](?: aggiunti)?/gu, /salsa di soia/gu],
  paleo: [
    OTHER_FLOURS,
    BUCKWHEAT,
    YEAST,
    PLANT_MILK,
    /patat[ae] dolc[ei]/gu,
    /senza zuccher[io](?: aggiunti)?/gu,
  ],
}
