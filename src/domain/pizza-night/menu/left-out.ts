/** Which recipes an evening leaves out by their kind, and why: it counts pizzas by guest and bakes them one after the other.
 *
 * Source  a definition.
 * Valid   any recipe. */
import type { RecipeCategory } from '#domain/recipes/vocabulary.ts'

const PIECES = new Set(['pizze', 'pizza', 'calzoni', 'calzone', 'pinse', 'pinsa'])
const FOR_MANY = new Set([
  'porzioni',
  'porzione',
  'teglie',
  'teglia',
  'focacce',
  'focaccia',
  'scacce',
  'scaccia',
])

/** In Italian and in few words; null for what an evening can have. */
export function whyLeftOut({
  category,
  servingsUnit,
}: {
  category: RecipeCategory
  servingsUnit: string
}): string | null {
  if (category === 'Fritta') return 'si frigge, e qui pianifichiamo il forno'
  if (category === 'Dolce') return 'è un dolce, e qui contiamo le pizze'
  if (PIECES.has(servingsUnit)) return null
  return FOR_MANY.has(servingsUnit)
    ? 'si cuoce in una teglia per più persone, e qui ognuno ha la sua'
    : 'non si stende e non si inforna come una pizza'
}
