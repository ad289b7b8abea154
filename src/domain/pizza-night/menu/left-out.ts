/** Gives the reason why an evening cannot include a recipe; null if it can. An evening includes what is baked in
 * an oven: pizzas for one person, which may be cut and shared, or trays for several.
 *
 * Units   °C.
 * Source  words of the recipe. An oven at its hottest burns what wants two hundred degrees at most: [stima]. */
import type { RecipeDough } from '#domain/recipes/recipe-content.ts'
import type { RecipeCategory } from '#domain/recipes/vocabulary.ts'
import type { Service } from '../evening-fields.ts'

const PIECES = new Set(['pizze', 'pizza', 'calzoni', 'calzone', 'pinse', 'pinsa'])
const CLOSED = new Set(['calzoni', 'calzone'])
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
const DEGREES = /(?<!\d)(1\d{2}|[2-5]\d{2})(?:-(\d{3}))? ?°C/gu
const COOL_C = 200

type Told = {
  category: RecipeCategory
  servingsUnit: string
  instructions: string
  dough?: RecipeDough | null
  isGlutenFree: boolean
}

export const isTray = ({ servingsUnit }: Pick<Told, 'servingsUnit'>): boolean => FOR_MANY.has(servingsUnit)

const ON_THE_HOB = 'si cuoce sul fornello, e qui pianifichiamo il forno'

const isOnTheHob = ({ instructions }: Told) => HOB.test(instructions) && !OVEN.test(instructions)

function whyNoTray(recipe: Told): string | null {
  if (isOnTheHob(recipe)) return ON_THE_HOB
  if (!recipe.dough?.pan) return 'non dice in che teglia si cuoce'
  const told = [...recipe.instructions.matchAll(DEGREES)].map(([, low, high]) => Number(high ?? low))
  const hottest = Math.max(...told)
  return told.length > 0 && hottest <= COOL_C
    ? `cuoce a ${hottest} °C, e stasera il forno va al massimo`
    : null
}

function whyNoPiece(recipe: Told): string | null {
  if (AIR_FRYER.test(recipe.instructions))
    return 'si cuoce nella friggitrice ad aria, e qui pianifichiamo il forno'
  return isOnTheHob(recipe) ? ON_THE_HOB : null
}

/** In trays, who may eat nothing else has a pizza without gluten. */
const isKeptRound = (recipe: Told, service: Service) => service !== 'trays' || recipe.isGlutenFree

export function whyLeftOut(recipe: Told, service: Service): string | null {
  const { category, servingsUnit } = recipe
  if (category === 'Fritta') return 'si frigge, e qui pianifichiamo il forno'
  if (category === 'Dolce') return 'è un dolce, e qui contiamo le pizze'
  if (isTray(recipe)) {
    const never = whyNoTray(recipe)
    return (
      never ?? (service === 'trays' ? null : 'si cuoce in una teglia per più persone: scegli «In teglia»')
    )
  }
  if (!PIECES.has(servingsUnit)) return 'non si stende e non si inforna come una pizza'
  if (service === 'slices' && CLOSED.has(servingsUnit))
    return 'è chiuso, e a spicchi perde il ripieno: scegli «Una a testa»'
  const never = whyNoPiece(recipe)
  return (
    never ?? (isKeptRound(recipe, service) ? null : 'non va in teglia: scegli «A spicchi» o «Una a testa»')
  )
}

/** Why no evening can include the recipe. */
export const whyNever = (recipe: Told): string | null => whyLeftOut(recipe, isTray(recipe) ? 'trays' : 'each')
