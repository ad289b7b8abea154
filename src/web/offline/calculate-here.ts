import type { BodyOf, CallTypes, Endpoint, ResponseOf } from '#contracts/endpoint.ts'
import { paramsIn } from '#contracts/endpoint.ts'
import {
  calculateRecipeNutrition,
  listNutritionIngredients,
} from '#contracts/nutrition/nutrition.endpoints.ts'
import { calculateOven } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import { readOvenRequest } from '#contracts/oven-guide/oven-request.ts'
import { getPairing } from '#contracts/pairing/pairing.endpoints.ts'
import { calculateDough, suggestDoughToppings } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { searchSite } from '#contracts/site-search/site-search.endpoints.ts'
import type { PizzaType } from '#knowledge/styles-simple.ts'

interface Asked<Body> {
  body: Body
  query: URLSearchParams
  params: Readonly<Record<string, string>>
}
interface Calculation {
  endpoint: Endpoint
  calculate: (asked: Asked<never>) => Promise<unknown>
}

const here = <Types extends CallTypes>(
  endpoint: Endpoint<Types>,
  calculate: (asked: Asked<BodyOf<Types>>) => Promise<ResponseOf<Types> | undefined>,
): Calculation => ({ endpoint, calculate })

const CALCULATIONS: readonly Calculation[] = [
  here(calculateDough, async ({ body }) => {
    const { calculateSimpleDough } = await import('#domain/dough/simple/simple-calculator.ts')
    return calculateSimpleDough(body)
  }),
  here(calculateOven, async ({ body }) => {
    const { calculateBake } = await import('#domain/oven-guide/calculate.ts')
    return calculateBake(readOvenRequest(body))
  }),
  here(listNutritionIngredients, async ({ query }) =>
    (await import('#domain/ingredients/food-list.ts')).listFoods(
      query.get('category') ?? '',
      query.get('search') ?? '',
    ),
  ),
  here(calculateRecipeNutrition, async ({ body }) => {
    const { nutritionOf } = await import('#domain/nutrition/asked-nutrition.ts')
    return nutritionOf(body).result
  }),
  here(getPairing, async ({ query }) => (await import('./pairing-here.ts')).pairingHere(query)),
  here(searchSite, async ({ query }) => (await import('./search-here.ts')).searchHere(query)),
  here(suggestDoughToppings, async ({ params: { pizzaType, hydration } }) => {
    const { suggestToppings } = await import('#domain/dough/simple/simple-toppings.ts')
    return { toppings: suggestToppings(pizzaType as PizzaType, Number(hydration)) }
  }),
]

/** Computes in the browser the response that the server would give. Undefined if the request needs the
 * server. */
export async function calculateHere(
  path: string,
  { method = 'GET', json }: { method?: string; json?: unknown } = {},
): Promise<unknown> {
  const [pathname = '', query] = path.split('?')
  for (const { endpoint, calculate } of CALCULATIONS) {
    const params = endpoint.method === method ? paramsIn(endpoint, pathname) : undefined
    if (params) return calculate({ body: json as never, query: new URLSearchParams(query), params })
  }
  return undefined
}
