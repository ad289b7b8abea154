/** Computes in advance the results that are the same for all guests, so that the first evening is as quick
 * as any other.
 *
 * Source  `fitness.ts`, `variants.ts` and `evening.ts`, which cache their results for each recipe object.
 * Valid   any recipes. The generator yields after each short step, so that other work can run in between. */
import { planEvening } from './evening.ts'
import type { Service } from './evening-fields.ts'
import { type Guest, NEEDS, USUAL_EVENING, USUAL_GUEST } from './evening-request.ts'
import { type EveningRecipe, eveningPizza } from './menu/evening-pizza.ts'
import { whyNot } from './menu/fitness.ts'
import { nearestRecipes, nearestVariant } from './menu/variants.ts'

const CAREFUL: readonly Guest[] = [
  ...NEEDS.map((need): Guest => ({ ...USUAL_GUEST, needs: [need] })),
  { ...USUAL_GUEST, allergies: ['arachidi'] },
  { ...USUAL_GUEST, dislikes: ['timo', 'formaggio'] },
]

function readRecipe(recipe: EveningRecipe) {
  const pizza = eveningPizza(recipe)
  if (pizza) for (const guest of CAREFUL) whyNot(guest, pizza)
}

const TRIAL_MS = Date.parse('2026-11-28T19:00:00Z')
const TABLES = [
  ['each', 1],
  ['each', 3],
  ['each', 7],
  ['each', 14],
  ['each', 14],
  ['each', 14],
  ['slices', 8],
  ['trays', 8],
] as const

const trial = (recipes: readonly EveningRecipe[], service: Service, count: number) =>
  planEvening(
    {
      ...USUAL_EVENING,
      service,
      bakeAtMs: TRIAL_MS,
      nowMs: null,
      guests: [...CAREFUL, ...CAREFUL].slice(0, count),
      maxDoughs: 3,
    },
    recipes,
  )

export function* preparation(recipes: readonly EveningRecipe[]): Generator<undefined, void> {
  for (const recipe of recipes) {
    readRecipe(recipe)
    yield
  }
  for (const guest of CAREFUL)
    for (const recipe of nearestRecipes(guest, recipes)) {
      nearestVariant(guest, [recipe])
      yield
    }
  for (const [service, count] of TABLES) {
    trial(recipes, service, count)
    yield
  }
}
