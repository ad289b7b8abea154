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

/**
 * Adds the headings that a page shows among its ingredients to a flat list of the same ingredients.
 *
 * Valid   headings that end with ':', as `headingOfLine` writes them.
 */
export const isHeading = (line: string): boolean => line.endsWith(':')

export const headingSomething = (lines: readonly string[]): string[] =>
  lines.filter((line, index) => !isHeading(line) || !isHeading(lines[index + 1] ?? ':'))

const wordsOf = (line: string) => new Set(line.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [])

function isSame(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > 0 && shared >= Math.min(a.size, b.size) * 0.6
}

const LEAST_SAME = 0.7

/** Adds to `flat` the headings that `shown` has above the same lines. Returns `flat` unchanged if it
 * already has headings, or if the two lists have too few lines in common. */
export function groupedAsShown(flat: readonly string[], shown: readonly string[]): string[] {
  const bare = shown.filter((line) => !isHeading(line))
  if (flat.some(isHeading) || bare.length === shown.length || bare.length === 0) return [...flat]
  const isInOrder = bare.length === flat.length
  const placeOf = (line: string, at: number) =>
    isInOrder
      ? at
      : flat.findIndex((other, place) => place >= at - (bare.length - flat.length) - 2 && isSame(line, other))
  const same = bare.filter((line, at) =>
    isInOrder ? isSame(line, flat[at] ?? '') : flat.some((other) => isSame(line, other)),
  )
  if (same.length < LEAST_SAME * Math.max(bare.length, flat.length)) return [...flat]
  const headings = new Map<number, string>()
  let at = 0
  for (const [index, line] of shown.entries()) {
    if (!isHeading(line)) at += 1
    else {
      const below = shown[index + 1]
      const place = below === undefined || isHeading(below) ? -1 : placeOf(below, at)
      if (place >= 0) headings.set(place, line)
    }
  }
  return flat.flatMap((line, place) => [
    ...(headings.has(place) ? [headings.get(place) as string] : []),
    line,
  ])
}
