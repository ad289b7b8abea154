import type { Diet } from '../ingredients/diets.ts'
import type { DoughKind } from './improve-content.ts'

/** The diets that wheat dough cannot follow, and the dough that takes its place. */
export const DOUGH_KIND: Readonly<Partial<Record<Diet, DoughKind>>> = {
  'senza glutine': 'glutenFree',
  chetogenica: 'almond',
  paleo: 'tapioca',
}
