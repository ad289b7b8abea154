/** One dough of the evening: its balls, its doses, its hours.
 *
 * Units   grams, hours, °C, milliseconds since 1970 UTC (`…Ms`).
 * Source  formula and ball of the recipe that most guests eat; yeast for the hours and degrees there are, by the models
 *         (`yeast-dose.ts`); the plan is the full calculator's. A dough without gluten is known by no model: doses and
 *         hours are its recipe's.
 * Valid   doughs of `eveningPizza`. */
import { roundAreaCm2, weighFormula } from '#domain/dough/bakers-formula.ts'
import { formulaOf } from '#domain/dough/full-calculator.ts'
import { DEFAULT_DOUGH_FORM, DOUGH_LIMITS, type DoughForm, type Range } from '#domain/dough/full-limits.ts'
import { makePlan, type Plan } from '#domain/dough/plan.ts'
import type { PlanRequest } from '#domain/dough/plan-moments.ts'
import type { Baker } from '#domain/dough/waking-hours.ts'
import { neededYeast } from '#domain/dough/yeast-dose.ts'
import type { EveningRequest } from '../evening-request.ts'
import { doughName, type EveningPizza } from '../menu/evening-pizza.ts'
import type { BakedPizza } from '../oven/queue.ts'
import { isFree, type Span, withBusyHands } from '../timeline/hands.ts'
import { ownDoughLines, wheatDoughLines } from './dough-lines.ts'
import { isDosed, RIPENINGS, type Ripening, type RipeWindow, ripeWindow, roundsApartMs } from './ripening.ts'

/** Balls that leave the fridge together, or simply the balls. */
export type Round = RipeWindow & { outMs: number | null; balls: number }

export type EveningDough = {
  kind: string
  name: string
  /** Of the pizza that lends its dough. */
  from: string
  pizzas: readonly string[]
  balls: number
  spareBalls: number
  ballG: number
  /** The full calculator's form; null for a dough without gluten. */
  form: DoughForm | null
  plan: Plan
  ripening: Ripening
  lines: readonly string[]
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

export type DoughProblem = 'no-time' | 'at-night' | 'too-long'

const DIAMETER_CM = 30
/** Folds need hands again and again: one dough gets them, two do not. */
const FOLDS = 2
const HOUR_MS = 3_600_000
const THICKNESS_STEPS = 1e6

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

const within = (value: number, { min, max }: Range) => Math.min(Math.max(value, min), max)
const tenth = (value: number) => Math.round(value * 10) / 10

const ballWeight = ({ composition, servings }: EveningPizza) => Math.round(composition.totalG / servings)

/** The full calculator's form for the dough: what its page shows when the evening sends somebody there. */
function formOf(
  { kind, lead, baked, spareBalls }: DoughToMake,
  { roomC, fridgeC, yeastType }: EveningRequest,
  { mode, hours }: Ripening,
): DoughForm {
  const { hydrationPct, saltPct, fatPct, sugarG, flourG } = lead.composition
  const thickness = ballWeight(lead) / roundAreaCm2(DIAMETER_CM)
  return {
    ...DEFAULT_DOUGH_FORM,
    name: doughName(kind),
    servings: baked.length + spareBalls,
    diameterCm: DIAMETER_CM,
    thicknessFactor: within(
      Math.round(thickness * THICKNESS_STEPS) / THICKNESS_STEPS,
      DOUGH_LIMITS.thicknessFactor,
    ),
    hydrationPct: within(tenth(hydrationPct), DOUGH_LIMITS.hydrationPct),
    saltPct: within(tenth(saltPct), DOUGH_LIMITS.saltPct),
    oilPct: within(tenth(fatPct), DOUGH_LIMITS.oilPct),
    sugarPct: within(tenth((100 * sugarG) / flourG), DOUGH_LIMITS.sugarPct),
    yeastType,
    yeastByEstimate: true,
    fermentMode: mode,
    fermentHours: hours,
    roomTempC: roomC,
    fridgeTempC: fridgeC,
  }
}

function planRequest(request: EveningRequest, { mode, hours }: Ripening, folds: number): PlanRequest {
  const { bakeAtMs, timeZone, roomC, fridgeC, waking, nowMs } = request
  return {
    bakeAtMs,
    timeZone,
    mode,
    fermentHours: hours,
    roomC,
    fridgeC,
    preferment: null,
    folds,
    waking,
    notBeforeMs: nowMs,
  }
}

export type Kitchen = {
  request: EveningRequest
  up: Baker
  /** What the hands are busy with already. */
  busy: readonly Span[]
  earliestMs: number
  isOnlyDough: boolean
}

/** A plan whose works all fall into waking hours and free hands; what is in the way otherwise. */
function planFor(
  ripening: Ripening,
  { request, up, busy, earliestMs, isOnlyDough }: Kitchen,
): Plan | DoughProblem {
  const asked = planRequest(request, ripening, isOnlyDough ? FOLDS : 0)
  const plan = makePlan(asked, withBusyHands(up, busy))
  if (plan.startMs < earliestMs) return 'no-time'
  const fits = plan.steps
    .filter(({ kind, isRest }) => !isRest && kind !== 'bake' && kind !== 'oven')
    .every(
      ({ startMs, endMs }) =>
        up.isUp(startMs, (endMs - startMs) / 60_000) && isFree(busy, { startMs, endMs }),
    )
  return fits ? plan : 'at-night'
}

const FRIDGE_OUT = 'fridge-out'

/** The balls in as many rounds as keep each inside its window; null where a dough in the room would pass its hour. */
function roundsOf(dough: DoughToMake, ripening: Ripening, plan: Plan): Round[] | null {
  const outMs = plan.steps.find(({ kind }) => kind === FRIDGE_OUT)?.startMs ?? null
  const left = dough.baked.map(({ inMs }) => inMs)
  const rounds: Round[] = []
  let nextMs = outMs
  while (left.length > 0) {
    const window = ripeWindow(ripening, plan, nextMs)
    const taken = left.filter((inMs) => inMs >= window.fromMs && inMs <= window.toMs).length
    if (taken === 0) return null
    rounds.push({ ...window, outMs: nextMs, balls: taken })
    left.splice(0, taken)
    if (left.length === 0) break
    if (nextMs === null) return null
    nextMs += Math.max(roundsApartMs(ripening), (left[0] ?? 0) - window.toMs)
  }
  const [first] = rounds
  if (first) first.balls += dough.spareBalls
  return rounds
}

function wheatDough(dough: DoughToMake, kitchen: Kitchen, ripening: Ripening): EveningDough | DoughProblem {
  const form = formOf(dough, kitchen.request, ripening)
  const plan = planFor(ripening, kitchen)
  if (typeof plan === 'string') return plan
  const need = neededYeast(form, plan.stages)
  if (need === null || !isDosed(need, form)) return 'no-time'
  const rounds = roundsOf(dough, ripening, plan)
  if (rounds === null) return 'too-long'
  const totalG = roundAreaCm2(DIAMETER_CM) * form.thicknessFactor * form.servings
  const weights = weighFormula(totalG, { ...formulaOf(form), yeastShare: need.pct / 100 })
  const grams = (pct: number) => (weights.flourG * pct) / 100
  return {
    ...shown(dough),
    ballG: Math.round(totalG / form.servings),
    form,
    plan,
    ripening,
    lines: wheatDoughLines(dough.lead, weights, form.yeastType),
    yeastG: { dose: grams(need.pct), min: grams(need.minPct), max: grams(need.maxPct) },
    rounds,
  }
}

const shown = ({ kind, lead, pizzas, baked, spareBalls }: DoughToMake) => ({
  kind,
  name: doughName(kind),
  from: lead.name,
  pizzas: pizzas.map(({ key }) => key),
  balls: baked.length + spareBalls,
  spareBalls,
})

/** Hours that are given to a rest which other work would cut short. */
const EXTRA_H = [0, 0.25, 0.5, 1, 1.5] as const

/** Hours and doses as its recipe has them: no yeast makes up for a shorter rest. */
function glutenFreeDough(dough: DoughToMake, kitchen: Kitchen): EveningDough | DoughProblem {
  const restH = Math.max(1, (dough.lead.own?.restMin ?? 0) / 60)
  let problem: DoughProblem = 'no-time'
  for (const extraH of EXTRA_H) {
    const ripening: Ripening = { mode: 'quick', hours: restH + extraH }
    const plan = planFor(ripening, kitchen)
    const rounds = typeof plan === 'string' ? null : roundsOf(dough, ripening, plan)
    if (typeof plan === 'string') problem = plan
    else if (rounds === null) problem = 'too-long'
    else if (plan.fermentHours >= restH)
      return {
        ...shown(dough),
        ballG: ballWeight(dough.lead),
        form: null,
        plan,
        ripening,
        lines: ownDoughLines(dough.lead, dough.baked.length + dough.spareBalls),
        yeastG: null,
        rounds,
      }
  }
  return problem
}

/** The longest ripening that there is time for; what is in the way where there is none. */
export function makeDough(dough: DoughToMake, kitchen: Kitchen): EveningDough | DoughProblem {
  if (dough.lead.own) return glutenFreeDough(dough, kitchen)
  const problems = new Set<DoughProblem>()
  for (const ripening of RIPENINGS) {
    if (kitchen.request.bakeAtMs - ripening.hours * HOUR_MS < kitchen.earliestMs) {
      problems.add('no-time')
      continue
    }
    const made = wheatDough(dough, kitchen, ripening)
    if (typeof made !== 'string') return made
    problems.add(made)
  }
  return (['too-long', 'at-night', 'no-time'] as const).find((problem) => problems.has(problem)) ?? 'no-time'
}
