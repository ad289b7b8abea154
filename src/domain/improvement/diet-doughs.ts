import type { DoughKind } from './improve-content.ts'
import type { Diet } from './options.ts'

/** The diets that wheat dough cannot follow, and the dough that takes its place. */
export const DOUGH_KIND: Readonly<Partial<Record<Diet, DoughKind>>> = {
  'senza glutine': 'glutenFree',
  chetogenica: 'almond',
  paleo: 'tapioca',
}
