import type { z } from 'zod'
import type { PizzaType } from '#knowledge/styles-simple.ts'
import { endpoint } from '../endpoint.ts'
import type { SimpleDoughAnswer, SimpleDoughRequest, Toppings } from './simple-dough.ts'

export const calculateDough = endpoint<{
  body: z.input<typeof SimpleDoughRequest>
  response: SimpleDoughAnswer
}>('POST', '/api/dough-calculator')
export const printDoughSheet = endpoint<{ query: Readonly<Record<string, string>>; response: unknown }>(
  'GET',
  '/api/dough-calculator/pdf',
)
export const suggestDoughToppings = endpoint<{
  params: { pizzaType: PizzaType; hydration: string }
  response: Toppings
}>('GET', '/api/dough-calculator/toppings/:pizzaType/:hydration')
