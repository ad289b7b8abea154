import type { IngredientLines } from '../recipes/structured-recipe.ts'

export function groupsOfLines(lines: readonly string[]): IngredientLines[] {
  const groups: IngredientLines[] = []
  for (const line of lines) {
    const title = /^(.*\S)\s*:$/u.exec(line)?.[1]
    if (title) groups.push({ title, isDough: /\bimpasto\b|\bpanetti\b/i.test(title), lines: [] })
    else {
      if (groups.length === 0) groups.push({ title: 'Ingredienti', isDough: false, lines: [] })
      groups.at(-1)?.lines.push(line)
    }
  }
  return groups.filter((group) => group.lines.length > 0)
}
