/**
 * Doubts about a recipe read from a page: the points that an editor should check first.
 *
 * Valid   all supported languages. A recipe without doubts may still be wrong.
 * Source  limits set by hand on saved pages [stima].
 */
import { readIngredient } from '../ingredients/read-ingredient.ts'
import { isGroupTitle } from '../lines/group-heading.ts'
import { type ImportedRecipe, isItalian } from './imported-recipe.ts'
import { callsForSomething, hasPageSign, saidTooOften } from './page-furniture.ts'
import { isStepTitle } from './step-titles.ts'

type Lists = Pick<ImportedRecipe, 'ingredients' | 'steps'>
type Found = Lists & Pick<ImportedRecipe, 'language'>

/** The list that a page shows counts as longer only above these limits, because the page may have split the
 * same list into more lines. */
const RICHER = { times: 1.25, lines: 2, words: 1.6 }
const MOST_INGREDIENTS = 40
const LEAST_WITH_AMOUNT = 1 / 3
const SHORT_LIST = 4
const LONG_INGREDIENT = 110
const LONGEST_STEPS = 9000

const AMOUNT =
  /[\d½¼¾⅓⅔⅛]|\bq\.? ?b\b|\b(?:un[oa']?|una|due|tre|mezz[oa]|a|an|one|two|half|some|ein|eine|etwas|une?|deux|una?|dos|een|twee|en|ett)\b/iu
const MEASURED =
  /^[\s•*-]*[\d½¼¾⅓⅔]+(?:[.,/]\d+)?\s?(?:kg|g|gr|ml|cl|dl|l|oz|lb|cups?|tbsp|tsp|cucchiai[oi]?n?i?|EL|TL)\b/iu

const BARE_AMOUNT =
  /^[\d½¼¾⅓⅔][\d½¼¾⅓⅔.,/ -]*(?:[\p{L}.]{1,3}|kleine|gro(?:ß|ss)e|piccol[ei]|grand[ei])?\.?$/iu

const share = (lines: readonly string[], isSo: (line: string) => boolean): number =>
  lines.length === 0 ? 0 : lines.filter(isSo).length / lines.length

export const hasAmounts = (lines: readonly string[]): boolean =>
  share(lines, (line) => AMOUNT.test(line)) >= LEAST_WITH_AMOUNT

const isRicher = (more: readonly string[], less: readonly string[]): boolean =>
  more.length >= less.length + RICHER.lines && more.length >= less.length * RICHER.times
const lettersOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)

const partsAmounts = (lines: readonly string[]): boolean =>
  share(lines, (line) => BARE_AMOUNT.test(line)) > 1 / 6

const COUNTED = /^[\s•*-]*[\d½¼¾⅓⅔].*\p{L}{3}/u
const LONGEST_COUNTED = 80

const beyond = (whole: readonly string[], part: readonly string[]): number => {
  const [more, less] = [whole.map(bare), part.map(bare)]
  const isSame =
    share(less, (line) => more.some((other) => other.includes(line) || line.includes(other))) >= 0.6
  return isSame
    ? whole.filter(
        (line, at) =>
          COUNTED.test(line) &&
          line.length <= LONGEST_COUNTED &&
          !less.some((other) => other.includes(more[at] ?? '') || more[at]?.includes(other)),
      ).length
    : 0
}
const bare = (line: string) => line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const isSentence = (line: string) => /[.!?]$/.test(line) && line.split(/\s+/).length > 5 && !AMOUNT.test(line)
const LEAST_OF_STEP = 15
const standsAmong = (steps: readonly string[]) => {
  const known = new Set(steps.map(bare))
  return (line: string) => line.length > LEAST_OF_STEP && !isStepTitle(line) && known.has(bare(line))
}

function strangersOf(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    if (AMOUNT.test(line) || isStepTitle(line) || isSentence(line)) return false
    const { foodId, amount, unit } = readIngredient(line)
    return foodId === null && amount === null && unit === null
  })
}
const MOST_NAMED = 3
const quoted = (lines: ReadonlySet<string>) =>
  [...lines]
    .slice(0, MOST_NAMED)
    .map((line) => `«${line}»`)
    .join(', ')

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
}
const FIGURE = /(?:(\d+) )?(\d+)\/(\d+)|(\d+(?:[.,]\d+)?)/g
const figuresOf = (line: string): string => {
  const text = line.replace(/[½¼¾⅓⅔]/gu, (sign) => ` ${FRACTIONS[sign]} `).replace(/\s+/gu, ' ')
  return [...text.matchAll(FIGURE)]
    .map(([, whole = 0, part = 0, of = 1, figure]) =>
      figure ? Number(figure.replace(',', '.')) : Number(whole) + Number(part) / Number(of),
    )
    .map((value) => value.toFixed(2))
    .join(' ')
}
const wordsOf = (line: string) => line.toLowerCase().replace(/[^\p{L}]+/gu, '')

const LEAST_IN_COMMON = 1 / 2

/** Finds a line of `listed` that `shown` has in the same words but with other numbers. Lines of `shown`
 * without numbers are skipped, because their numbers may be on the next line. */
function contradiction(listed: readonly string[], shown: readonly string[]) {
  const said = new Set(shown.map(wordsOf))
  if (share(listed, (line) => said.has(wordsOf(line))) < LEAST_IN_COMMON) return undefined
  for (const line of listed) {
    const twins = shown.filter((other) => wordsOf(other) === wordsOf(line) && figuresOf(other) !== '')
    const [first] = twins
    if (first && !twins.some((twin) => figuresOf(twin) === figuresOf(line))) return { line, shown: first }
  }
  return undefined
}

function furnitureAmong({ ingredients, steps }: Lists, buttons: readonly string[]) {
  const [often, oftenDone] = [saidTooOften(ingredients), saidTooOften(steps)]
  const isAround = (line: string) => hasPageSign(line) || callsForSomething(line)
  return {
    ingredients: ingredients.filter(
      (line) => isAround(line) || (!AMOUNT.test(line) && (buttons.includes(line) || often.has(line))),
    ),
    steps: steps.filter(
      (line) =>
        (line.length <= LONGEST_COUNTED && hasPageSign(line)) || (isTerse(line) && oftenDone.has(line)),
    ),
  }
}

/**
 * Returns sentences for the editor. `shown` are the lists visible on the page. `shown.buttons` are list
 * entries that contain only a button.
 */
export function recipeDoubts(recipe: Found, shown: Lists & { buttons?: readonly string[] }): string[] {
  const { ingredients, steps } = recipe
  const furniture = furnitureAmong(recipe, shown.buttons ?? [])
  const strangers = new Set([
    ...furniture.ingredients,
    ...(isItalian(recipe) ? strangersOf(ingredients) : []),
  ])
  const other = contradiction(ingredients, shown.ingredients)
  const doubts: (string | false | undefined)[] = [
    isRicher(shown.ingredients, ingredients) &&
      hasAmounts(shown.ingredients) &&
      !partsAmounts(shown.ingredients) &&
      beyond(shown.ingredients, ingredients) >= RICHER.lines &&
      `Lista degli ingredienti forse incompleta: la pagina ne mostra ${shown.ingredients.length}, qui ce ne sono ${ingredients.length}.`,
    isRicher(shown.steps, steps) &&
      lettersOf(shown.steps) > RICHER.words * lettersOf(steps) &&
      `Passaggi forse incompleti: la pagina ne mostra ${shown.steps.length}, qui ce ne sono ${steps.length}.`,
    ingredients.length >= SHORT_LIST &&
      !hasAmounts(ingredients) &&
      'Quasi nessun ingrediente ha una quantità: forse la lista è incompleta o non è quella della ricetta.',
    ingredients.length > MOST_INGREDIENTS &&
      `Gli ingredienti sono ${ingredients.length}: forse ci sono anche altre parti della pagina.`,
    (ingredients.filter((line) => line.length > LONG_INGREDIENT || isSentence(line)).length > 1 ||
      ingredients.some(standsAmong(steps))) &&
      'Alcuni ingredienti sembrano passaggi: forse le due liste sono confuse.',
    strangers.size > 0 && `Forse non sono ingredienti: ${quoted(strangers)}.`,
    furniture.steps.length > 0 && `Forse non sono passaggi: ${quoted(new Set(furniture.steps))}.`,
    other &&
      `Quantità da confrontare con la pagina: mostra «${other.shown}», nei suoi dati c'è «${other.line}».`,
    partsAmounts(ingredients) && 'Alcune quantità stanno da sole, senza il loro ingrediente.',
    ingredients.some(isGroupTitle) &&
      ingredients.length < 3 * ingredients.filter(isGroupTitle).length &&
      'Tra gli ingredienti ci sono quasi soltanto titoli di gruppi: mancano le righe che stanno sotto.',
    steps.length > 0 &&
      share(steps, (line) => MEASURED.test(line)) > 1 / 3 &&
      'Alcuni passaggi sembrano ingredienti: forse le due liste sono confuse.',
    steps.length > 1 &&
      share(steps, isTerse) > 1 / 2 &&
      'Molti passaggi sono di poche parole: forse sono titoli o pulsanti della pagina.',
    steps.length > MOST_INGREDIENTS &&
      `I passaggi sono ${steps.length}: forse ci sono anche altre parti della pagina.`,
    lettersOf(steps) > LONGEST_STEPS &&
      "I passaggi sono molto lunghi: forse c'è anche il racconto che li precede nella pagina.",
    steps.length === 0 && 'Nella pagina non abbiamo trovato i passaggi.',
  ]
  return doubts.filter((doubt) => typeof doubt === 'string')
}

const isTerse = (line: string) => line.split(/\s+/).length <= 3 && !/[.!?]$/.test(line)
