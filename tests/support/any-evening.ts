import fc from 'fast-check'
import { ALLERGIES } from '#domain/ingredients/species.ts'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'
import {
  BEGINNINGS,
  type Beginning,
  SERVICE_NAMES,
  type Service,
} from '#domain/pizza-night/evening-fields.ts'
import { APPETITES, type EveningRequest, type Guest, NEEDS } from '#domain/pizza-night/evening-request.ts'
import { whyLeftOut } from '#domain/pizza-night/menu/left-out.ts'
import { eveningRecipes } from './evening-recipes.ts'

export const SERVICES = Object.keys(SERVICE_NAMES) as Service[]
const HOUR_MS = 3_600_000
const forEvening = eveningRecipes.filter((recipe) => whyLeftOut(recipe, 'each') === null)
/** Trays, and the pizzas without gluten beside them. */
const forTrays = eveningRecipes.filter((recipe) => whyLeftOut(recipe, 'trays') === null)

/** The evening served in another way, with recipes of that way. */
export function served(request: EveningRequest, service: Service): EveningRequest {
  if (service !== 'trays') return { ...request, service }
  const idOf = (id: number) => forTrays[id % forTrays.length]?.id ?? 0
  const wishOf = (wish: string) => (wish === '999' ? wish : String(idOf(Number(wish))))
  return {
    ...request,
    service,
    recipeIds: request.recipeIds && [...new Set(request.recipeIds.map(idOf))],
    pinned: request.pinned.map(wishOf),
    guests: request.guests.map((guest) => ({ ...guest, wish: guest.wish && wishOf(guest.wish) })),
  }
}

/** Most come without needs, as at a real table. */
const few = <T>(items: readonly T[], most: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...items), { maxLength: most }) },
  )

export const anyGuest: fc.Arbitrary<Guest> = fc.record({
  name: fc.constantFrom('', 'Anna', 'Bruno', 'Carla'),
  appetite: fc.constantFrom(...APPETITES),
  needs: few(NEEDS, 2),
  allergies: few(ALLERGIES, 2),
  dislikes: few(['cipolla', 'funghi', 'acciughe', 'olive', 'unicorno'], 2),
  wish: fc.option(fc.constantFrom(...forEvening.map(({ id }) => String(id)), '999'), { freq: 3 }),
})

export const anyEvening: fc.Arbitrary<EveningRequest> = fc
  .record({
    hour: fc.integer({ min: 0, max: 24 * 400 }),
    quarter: fc.integer({ min: 0, max: 3 }),
    beforeH: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(null)),
    guests: fc.array(anyGuest, { minLength: 1, maxLength: 8 }),
    oven: fc.record({
      type: fc.constantFrom(...OVEN_TYPES),
      surface: fc.constantFrom(...SURFACES),
      maxTempC: fc.oneof(fc.constant(null), fc.integer({ min: 190, max: 500 })),
      panLengthCm: fc.integer({ min: 20, max: 60 }),
      panWidthCm: fc.integer({ min: 20, max: 60 }),
      atOnce: fc.integer({ min: 1, max: 3 }),
    }),
    roomC: fc.integer({ min: 18, max: 30 }),
    fridgeC: fc.integer({ min: 2, max: 8 }),
    waking: fc.constantFrom(
      { fromMin: 420, toMin: 0 },
      { fromMin: 360, toMin: 1380 },
      { fromMin: 600, toMin: 120 },
    ),
    yeastType: fc.constantFrom('fresh' as const, 'idy' as const, 'ady' as const),
    flourW: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 160, max: 400 }) },
    ),
    servedByMin: fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 1439 }) },
    ),
    hasMixer: fc.boolean(),
    atHome: few(['farina 0', 'basilico', 'mozzarella'], 2),
    recipeIds: fc.option(
      fc.uniqueArray(fc.constantFrom(...forEvening.map(({ id }) => id)), { minLength: 1, maxLength: 12 }),
      { freq: 3 },
    ),
    pinned: few(
      forEvening.map(({ id }) => String(id)),
      3,
    ),
    maxPizzas: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3 }),
    maxDoughs: fc.integer({ min: 1, max: 4 }),
    begin: fc.constantFrom(...(Object.keys(BEGINNINGS) as Beginning[])),
    spareBall: fc.boolean(),
    service: fc.constant<Service>('each'),
    maxWait: fc.constant(null),
    ballG: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 180, max: 320 }) },
    ),
  })
  .map(({ hour, quarter, beforeH, ...request }) => {
    // Mostly meals: at any hour of the night half of all evenings would be refused.
    const bakeAtMs =
      Date.parse('2026-03-01T00:00:00Z') +
      (24 * Math.floor(hour / 24) + (hour % 24 < 2 ? hour % 24 : 11 + (hour % 10)) + quarter / 4) * HOUR_MS
    return {
      ...request,
      bakeAtMs,
      timeZone: 'Europe/Rome',
      nowMs: beforeH === null ? null : bakeAtMs - beforeH * HOUR_MS,
    }
  })
