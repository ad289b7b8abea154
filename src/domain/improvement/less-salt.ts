/** Removes salt from a recipe. The dough keeps a little salt: without it the yeast ferments too fast and
 * the crumb tears. */

import { foodById } from '../ingredients/foods.ts'
import { composeDough, doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import { groupsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { mixtureOf } from './effects.ts'
import type { Draft, WorkGroup, WorkLine } from './improved-recipe.ts'
import { foodsByWords, scaling } from './substitute.ts'
import { withNote } from './swap-steps.ts'
import { nameOfLine, newLine, workLine } from './work-lines.ts'

/** Salt that stays in the dough, percent of the flour: a fifth of `USUAL_SALT_PCT` [stima]. */
const DOUGH_SALT_PCT = 0.4
/** Assumed salt of a dough without an amount, percent of the flour: [stima]. */
const USUAL_SALT_PCT = 2
const ALREADY_LITTLE = 0.9
/** Weight of a pinch of salt: [stima]. */
const PINCH_G = 1
const LEAST_FLOUR_G = 80
const LEAST_SALT_G = 5

const isSalt = ({ text, foodId }: WorkLine) =>
  (foodId === 'sale' && !/(?<!\p{L})sale(?!\p{L})/u.test(nameOfLine(text).toLowerCase())) ||
  /^(?:kosher )?sale(?: (?:fino|marino|integrale|kosher|iodato))*(?!\p{L}| \p{L}|,? \p{L})/u.test(
    nameOfLine(text).toLowerCase(),
  )

const flourOfLine = ({ text, grams, foodId }: WorkLine): number => {
  if (/^(?:mix|preparato|miscela)(?!\p{L})/iu.test(text.replace(/^[\d.,]+ ?(?:k?g)? ?(?:di )?/u, '')))
    return grams ?? 0
  return mixtureOf(foodId ?? '')
    .filter(({ id }) => doughIngredientOf(foodById(id)?.names[0] ?? '') === 'flour')
    .reduce((sum, { share }) => sum + (grams ?? 0) * share, 0)
}
const flourOf = (recipe: RecipeToImprove, groups: readonly WorkGroup[]): number =>
  Math.max(
    composeDough(groupsOf(recipe))?.flourG ?? 0,
    groups.flatMap(({ lines }) => lines).reduce((sum, line) => sum + flourOfLine(line), 0),
  )

function saltsOfDough(recipe: RecipeToImprove, groups: readonly WorkGroup[]): number[] {
  const salts = groups
    .flatMap(({ lines, isDough }) => lines.map((line) => ({ line, isDough })))
    .flatMap((one, at) => (isSalt(one.line) ? [{ ...one, at }] : []))
  const own = recipe.category === 'Dolce' ? salts : salts.filter(({ isDough }) => isDough)
  const first = salts.find(({ line }) => line.grams !== null) ?? salts[0]
  const isMixed =
    own.length === 0 &&
    first &&
    (flourOf(recipe, groups) >= LEAST_FLOUR_G || (first.line.grams ?? 0) >= LEAST_SALT_G)
  return (isMixed ? [first] : own).map(({ at }) => at)
}

/** `groups`: the lines, with estimated amounts for unweighed dough salt. `keeps`: indexes of the dough's
 * salt lines. `rules`: how these lines are reduced. */
export function saltingOf(recipe: RecipeToImprove, own: readonly WorkGroup[]) {
  const keeps = new Set(saltsOfDough(recipe, own))
  const flourG = flourOf(recipe, own)
  let next = 0
  const groups = own.map((group) => ({
    ...group,
    lines: group.lines.map((line) =>
      keeps.has(next++) && line.grams === null && flourG > 0
        ? { ...line, grams: /pizzic/iu.test(line.text) ? PINCH_G : (flourG * USUAL_SALT_PCT) / 100 }
        : line,
    ),
  }))
  const all = groups.flatMap(({ lines }) => lines)
  const totalG = [...keeps].reduce((sum, at) => sum + (all[at]?.grams ?? 0), 0)
  const share =
    flourG < LEAST_FLOUR_G ? DOUGH_SALT_PCT / USUAL_SALT_PCT : (flourG * DOUGH_SALT_PCT) / 100 / totalG
  const ratio = totalG === 0 ? 1 : share
  const less = { ...scaling(ratio), name: 'sale' }
  return { groups, keeps, rules: new Map(ratio < ALREADY_LITTLE ? [...keeps].map((at) => [at, less]) : []) }
}

function withoutSalt(text: string): string | null {
  if (/^impasto(?!\p{L})/iu.test(text)) return text
  const [, head = '', list = ''] = /^((?![^:]*\bsale\b)[^\d:]*: )?(.*)$/isu.exec(text) ?? []
  const parts = list.split(/, | e /u)
  const left = parts.filter((part) => !SALT_PART.test(nameOfLine(part)))
  if (left.length === parts.length)
    return text
      .replace(/^(acqua(?: \p{L}+)?) salata/iu, '$1')
      .replace(/ già (?:condit|salat)[oaie](?!\p{L})/u, ' senza sale aggiunto')
  const isName = foodsByWords(left.join()).length > 0
  return isName ? head.replace(/^salamoia/iu, 'Emulsione') + left.join(', ') : null
}
const SALT_PART = /^(?:[^\p{L}]+|poc(?:o|hissimo) |mezz[oa] |(?:fior(?:e)?|fiocchi) di )*sale(?!\p{L})/iu

const BRINE = /(?<!in |dalla )(?<!\p{L})salamoia/iu
const NO_BRINE = 'Al posto della salamoia: acqua e olio, sbattuti insieme.'

const SALTED_STEP = {
  dough:
    "Il sale è soltanto quello dell'impasto, nella quantità della lista: dove i passi ne mettono altrove (verdure, acqua, sugo, superficie) si lascia via.",
  none: 'Niente sale: dove i passi ne mettono (verdure, acqua, sugo, superficie) si lascia via.',
}

export function withLessSalt(
  draft: Draft,
  { keeps, rules }: ReturnType<typeof saltingOf>,
  recipe: RecipeToImprove,
): Draft {
  const flourG = flourOf(recipe, draft.groups)
  let next = 0
  const groups = draft.groups.map((group) => ({
    ...group,
    lines: group.lines.flatMap((line): WorkLine[] => {
      const at = next++
      const text = keeps.has(at) || (isSalt(line) && line.isNew) ? line.text : withoutSalt(line.text)
      if (text === line.text) return [line]
      const own =
        group.isDough && keeps.size === 0 && flourG > 0
          ? [{ ...newLine('sale', (flourG * DOUGH_SALT_PCT) / 100, 'sale'), place: line.place }]
          : []
      return [...own, ...(text === null ? [] : [{ ...line, ...workLine(text), isNew: true }])]
    }),
  }))
  const said = (own: readonly WorkGroup[]) =>
    own.map(({ lines }) => lines.map(({ text }) => text).join()).join('\n')
  const isLess = said(groups) !== said(draft.groups)
  const isSweet = recipe.category === 'Dolce'
  return {
    ...draft,
    groups: groups.filter(({ lines }) => lines.length > 0),
    steps: [
      ...(isSweet
        ? []
        : [groups.some(({ lines }) => lines.some(isSalt)) ? SALTED_STEP.dough : SALTED_STEP.none]),
      ...draft.steps.map((step) => withNote(step, BRINE.test(step) ? [NO_BRINE] : [])),
    ],
    changes: [
      ...draft.changes.filter(({ why }) => why !== ''),
      ...(isLess && !isSweet ? [NO_SALT] : []),
      ...(rules.size > 0 ? [lessInDough(flourG >= LEAST_FLOUR_G)] : []),
    ],
  }
}

const NO_SALT = {
  what: 'niente sale nel condimento',
  why: 'a tavola aiutano pepe, erbe fresche o qualche goccia di limone',
}

const lessInDough = (isWheat: boolean) => ({
  what: isWheat
    ? `sale dell'impasto allo ${String(DOUGH_SALT_PCT).replace('.', ',')}% della farina`
    : "sale dell'impasto ridotto a un quinto",
  why: 'con così poco sale un impasto si strappa più facilmente e, se ha lievito di birra o madre, cresce più in fretta: in quel caso guardalo quando sono passati i quattro quinti del tempo (stima)',
})
