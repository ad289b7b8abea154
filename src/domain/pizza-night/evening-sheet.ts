/** An evening as it is sent, stored and shown: plain values, with pizzas referenced by their keys.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes, grams.
 * Source  `evening.ts`. */
import { queryOfForm } from '#domain/dough/full/full-query.ts'
import type { Allergen } from '#domain/ingredients/allergens.ts'
import type { Species } from '#domain/ingredients/species.ts'
import type { EveningDough, Round } from './doughs/evening-dough.ts'

import type { Appetite } from './evening-request.ts'
import type { Evening } from './lay-evening.ts'
import type { EveningList } from './list/evening-list.ts'
import type { LeftOut } from './menu/evening-menu.ts'
import type { BakedPizza } from './oven/queue.ts'
import type { Act } from './timeline/acts.ts'

export type SheetPizza = {
  key: string
  recipeId: number
  name: string
  imageUrl: string
  changes: readonly string[]
  isWithoutGluten: boolean
  contains: readonly Allergen[]
  mayContain: readonly Allergen[]
  /** Cereals and nuts by name; evenings that were kept before have none. */
  species?: readonly Species[]
  maySpecies?: readonly Species[]
  /** Ingredients whose allergens nobody knows. */
  unknown: readonly string[]
  count: number
}

export type SheetGuest = {
  name: string
  appetite: Appetite
  pizza: string
  notes: readonly string[]
  /** When the first slice is on the table. */
  servedMs: number
}

export type SheetDough = Omit<EveningDough, 'form' | 'plan' | 'ripening' | 'kind' | 'rounds'> & {
  kind: string
  isCold: boolean
  /** From the end of mixing to the oven. */
  hours: number
  rounds: readonly Round[]
  /** Query of the full calculator's page; null for a dough without gluten. */
  calculator: [name: string, value: string][] | null
}

export type EveningSheet = {
  bakeAtMs: number
  timeZone: string
  startMs: number
  lastServedMs: number
  score: number
  cautions: readonly string[]
  warnings: readonly string[]
  leftOut: readonly LeftOut[]
  pizzas: readonly SheetPizza[]
  guests: readonly SheetGuest[]
  doughs: readonly SheetDough[]
  acts: readonly Act[]
  queue: readonly BakedPizza<string>[]
  recoveryMin: number
  places: number
  list: EveningList
}

/** Of the pizzas of its queue. */
export const isWithoutGluten =
  ({ pizzas }: Pick<EveningSheet, 'pizzas'>) =>
  (pizza: string): boolean =>
    pizzas.some(({ key, isWithoutGluten: isFree }) => key === pizza && isFree)

function sheetDough({ form, plan, ripening, ...dough }: EveningDough): SheetDough {
  return {
    ...dough,
    isCold: ripening.mode === 'cold',
    hours: Math.round(plan.fermentHours * 10) / 10,
    calculator: form && queryOfForm(form),
  }
}

export function eveningSheet(evening: Evening): EveningSheet {
  const { menu, queue, doughs, acts, bakeAtMs, timeZone, recoveryMin, places, list, warnings } = evening
  const servedMs = (guest: number) =>
    queue.find(({ portions }) => portions.some((portion) => portion.guest === guest))?.servedMs ?? bakeAtMs
  return {
    bakeAtMs,
    timeZone,
    startMs: acts[0]?.startMs ?? bakeAtMs,
    lastServedMs: Math.max(...queue.map((pizza) => pizza.servedMs)),
    score: menu.score,
    cautions: menu.cautions,
    warnings,
    leftOut: menu.leftOut,
    pizzas: menu.pizzas.map(({ key, recipeId, name, imageUrl, changes, own, allergens }) => ({
      key,
      recipeId,
      name,
      imageUrl,
      changes,
      isWithoutGluten: own !== null,
      contains: allergens.contains,
      mayContain: allergens.mayContain,
      species: allergens.species,
      maySpecies: allergens.maySpecies,
      unknown: allergens.unknown,
      count: queue.filter(({ pizza }) => pizza.key === key).length,
    })),
    guests: menu.places.map(({ guest, name, pizza, notes }, index) => ({
      name,
      appetite: guest.appetite,
      pizza: pizza.key,
      notes,
      servedMs: servedMs(index),
    })),
    doughs: doughs.map(sheetDough),
    acts,
    queue: queue.map((baked) => ({ ...baked, pizza: baked.pizza.key })),
    recoveryMin,
    places,
    list,
  }
}
