import { STAPLES } from '#knowledge/improve.ts'
import type { PairingIngredient } from '../pairing/ingredient.ts'
import { scorePair } from '../pairing/pair-score.ts'
import { PANTRY, pairingIngredient } from '../pairing/pantry.ts'
import { groupsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { stemsOf } from '../words/italian-stem.ts'

const EVERYWHERE: ReadonlySet<string> = new Set(STAPLES.seasoning)
/** Nearly every pizza has these. They count only if the recipe has no more characteristic ingredient. */
const PLAIN: ReadonlySet<string> = new Set(STAPLES.plain)

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
