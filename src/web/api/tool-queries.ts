import { queryOptions } from '@tanstack/react-query'
import { apiPaths } from '#contracts/api-paths.ts'
import type { SymptomCard, SymptomPage } from '#contracts/first-aid/first-aid.ts'
import type { BakeProfiles, NutritionIngredient } from '#contracts/nutrition/nutrition.ts'
import type { OvenAnswer } from '#contracts/oven-guide/oven-guide.ts'
import type { BasePairing, CombinationAnalysis, PairingCategories } from '#contracts/pairing/pairing.ts'
import type { ShopProduct } from '#contracts/shop/shop.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import type { PizzaType } from '#knowledge/styles-simple.ts'
import type { Api } from './api-client.ts'

/** What the kitchen tools, first aid and the shop read beside the catalogue. */
export const createToolQueries = (api: Api) => ({
  pairingCategories: () =>
    queryOptions({
      queryKey: [apiPaths.pairing],
      queryFn: ({ signal }) => api<PairingCategories>(apiPaths.pairing, { signal }),
    }),

  pairingOf: (baseId: string) =>
    queryOptions({
      queryKey: [apiPaths.pairingOf(baseId)],
      queryFn: ({ signal }) => api<BasePairing>(apiPaths.pairingOf(baseId), { signal }),
    }),

  pairingAmong: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [apiPaths.pairingAmong(ids)],
      queryFn: ({ signal }) => api<CombinationAnalysis>(apiPaths.pairingAmong(ids), { signal }),
    }),

  /** Faults of a pizza. */
  symptoms: () =>
    queryOptions({
      queryKey: [apiPaths.firstAid],
      queryFn: ({ signal }) => api<SymptomCard[]>(apiPaths.firstAid, { signal }),
    }),

  symptom: (id: string) =>
    queryOptions({
      queryKey: [apiPaths.symptom(id)],
      queryFn: ({ signal }) => api<SymptomPage>(apiPaths.symptom(id), { signal }),
    }),

  /** A calculation that changes nothing: what is asked says what is answered. */
  ovenCalculation: (request: OvenRequest) =>
    queryOptions({
      queryKey: [apiPaths.ovenCalculation, request],
      queryFn: async ({ signal }) => {
        const { sentOvenRequest } = await import('#contracts/oven-guide/oven-request.ts') // every page loads this file
        const json = sentOvenRequest(request)
        return api<OvenAnswer>(apiPaths.ovenCalculation, { method: 'POST', json, signal })
      },
    }),

  shopProducts: () =>
    queryOptions({
      queryKey: [apiPaths.shopProducts],
      queryFn: ({ signal }) => api<ShopProduct[]>(apiPaths.shopProducts, { signal }),
    }),

  /** Names of toppings that suit a kind of pizza and the water of its dough. */
  toppings: (pizzaType: PizzaType, hydration: number) =>
    queryOptions({
      queryKey: [apiPaths.doughToppings(pizzaType, hydration)],
      queryFn: async ({ signal }) => {
        const body = await api(apiPaths.doughToppings(pizzaType, hydration), { signal })
        const { Toppings } = await import('#contracts/simple-dough/simple-dough.ts')
        return Toppings.parse(body).toppings
      },
    }),

  /** Without arguments the whole table: whoever shows an ingredient finds its name there. */
  nutritionIngredients: (category = 'tutti', search = '') =>
    queryOptions({
      queryKey: [apiPaths.nutritionIngredients, category, search],
      queryFn: ({ signal }) =>
        api<NutritionIngredient[]>(
          `${apiPaths.nutritionIngredients}?${new URLSearchParams({ category, search })}`,
          { signal },
        ),
    }),

  bakeProfiles: () =>
    queryOptions({
      queryKey: [apiPaths.bakeProfiles],
      queryFn: ({ signal }) => api<BakeProfiles>(apiPaths.bakeProfiles, { signal }),
    }),
})
