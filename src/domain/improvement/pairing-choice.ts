/** Which of several additions goes best with what a recipe has on it, by the pairing's knowledge.
 *
 * Source  `src/domain/pairing`: tradition, contrast, balance, season. */
import { STAPLES } from '#knowledge/improve.ts'
import type { PairingIngredient } from '../pairing/ingredient.ts'
import { scorePair } from '../pairing/pair-score.ts'
import { PANTRY, pairingIngredient } from '../pairing/pantry.ts'
import { groupsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { stemsOf } from '../words/italian-stem.ts'

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

/** The candidates that the recipe does not have yet, best first: by their mean score with all that is there. */
export function rankedPairs<T extends { pairing: string }>(
  candidates: readonly T[],
  recipe: RecipeToImprove,
): T[] {
  const all = pairedIn(recipe)
  const ofCharacter = all.filter(({ id }) => !PLAIN.has(id))
  const own = ofCharacter.length > 0 ? ofCharacter : all
  const ranked = candidates.flatMap((choice) => {
    const ingredient = pairingIngredient(choice.pairing)
    if (!ingredient || all.some(({ id }) => id === choice.pairing)) return []
    return [{ choice, score: own.reduce((sum, other) => sum + scorePair(ingredient, other).score, 0) }]
  })
  return ranked.toSorted((one, other) => other.score - one.score).map(({ choice }) => choice)
}
