import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '#contracts/endpoint.ts'
import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { getBakeProfiles, listNutritionIngredients } from '#contracts/nutrition/nutrition.endpoints.ts'
import type { NutritionCategory } from '#contracts/nutrition/nutrition.ts'
import { calculateOven } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import {
  analyseIngredients,
  listPairingIngredients,
  pairIngredient,
} from '#contracts/pairing/pairing.endpoints.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { suggestDoughToppings } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import { plainDecimal } from '#domain/units/decimal-input.ts'
import type { PizzaType } from '#knowledge/styles-simple.ts'
import type { Api } from './api-client.ts'

/** What the kitchen tools, first aid and the shop read beside the catalogue. */
export const createToolQueries = (api: Api) => ({
  pairingCategories: () =>
    queryOptions({
      queryKey: [listPairingIngredients.path],
      queryFn: ({ signal }) => api(listPairingIngredients, { signal }),
    }),

  pairingOf: (baseId: string) =>
    queryOptions({
      queryKey: [addressOf(pairIngredient, { query: { baseIngredient: baseId } })],
      queryFn: ({ signal }) => api(pairIngredient, { query: { baseIngredient: baseId }, signal }),
    }),

  pairingAmong: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [addressOf(analyseIngredients, { query: { ingredients: ids } })],
      queryFn: ({ signal }) => api(analyseIngredients, { query: { ingredients: ids }, signal }),
    }),

  /** Faults of a pizza. */
  symptoms: () =>
    queryOptions({
      queryKey: [listSymptoms.path],
      queryFn: ({ signal }) => api(listSymptoms, { signal }),
    }),

  symptom: (id: string) =>
    queryOptions({
      queryKey: [addressOf(getSymptom, { params: { id } })],
      queryFn: ({ signal }) => api(getSymptom, { params: { id }, signal }),
    }),

  /** A calculation that changes nothing: what is asked says what is answered. */
  ovenCalculation: (request: OvenRequest) =>
    queryOptions({
      queryKey: [calculateOven.path, request],
      queryFn: async ({ signal }) => {
        const { sentOvenRequest } = await import('#contracts/oven-guide/oven-request.ts') // every page loads this file
        const json = sentOvenRequest(request)
        return api(calculateOven, { body: json, signal })
      },
    }),

  shopProducts: () =>
    queryOptions({
      queryKey: [listShopProducts.path],
      queryFn: ({ signal }) => api(listShopProducts, { signal }),
    }),

  /** Names of toppings that suit a kind of pizza and the water of its dough. */
  toppings: (pizzaType: PizzaType, hydration: number) =>
    queryOptions({
      queryKey: [
        addressOf(suggestDoughToppings, { params: { pizzaType, hydration: plainDecimal(hydration) } }),
      ],
      queryFn: async ({ signal }) => {
        const body = await api(suggestDoughToppings, {
          params: { pizzaType, hydration: plainDecimal(hydration) },
          signal,
        })
        const { Toppings } = await import('#contracts/simple-dough/simple-dough.ts')
        return Toppings.parse(body).toppings
      },
    }),

  /** Without arguments the whole table: whoever shows an ingredient finds its name there. */
  nutritionIngredients: (category: NutritionCategory = 'tutti', search = '') =>
    queryOptions({
      queryKey: [listNutritionIngredients.path, category, search],
      queryFn: ({ signal }) => api(listNutritionIngredients, { query: { category, search }, signal }),
    }),

  bakeProfiles: () =>
    queryOptions({
      queryKey: [getBakeProfiles.path],
      queryFn: ({ signal }) => api(getBakeProfiles, { signal }),
    }),
})
