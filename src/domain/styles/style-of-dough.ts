/** Derives the style of a recipe from its dough.
 *
 * Source  content/styles/. A recipe that names no dough has the usual dough of its category.
 * Valid   any category and any dough of content/styles/. */
import { DOUGH_OF_CATEGORY, STYLE_OF_DOUGH } from '#knowledge/styles-list.ts'
import { type NamedDough, ovenStyleOfDough } from './oven-style.ts'
import type { Style } from './style.ts'

export interface StyledRecipe {
  category: keyof typeof DOUGH_OF_CATEGORY
  dough?: NamedDough | undefined
}

const doughOf = ({ category, dough }: StyledRecipe): NonNullable<NamedDough> =>
  dough ?? { style: DOUGH_OF_CATEGORY[category] }

const STYLES: Readonly<Partial<Record<string, Style>>> = STYLE_OF_DOUGH
export function styleOf(recipe: StyledRecipe): Style {
  const { style, shape } = doughOf(recipe)
  return shape ?? STYLES[style] ?? 'tonda'
}

export const ovenStyleOf = (recipe: StyledRecipe) => ovenStyleOfDough(doughOf(recipe))
