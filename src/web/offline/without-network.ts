import { apiPaths } from '#contracts/api-paths.ts'
import { calculateSimpleDough } from '#domain/dough/simple-calculator.ts'
import type { PizzaType } from '#domain/dough/simple-limits.ts'
import { suggestToppings } from '#domain/dough/simple-toppings.ts'
import { calculateBake } from '#domain/oven/calculate.ts'

type Calculation = (body: unknown) => unknown

/** The page has checked what it sends: these calls are those of the site's own forms. */
const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  [apiPaths.doughCalculator]: (body) =>
    calculateSimpleDough(body as Parameters<typeof calculateSimpleDough>[0]),
  [apiPaths.ovenCalculation]: (body) => calculateBake(body as Parameters<typeof calculateBake>[0]),
}

/** What the server would answer to a calculation; undefined for calls that need the server. Rejects on a broken body. */
export async function answerCalculation(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const [, pizzaType, hydration] = /\/toppings\/([^/]+)\/([\d.]+)$/.exec(pathname) ?? []
  if (request.method === 'GET' && pizzaType) {
    return Response.json({ toppings: suggestToppings(pizzaType as PizzaType, Number(hydration)) })
  }
  const calculate = CALCULATIONS[pathname]
  return calculate && Response.json(calculate(await request.json()))
}
