/** The style of a recipe: a fact of its dough, by which the list, the ovens, the bake, the picture and the evening go.
 *
 * Source  content/styles/. A recipe that names no dough has the usual dough of its category.
 * Valid   any category and any dough of content/styles/. */
import { DOUGH_OF_CATEGORY, STYLE_OF_DOUGH } from '#knowledge/styles-list.ts'
import { OVEN_STYLE_OF_DOUGH, type OvenStyleId } from '#knowledge/styles-oven-names.ts'
import type { Style } from './style.ts'

/** `shape` is given where the recipe gives its dough another shape than usual: a gluten-free dough in a tray. */
export type NamedDough = { readonly style: string; readonly shape?: Style | undefined } | null

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

const OVEN_STYLES: Readonly<Partial<Record<string, OvenStyleId>>> = OVEN_STYLE_OF_DOUGH
/** Undefined where the oven guide has no such dough, or not in this shape. */
export function ovenStyleOf(recipe: StyledRecipe): OvenStyleId | undefined {
  const { style, shape } = doughOf(recipe)
  return shape ? undefined : OVEN_STYLES[style]
}
