import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '#contracts/endpoint.ts'
import { suggestDoughToppings } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { Toppings } from '#contracts/simple-dough/simple-dough.ts'
import { plainDecimal } from '#domain/words/decimal-input.ts'
import type { PizzaType } from '#knowledge/styles-simple.ts'
import type { Api } from '../../api/api-client.ts'

export function toppingsQuery(api: Api, pizzaType: PizzaType, hydration: number) {
  const params = { pizzaType, hydration: plainDecimal(hydration) }
  return queryOptions({
    queryKey: [addressOf(suggestDoughToppings, { params })],
    queryFn: async ({ signal }) =>
      Toppings.parse(await api(suggestDoughToppings, { params, signal })).toppings,
  })
}
