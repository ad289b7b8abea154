/** What an evening is planned from: who comes, when, with which oven, in which kitchen.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes of the day, °C; an appetite is counted in pizzas.
 * Source  the usual evening (20 °C room aside, which the full calculator has), the strengths that flour is sold in: [stima].
 * Valid   `EVENING_LIMITS`; what lies outside is refused by `refusals.ts` or by the contract, never moved. */
import { DEFAULT_DOUGH_FORM, type YeastType } from '#domain/dough/full/full-limits.ts'
import type { WakingHours } from '#domain/dough/plan/waking-hours.ts'
import type { Allergy } from '#domain/ingredients/species.ts'
import type { OvenType } from '#domain/oven-guide/ovens.ts'
import type { SurfaceId } from '#domain/oven-guide/surfaces.ts'

export const NEEDS = ['vegana', 'vegetariana', 'celiachia', 'senza lattosio', 'gravidanza'] as const
export type Need = (typeof NEEDS)[number]

export const APPETITES = [0.5, 1, 1.5, 2] as const
export type Appetite = (typeof APPETITES)[number]

export type Guest = {
  /** Shown as it is; '' for nobody in particular. */
  name: string
  appetite: Appetite
  needs: readonly Need[]
  allergies: readonly Allergy[]
  /** Names of ingredients, as somebody types them. */
  dislikes: readonly string[]
  /** Key of a pizza (`evening-pizza.ts`), null for no wish. */
  wish: string | null
}

/** How long before the first pizza somebody may begin, in hours. */
export const BEGINNINGS = { 'due-ore': 2, giornata: 12, vigilia: 30, 'tre-giorni': 74 } as const
export type Beginning = keyof typeof BEGINNINGS

export type EveningOven = {
  type: OvenType
  surface: SurfaceId
  /** Null where nobody states it. */
  maxTempC: number | null
  /** Pizzas that it bakes at once. */
  atOnce: number
}

export type EveningRequest = {
  /** When the first pizza goes into the oven. */
  bakeAtMs: number
  /** Minute of the day by which everybody is served; null where nobody states it. */
  servedByMin: number | null
  /** IANA name, as 'Europe/Rome'. */
  timeZone: string
  /** Null not to look whether there is still time. */
  nowMs: number | null
  guests: readonly Guest[]
  oven: EveningOven
  roomC: number
  fridgeC: number
  waking: WakingHours
  yeastType: YeastType
  /** Strength of the strongest flour in the house; null where nobody states it. */
  flourW: number | null
  hasMixer: boolean
  /** Names of ingredients that need not be bought. */
  atHome: readonly string[]
  /** Recipes to choose from; null for all of them. */
  recipeIds: readonly number[] | null
  maxPizzas: number
  maxDoughs: number
  begin: Beginning
  /** One ball more, for the pizza that sticks to the peel. */
  spareBall: boolean
}

export const EVENING_LIMITS = {
  guests: { min: 1, max: 24 },
  maxPizzas: { min: 1, max: 4 },
  maxDoughs: { min: 1, max: 4 },
  atOnce: { min: 1, max: 6 },
  flourW: { min: 90, max: 450 },
  nameLength: 40,
  dislikes: 10,
  atHome: 60,
  recipes: 500,
} as const

export const USUAL_GUEST: Guest = {
  name: '',
  appetite: 1,
  needs: [],
  allergies: [],
  dislikes: [],
  wish: null,
}

/** The evening of somebody who says how many come and when: an ordinary oven with its own tray. */
export const USUAL_EVENING: Omit<EveningRequest, 'bakeAtMs' | 'guests' | 'nowMs'> = {
  timeZone: 'Europe/Rome',
  servedByMin: null,
  oven: { type: 'home_electric', surface: 'sheet_pan', maxTempC: null, atOnce: 1 },
  roomC: DEFAULT_DOUGH_FORM.roomTempC,
  fridgeC: DEFAULT_DOUGH_FORM.fridgeTempC,
  waking: { fromMin: 7 * 60, toMin: 0 },
  yeastType: 'fresh',
  flourW: null,
  hasMixer: false,
  atHome: [],
  recipeIds: null,
  maxPizzas: 3,
  maxDoughs: 2,
  begin: 'vigilia',
  spareBall: false,
}

/** How a guest is called in sentences: by name, or by the place at the table. */
export const guestName = ({ name }: Pick<Guest, 'name'>, index: number): string =>
  name.trim() === '' ? `Ospite ${index + 1}` : name.trim()

export const halvesOf = ({ appetite }: Pick<Guest, 'appetite'>): number => Math.round(appetite * 2)

/** Nobody in the kitchen may touch gluten before they are served. */
export const isWithoutGluten = ({ needs, allergies }: Pick<Guest, 'needs' | 'allergies'>): boolean =>
  needs.includes('celiachia') || allergies.includes('glutine')
