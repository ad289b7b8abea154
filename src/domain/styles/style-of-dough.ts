/** Under which style of the list a recipe stands that names the style of its dough.
 *
 * Source  content/styles/; a contemporary Neapolitan pizza is one for readers, a Genoese focaccia is a focaccia.
 * Valid   any style of content/recipes; undefined for doughs that come in every shape (sweet, without gluten or leaven). */
import type { Style } from './style.ts'

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

export const styleOfDough = (dough?: NamedDough): Style | undefined =>
  dough && Object.hasOwn(STYLE_OF_DOUGH, dough.style) ? STYLE_OF_DOUGH[dough.style] : undefined
