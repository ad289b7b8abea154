import type { Recipe } from '#contracts/recipe.ts'
import { bakersPercentages } from '#domain/recipe/recipe-dough.ts'

export interface ListedGroup {
  title: string
  isDough: boolean
  /** `flourPct`: share of the whole flour, in baker's percent; null for what has no weight or is no dough. */
  lines: { text: string; flourPct: number | null }[]
}

/** The lines of a recipe under their headings; dough lines carry their baker's percentage. */
export function ingredientGroups({ ingredients, ingredientGroups }: Recipe): ListedGroup[] {
  const groups = grouped(ingredients, ingredientGroups)
  const percentages = bakersPercentages(groups.flatMap(({ isDough, lines }) => (isDough ? lines : [])))
  let next = 0
  return groups.map(({ title, isDough, lines }) => ({
    title,
    isDough,
    lines: lines.map((text) => ({ text, flourPct: isDough ? (percentages[next++] ?? null) : null })),
  }))
}

/** A recipe without headings (an imported one) has a single group, and no line known to be dough. */
function grouped(ingredients: string[], headings: Recipe['ingredientGroups']) {
  if (headings.length === 0) return [{ title: 'Dosi', isDough: false, lines: ingredients }]
  let from = 0
  return headings.map(({ title, count, isDough }) => {
    const lines = ingredients.slice(from, from + count)
    from += count
    return { title, isDough, lines }
  })
}
