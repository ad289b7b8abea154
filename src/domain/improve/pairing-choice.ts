/** Which of several additions goes best with what a recipe has on it, by the pairing's knowledge.
 *
 * Source  `src/domain/pairing`: tradition, contrast, balance, season. */
import type { PairingIngredient } from '../pairing/ingredient.ts'
import { scorePair } from '../pairing/pair-score.ts'
import { PANTRY, pairingIngredient } from '../pairing/pantry.ts'
import { dishesOf } from '../pairing/tradition-index.ts'
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'

/** Seasoning goes with everything: it says nothing about what a recipe is. */
const EVERYWHERE = new Set(['olio-extravergine', 'aglio', 'pepe-nero'])
/** Nearly every pizza has them: they count where nothing of more character is there. */
const PLAIN = new Set(['fior-di-latte', 'mozzarella', 'basilico', 'prezzemolo', 'origano', 'pomodoro'])

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

type Paired<T> = {
  choice: T
  score: number /** Where tradition has the two together. */
  known: string | null
}

/** The best of the candidates that the recipe does not have yet: by its mean score with all that is there. */
export function bestPaired<T extends { pairingId: string }>(
  candidates: readonly T[],
  recipe: RecipeToImprove,
): Paired<T> | null {
  const all = pairedIn(recipe)
  const ofCharacter = all.filter(({ id }) => !PLAIN.has(id))
  const own = ofCharacter.length > 0 ? ofCharacter : all
  const ranked = candidates.flatMap((choice) => {
    const ingredient = pairingIngredient(choice.pairingId)
    if (!ingredient || all.some(({ id }) => id === choice.pairingId)) return []
    const pairs = own.map((other) => ({ other, pair: scorePair(ingredient, other) }))
    const score = pairs.reduce((sum, { pair }) => sum + pair.score, 0) / Math.max(1, pairs.length)
    const [best] = pairs.toSorted((one, other) => other.pair.score - one.pair.score)
    const [dish] = best === undefined ? [] : dishesOf(choice.pairingId, best.other.id)
    const known =
      best === undefined || dish === undefined
        ? null
        : `con ${best.other.name.toLowerCase()} è già un classico («${dish}»)`
    return [{ choice, score, known }]
  })
  return ranked.toSorted((one, other) => other.score - one.score)[0] ?? null
}

/** 'croccante; con gorgonzola è già un classico («Noci e gorgonzola»)'. */
export const becauseOf = (why: string, known: string | null): string =>
  known === null ? why : `${why}; ${known}`
