import type { z } from 'zod'
import type { PizzaType } from '#knowledge/styles-simple.ts'
import { get, post } from '../endpoint.ts'
import type { SimpleDoughAnswer, SimpleDoughRequest, Toppings } from './simple-dough.ts'

export const calculateDough = post<{
  body: z.input<typeof SimpleDoughRequest>
  response: SimpleDoughAnswer
}>('/api/dough-calculator')
export const printDoughSheet = get<{ query: Readonly<Record<string, string>>; response: unknown }>(
  '/api/dough-calculator/pdf',
)
export const suggestDoughToppings = get<{
  params: { pizzaType: PizzaType; hydration: string }
  response: Toppings
}>('/api/dough-calculator/toppings/:pizzaType/:hydration')
