import { apiPaths } from '#contracts/api-paths.ts'
import type { NutritionRequest } from '#contracts/nutrition/nutrition.ts'
import { readOvenRequest, type SentOvenRequest } from '#contracts/oven-guide/oven-request.ts'
import type { PizzaType } from '#knowledge/styles-simple.ts'

type Calculation = (body: unknown, query: URLSearchParams) => Promise<unknown>

/**
 * What each tool asks the server for, each with the code that it takes and no other's. The page has checked what it
 * sends: these calls are those of the site's own forms.
 */
const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  [apiPaths.doughCalculator]: async (body) => {
    const { calculateSimpleDough } = await import('#domain/dough/simple/simple-calculator.ts')
    return calculateSimpleDough(body as Parameters<typeof calculateSimpleDough>[0])
  },
  [apiPaths.ovenCalculation]: async (body) => {
    const { calculateBake } = await import('#domain/oven-guide/calculate.ts')
    return calculateBake(readOvenRequest(body as SentOvenRequest))
  },
  [apiPaths.nutritionIngredients]: async (_, query) =>
    (await import('#domain/nutrition/food-list.ts')).listFoods(
      query.get('category') ?? '',
      query.get('search') ?? '',
    ),
  [apiPaths.calculateNutrition]: async (body) =>
    (await import('./nutrition-here.ts')).nutritionHere(body as NutritionRequest),
  [apiPaths.pairing]: async (_, query) => (await import('./pairing-here.ts')).pairingHere(query),
}

/** What the server would answer to the call of a tool; undefined for a call that needs the server. */
export async function calculateHere(path: string, body: unknown): Promise<unknown> {
  const [pathname = '', query] = path.split('?')
  return (await CALCULATIONS[pathname]?.(body, new URLSearchParams(query))) ?? toppingsHere(pathname)
}

async function toppingsHere(pathname: string): Promise<unknown> {
  const [, pizzaType, hydration] =
    /^\/api\/dough-calculator\/toppings\/([^/]+)\/([\d.]+)$/.exec(pathname) ?? []
  if (!pizzaType) return
  const { suggestToppings } = await import('#domain/dough/simple/simple-toppings.ts')
  return { toppings: suggestToppings(pizzaType as PizzaType, Number(hydration)) }
}
