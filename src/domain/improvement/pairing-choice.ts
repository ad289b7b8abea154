/** Which of several additions goes best with what a recipe has on it, by the pairing's knowledge.
 *
 * Source  `src/domain/pairing`: tradition, contrast, balance, season. */
import { STAPLES } from '#knowledge/improve.ts'
import type { PairingIngredient } from '../pairing/ingredient.ts'
import { scorePair } from '../pairing/pair-score.ts'
import { PANTRY, pairingIngredient } from '../pairing/pantry.ts'
import { dishesOf } from '../pairing/tradition-index.ts'
import { stemsOf } from '../recipes/audit/italian-stem.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'

/** Seasoning goes with everything: it says nothing about what a recipe is. */
const EVERYWHERE: ReadonlySet<string> = new Set(STAPLES.seasoning)
/** Nearly every pizza has them: they count where nothing of more character is there. */
const PLAIN: ReadonlySet<string> = new Set(STAPLES.plain)

/** The pairing's ingredients that stand in the recipe's list, without those of its dough. */
function pairedIn(recipe: RecipeToImprove): PairingIngredient[] {
  const lines = groupsOf(recipe)
    .filter(({ isDough }) => !isDough)
    .flatMap((group) => group.lines)
    .map((line) => new Set(stemsOf(line.replace(/ per .*| fragola/gu, ''))))
  const found = PANTRY.filter(
    ({ id }) =>
      !EVERYWHERE.has(id) &&
      lines.some((stems) => stemsOf(id.replaceAll('-', ' ')).every((stem) => stems.has(stem))),
  )
  return found.filter(({ id }) => !found.some((other) => other.id.startsWith(`${id}-`)))
}

/** In so many dishes two must meet before their company is called a habit: one dish of that name proves little. */
const HABIT = 3

type Paired<T> = {
  choice: T
  score: number /** Where tradition has the two together. */
  known: string | null
}

/** The candidates that the recipe does not have yet, best first: by their mean score with all that is there. */
export function rankedPairs<T extends { pairing: string }>(
  candidates: readonly T[],
  recipe: RecipeToImprove,
): Paired<T>[] {
  const all = pairedIn(recipe)
  const ofCharacter = all.filter(({ id }) => !PLAIN.has(id))
  const own = ofCharacter.length > 0 ? ofCharacter : all
  const ranked = candidates.flatMap((choice) => {
    const ingredient = pairingIngredient(choice.pairing)
    if (!ingredient || all.some(({ id }) => id === choice.pairing)) return []
    const pairs = own.map((other) => ({ other, pair: scorePair(ingredient, other) }))
    const score = pairs.reduce((sum, { pair }) => sum + pair.score, 0) / Math.max(1, pairs.length)
    const [best] = pairs.toSorted((one, other) => other.pair.score - one.pair.score)
    return [{ choice, score, known: best === undefined ? null : habitOf(ingredient, best.other) }]
  })
  return ranked.toSorted((one, other) => other.score - one.score)
}

export const bestPaired = <T extends { pairing: string }>(
  candidates: readonly T[],
  recipe: RecipeToImprove,
): Paired<T> | null => rankedPairs(candidates, recipe)[0] ?? null

const habitOf = (one: PairingIngredient, other: PairingIngredient): string | null =>
  dishesOf(one.id, other.id).length < HABIT
    ? null
    : `${one.name.toLowerCase()} e ${other.name.toLowerCase()} si incontrano già in molti piatti italiani`

/** 'croccante; noci e gorgonzola si incontrano già in molti piatti italiani'. */
export const becauseOf = (why: string, known: string | null): string =>
  known === null ? why : `${why}; ${known}`
