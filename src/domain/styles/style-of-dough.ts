/** Under which style of the list a recipe stands that names the style of its dough, and how it is then baked.
 *
 * Source  content/styles/; a contemporary Neapolitan pizza is one for readers, a Genoese focaccia is a focaccia.
 * Valid   any style of content/recipes; undefined for doughs that come in every shape (sweet, without gluten or leaven). */
import type { BakeStyle } from '../nutrition/bake-profiles.ts'
import type { Style } from '../recipe-list/facet-list.ts'

export type NamedDough = { readonly style: string } | null

const STYLE_OF_DOUGH: Readonly<Partial<Record<string, Style>>> = {
  napoletana: 'napoletana',
  contemporanea: 'napoletana',
  classica: 'tonda',
  romana: 'romana',
  pala: 'pala',
  teglia: 'teglia',
  padellino: 'padellino',
  focaccia: 'focaccia',
  genovese: 'focaccia',
  recco: 'focaccia',
  siciliana: 'siciliana',
  calzone: 'calzone',
  fritta: 'fritta',
}

const BAKE_OF_STYLE: Readonly<Record<Style, BakeStyle>> = {
  napoletana: 'napoletana',
  tonda: 'napoletana',
  calzone: 'napoletana',
  padella: 'napoletana',
  romana: 'romana',
  pala: 'romana',
  teglia: 'teglia',
  padellino: 'teglia',
  focaccia: 'teglia',
  siciliana: 'siciliana',
  fritta: 'fritta',
}

export const styleOfDough = (dough?: NamedDough): Style | undefined =>
  dough && Object.hasOwn(STYLE_OF_DOUGH, dough.style) ? STYLE_OF_DOUGH[dough.style] : undefined

export function bakeOfDough(dough?: NamedDough): BakeStyle | undefined {
  const style = styleOfDough(dough)
  return style && BAKE_OF_STYLE[style]
}
