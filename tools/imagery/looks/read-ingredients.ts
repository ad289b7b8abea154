/** What a recipe's lines show. */
import { plain } from '#site'
import { INGREDIENTS, type Shown } from './ingredient-table.ts'

/** What a line shows; undefined when no rule knows it. */
export function shownBy(line: string): Shown | undefined {
  const text = plain(line)
  return INGREDIENTS.find(({ stem, not }) => stem.test(text) && !not?.test(text))?.shown
}
