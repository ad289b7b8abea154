import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import type { Plan } from '#domain/dough/plan/plan.ts'
import type { Baker } from '#domain/dough/plan/waking-hours.ts'
import type { EveningRequest } from '../evening-request.ts'
import { doughName } from '../menu/dough-kind.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'
import { piecesMade, type Table } from '../menu/piece-of.ts'
import type { BakedPizza } from '../oven/queue.ts'
import type { Span } from '../timeline/hands.ts'
import type { Ripening, RipeWindow } from './ripening.ts'

export type Round = RipeWindow & { outMs: number | null; balls: number }

export type EveningDough = {
  kind: string
  name: string
  from: string
  pizzas: readonly string[]
  balls: number
  spareBalls: number
  ballG: number
  isWithoutGluten: boolean
  isTray: boolean
  form: DoughForm | null
  plan: Plan
  ripening: Ripening
  preferment: { name: string; hours: number; lines: readonly string[] } | null
  lines: readonly string[]
  /** Flour strength to look for on the bag; null if no model gives one. */
  strength: { minW: number; maxW: number } | null
  remarks: readonly string[]
  /** The recipe's yeast is for other hours or degrees: the dose is carried to these. */
  isYeastAdapted: boolean
  yeastG: { dose: number; min: number; max: number } | null
  rounds: readonly Round[]
}

export type DoughToMake = {
  kind: string
  lead: EveningPizza
  pizzas: readonly EveningPizza[]
  baked: readonly BakedPizza[]
  spareBalls: number
}

export type DoughProblem = 'no-time' | 'at-night' | 'no-hands' | 'too-long' | 'weak-flour'

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
      Number(other.lead.isWithoutGluten) - Number(one.lead.isWithoutGluten) ||
      other.baked.length - one.baked.length ||
      one.lead.recipeId - other.lead.recipeId,
  )
  const largest = sorted.find(({ lead }) => !lead.isWithoutGluten) ?? sorted[0]
  return sorted.map((dough) => ({ ...dough, spareBalls: spareBall && dough === largest ? 1 : 0 }))
}

export type Kitchen = {
  request: EveningRequest
  up: Baker
  busy: readonly Span[]
  earliestMs: number
  folds: readonly number[]
}

export const shown = ({ kind, lead, pizzas, baked, spareBalls }: DoughToMake) => ({
  kind,
  name: doughName(lead),
  from: lead.name,
  pizzas: pizzas.map(({ key }) => key),
  balls: baked.length + spareBalls,
  spareBalls,
  isWithoutGluten: lead.isWithoutGluten,
  isTray: lead.trayCm2 !== null,
})

/** Recipes round the weight of a ball to five grams. */
const ROUNDED_BY_G = 2.5

/** A ball as it is told: '230 g' in the recipe is no 232 g here. A single one is all that was weighed. */
export const ballTold = ({ toldBallG }: EveningPizza, eachG: number, balls: number): number =>
  toldBallG !== undefined && balls > 1 && Math.abs(eachG - toldBallG) <= ROUNDED_BY_G
    ? toldBallG
    : Math.round(eachG)

export const ballWeight = (pizza: EveningPizza, table: Table) =>
  Math.round(pizza.composition.totalG / piecesMade(pizza, table))

/** The ball of the house, where it makes one round pizza. */
export const houseBall = (
  { trayCm2, madeOfOne }: EveningPizza,
  { ballG }: Pick<EveningRequest, 'ballG'>,
): number | null => (trayCm2 === null && madeOfOne === 1 ? ballG : null)
