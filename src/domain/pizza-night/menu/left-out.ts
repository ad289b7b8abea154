/** Gives the reason why an evening cannot include a recipe; null if it can. An evening includes only pizzas
 * for one person, baked one by one in an oven. */
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

const AIR_FRYER = /\bfriggitric/iu
const HOB = /\b(?:padell|fornell|piastr|fuoco|fiamma)/iu
const OVEN = /\b(?:forno|inforn)/iu

type Told = { category: RecipeCategory; servingsUnit: string; instructions: string }

export function whyLeftOut({ category, servingsUnit, instructions }: Told): string | null {
  if (category === 'Fritta') return 'si frigge, e qui pianifichiamo il forno'
  if (category === 'Dolce') return 'è un dolce, e qui contiamo le pizze'
  if (PIECES.has(servingsUnit)) {
    if (AIR_FRYER.test(instructions))
      return 'si cuoce nella friggitrice ad aria, e qui pianifichiamo il forno'
    return HOB.test(instructions) && !OVEN.test(instructions)
      ? 'si cuoce sul fornello, e qui pianifichiamo il forno'
      : null
  }
  return FOR_MANY.has(servingsUnit)
    ? 'si cuoce in una teglia per più persone, e qui ognuno ha la sua'
    : 'non si stende e non si inforna come una pizza'
}
