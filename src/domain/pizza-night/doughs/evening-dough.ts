/** The doughs of an evening: which there are to make, and what is known of one that is made.
 *
 * Units   grams, hours, °C, milliseconds since 1970 UTC (`…Ms`).
 * Source  a definition.
 * Valid   doughs of `eveningPizza`. */
import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import type { Plan } from '#domain/dough/plan/plan.ts'
import type { Baker } from '#domain/dough/plan/waking-hours.ts'
import type { EveningRequest } from '../evening-request.ts'
import { doughName, type EveningPizza } from '../menu/evening-pizza.ts'
import type { BakedPizza } from '../oven/queue.ts'
import type { Span } from '../timeline/hands.ts'
import type { Ripening, RipeWindow } from './ripening.ts'

/** Balls that leave the fridge together, or simply the balls. */
export type Round = RipeWindow & { outMs: number | null; balls: number }

export type EveningDough = {
  kind: string
  name: string
  /** Name of the pizza whose recipe the dough comes from. */
  from: string
  pizzas: readonly string[]
  balls: number
  spareBalls: number
  ballG: number
  /** The full calculator's form; null for a dough without gluten. */
  form: DoughForm | null
  plan: Plan
  ripening: Ripening
  /** What is mixed first, with its own lines; null for a direct dough. */
  preferment: { name: string; hours: number; lines: readonly string[] } | null
  /** Without those of the preferment. */
  lines: readonly string[]
  /** Strength to look for on the bag; null where no model says it. */
  strength: { minW: number; maxW: number } | null
  /** What is not as in the recipe, in Italian. */
  remarks: readonly string[]
  yeastG: { dose: number; min: number; max: number } | null
  rounds: readonly Round[]
}

/** What a dough has to give, before anybody knows its hours. */
export type DoughToMake = {
  kind: string
  lead: EveningPizza
  pizzas: readonly EveningPizza[]
  baked: readonly BakedPizza[]
  spareBalls: number
}

export type DoughProblem = 'no-time' | 'at-night' | 'no-hands' | 'too-long' | 'weak-flour'

/** Doughs without gluten first: they are the least patient, and want clean hands. */
export function doughsToMake(queue: readonly BakedPizza[], spareBall: boolean): DoughToMake[] {
  const kinds = [...new Set(queue.map(({ pizza }) => pizza.doughKind))]
  const doughs = kinds.map((kind): DoughToMake => {
    const baked = queue.filter(({ pizza }) => pizza.doughKind === kind)
    const pizzas = [...new Set(baked.map(({ pizza }) => pizza))]
    const count = (pizza: EveningPizza) => baked.filter((one) => one.pizza === pizza).length
    const [lead = pizzas[0]] = pizzas.toSorted(
      (one, other) => count(other) - count(one) || one.recipeId - other.recipeId,
    )
    return { kind, lead: lead as EveningPizza, pizzas, baked, spareBalls: 0 }
  })
  const sorted = doughs.toSorted(
    (one, other) =>
      Number(one.lead.own === null) - Number(other.lead.own === null) ||
      other.baked.length - one.baked.length ||
      one.lead.recipeId - other.lead.recipeId,
  )
  const largest = sorted.find(({ lead }) => lead.own === null) ?? sorted[0]
  return sorted.map((dough) => ({ ...dough, spareBalls: spareBall && dough === largest ? 1 : 0 }))
}

/** In what a dough is made. */
export type Kitchen = {
  request: EveningRequest
  up: Baker
  /** What the hands are busy with already. */
  busy: readonly Span[]
  earliestMs: number
  isOnlyDough: boolean
}

/** What of a dough is known before its hours are. */
export const shown = ({ kind, lead, pizzas, baked, spareBalls }: DoughToMake) => ({
  kind,
  name: doughName(kind),
  from: lead.name,
  pizzas: pizzas.map(({ key }) => key),
  balls: baked.length + spareBalls,
  spareBalls,
})

export const ballWeight = ({ composition, servings }: EveningPizza) =>
  Math.round(composition.totalG / servings)
