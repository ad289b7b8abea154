import { familyPattern } from '#domain/ingredients/family-pattern.ts'
import { plainText } from '#domain/site-search/plain-text.ts'

const KINDS = (['formaggio', 'carne', 'pesce', 'frutta secca'] as const).map(familyPattern)

export function leftOutRank(notInside: readonly string[]): (recipe: { ingredients: string[] }) => 0 | 1 {
  const isOf = (kind: RegExp) => (text: string) => plainText(text).search(kind) >= 0
  const kinds = KINDS.filter((kind) => notInside.some(isOf(kind)))
  const known = new Map<object, 0 | 1>()
  return (recipe) => {
    const rank = known.get(recipe) ?? (kinds.some((kind) => recipe.ingredients.some(isOf(kind))) ? 1 : 0)
    known.set(recipe, rank)
    return rank
  }
}
