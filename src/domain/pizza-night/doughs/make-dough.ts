/** Makes one dough of the evening: its preferment, its ripening, its doses.
 *
 * Units   hours, minutes.
 * Source  wheat: `wheat-dough.ts`. Others: doses and hours of the recipe, because no yeast model
 *         covers a dough without gluten. */
import { usualPreferment } from '#domain/dough/plan/preferment-time.ts'
import { ownDoughLines } from './dough-lines.ts'
import { planFor, roundsOf } from './dough-plan.ts'
import {
  ballTold,
  ballWeight,
  type DoughProblem,
  type DoughToMake,
  type EveningDough,
  type Kitchen,
  shown,
} from './evening-dough.ts'
import { RIPENINGS, RIPENINGS_AFTER, type Ripening } from './ripening.ts'
import { wheatDough } from './wheat-dough.ts'

const HOUR_MS = 3_600_000

/** Hours added to the rest: the plan may shorten a rest that collides with other work. */
const EXTRA_H = [0, 0.25, 0.5, 1, 1.5] as const

function ownDough(dough: DoughToMake, kitchen: Kitchen): EveningDough | DoughProblem {
  const restH = Math.max(1, (dough.lead.own?.restMin ?? 0) / 60)
  const balls = dough.baked.length + dough.spareBalls
  let problem: DoughProblem = 'no-time'
  for (const extraH of EXTRA_H) {
    const ripening: Ripening = { mode: 'quick', hours: restH + extraH }
    // Without gluten there is nothing that folding would strengthen.
    const plan = planFor(ripening, kitchen, null, dough.lead.isWithoutGluten ? [0] : kitchen.folds)
    const rounds = typeof plan === 'string' ? null : roundsOf(dough, ripening, plan)
    if (typeof plan === 'string') problem = plan
    else if (rounds === null) problem = 'too-long'
    else if (plan.fermentHours >= restH)
      return {
        ...shown(dough),
        ballG: ballTold(dough.lead, ballWeight(dough.lead, kitchen.request), balls),
        form: null,
        plan,
        ripening,
        preferment: null,
        lines: ownDoughLines(dough.lead, balls, kitchen.request),
        strength: null,
        remarks: [],
        isYeastAdapted: false,
        yeastG: null,
        rounds,
      }
  }
  return problem
}

/** A wheat dough is tried with the recipe's preferment first, then without; in both cases the best ripening
 * comes first. Returns the problem if nothing fits. */
export function makeDough(dough: DoughToMake, kitchen: Kitchen): EveningDough | DoughProblem {
  if (dough.lead.own) return ownDough(dough, kitchen)
  const { preferment } = dough.lead
  const problems = new Set<DoughProblem>()
  const { kind = null } = preferment ? usualPreferment(preferment.hydrationPct, kitchen.request.roomC) : {}
  const ways = [
    ...(kind ? RIPENINGS_AFTER[kind].map((ripening) => ({ ripening, before: preferment })) : []),
    ...RIPENINGS.map((ripening) => ({ ripening, before: null })),
  ]
  for (const { ripening, before } of ways) {
    if (kitchen.request.bakeAtMs - ripening.hours * HOUR_MS < kitchen.earliestMs) {
      problems.add('no-time')
      continue
    }
    const made = wheatDough(dough, kitchen, ripening, before)
    if (typeof made !== 'string') return made
    problems.add(made)
  }
  return PROBLEMS.find((problem) => problems.has(problem)) ?? 'no-time'
}

const PROBLEMS = ['too-long', 'at-night', 'no-hands', 'weak-flour', 'no-time'] as const
