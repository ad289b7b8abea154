/** Checks a text against a diet by its words alone.
 *
 * Valid   Italian. Only named foods are found. For the ingredients of a bought product, see its label. */

import {
  OTHER_FLOURS as FLOURS,
  FORBIDDEN,
  GLUTEN_FREE_PRODUCTS,
  PLANT_MILKS,
} from '#knowledge/food-words.ts'
import { stemsOf, wordsOf } from '../words/italian-stem.ts'
import type { Diet } from './diets.ts'

/** `word` must be lower-case and without accents. */
function isForbidden(word: string, diet: Diet): boolean {
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

const ALLOWED_PHRASES: Readonly<Record<Diet, readonly RegExp[]>> = {
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

const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘]/gu, "'").normalize('NFD').replace(/\p{M}/gu, '')

const INSTEAD = /Al posto (d[^:()]+):/gu

/** Removes from a step the foods that its notes replace, because the step only mentions them. */
export function withoutReplaced(step: string): string {
  const gone = new Set([...step.matchAll(INSTEAD)].flatMap(([, old = '']) => wordsOf(old).map(keyOf)))
  for (const word of ofThem(gone)) gone.add(word)
  return step
    .replace(WAS, '')
    .replace(LEFT_OUT, '·')
    .replace(LOST_MILK, '·')
    .replace(/\p{L}+/gu, (word) => (gone.has(keyOf(word)) ? '·' : word))
}
const WAS = / \(in tutto erano: .*$/gmu
const LOST_MILK =
  /il latte che (?:perd|rilasci|cola|gocciol)\p{L}*|(?:perd|pers(?=[oaie] )|rilasci|butt|elimin|scol|gocciol|strizz)\p{L}*[^.;:]{0,12} (?:il|suo|del|dal) latte|(?<!\p{L})(?:se|finché|se (?:ne|ci)) (?:ha|fa|c'è|resta)(?: ancora)? (?:il |del )?latte/giu
/** Foods that a text mentions but does not use: 'senza formaggio', 'color miele', 'morbida come il burro'.
 * 'Senza lattosio' is part of a product's name, so it does not match. */
const LEFT_OUT =
  /(?<!\p{L})(?:senza|zero|niente|nn|non con|non|né|come|colore?|colore? del|a lisca di) (?:il |lo |la |l')?(?!lattosio|glutine|zuccher)\p{L}+(?: di \p{L}+)?|(?<!\p{L})guai (?:a|se) [^.;!]*|(?<!\p{L})mai (?:mettere |usare |aggiungere )?(?:il |lo |la |l'|i |gli |le )?\p{L}+|\p{L}+ (?:niente|mai)(?=[,.;!]|$)/giu
const ofThem = (stems: ReadonlySet<string>): string[] =>
  stems.has('burrat') || stems.has('stracciatell') ? ['pann'] : []
const keyOf = (word: string): string => {
  const [stem = ''] = stemsOf(word)
  return stem.length > 2 ? stem : word.toLowerCase()
}

export function forbiddenIn(text: string, diet: Diet): string[] {
  const cleared = ALLOWED_PHRASES[diet].reduce((rest, phrase) => rest.replace(phrase, ' · '), plain(text))
  return [...new Set(cleared.match(/'?\p{L}+/gu) ?? [])]
    .map((word) => word.replace(/^'/u, ''))
    .filter((word) => isForbidden(word, diet))
}

const DECLARED: Readonly<Partial<Record<Diet, RegExp>>> = {
  'senza lattosio': /senza lattosio/u,
  'senza glutine': /^(?!.*farin).*senza glutine/u,
}

/** The words by which a recipe breaks a diet. 'La mozzarella' in a step is allowed if a mozzarella in the
 * list is declared 'senza lattosio'. */
export function brokenBy({ listed: lines, told: texts }: Told, diet: Diet): string[] {
  const isDeclared = (line: string) => DECLARED[diet]?.test(line) === true
  const listed = forbiddenIn(lines.filter((line) => !isDeclared(line)).join('\n'), diet)
  const declared = new Set(lines.filter(isDeclared).flatMap((line) => wordsOf(line).map(keyOf)))
  if (diet === 'senza lattosio' && declared.size > 0)
    for (const word of ['formaggio', 'cacio', 'latticini']) declared.add(keyOf(word))
  for (const word of ofThem(declared)) declared.add(word)
  const told = forbiddenIn(texts.join('\n'), diet).filter((word) => !declared.has(keyOf(word)))
  return [...new Set([...listed, ...told])]
}

const QUOTED = /«[^»]*»/gu

const FOR_WHAT = / per (?:il |lo |la |l'|i |gli |le )\p{L}+(?= \(|$)| \(in tutto erano: .*$/u

export const forbiddenInRecipe = ({ title, groups, steps }: ActedOn, diet: Diet): string[] =>
  brokenBy(
    {
      listed: groups.flatMap(({ lines }) => lines.map((line) => line.replace(FOR_WHAT, ''))),
      told: [title.replace(QUOTED, ''), ...steps.map(withoutReplaced)],
    },
    diet,
  )

interface Told {
  listed: readonly string[]
  told: readonly string[]
}
type ActedOn = {
  title: string
  groups: readonly { lines: readonly string[] }[]
  steps: readonly string[]
}
