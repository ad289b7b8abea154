/** A plan as a calendar file.
 *
 * Units   milliseconds since 1970 UTC.
 * Source  [RFC-5545], by `calendar-text.ts`.
 * Valid   plans of `plan.ts`. The same arguments give the same bytes: a calendar that imports the file again updates
 *         its entries, since their UIDs stay. */
import { calendarText } from '#domain/words/calendar-text.ts'
import type { DoughForm } from '../full/full-limits.ts'
import { queryOfForm } from '../full/full-query.ts'
import type { Plan } from './plan.ts'
import type { PlanStep } from './plan-steps.ts'

export type PlanFile = {
  /** What tells this plan from another one: letters, digits and hyphens. */
  planId: string
  /** Host of the UIDs, as 'cornicione.it'. */
  host: string
  /** When the file is written. */
  stampMs: number
  /** Name of the recipe: of the calendar, and behind the title of each entry. */
  name: string
  /** What to weigh at a step, behind its note. */
  dosesOf: (step: PlanStep) => string
}

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/** The same for the same dough at the same hour, another one for any other dough; notes do not make one.
 * FNV-1a with 64 bits, over the UTF-16 units of the form. */
export function planIdOf(form: Readonly<DoughForm>, bakeAtMs: number): string {
  const text = JSON.stringify([...queryOfForm({ ...form, notes: '' }), bakeAtMs])
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * FNV_PRIME)
  return `impasto-${hash.toString(36)}`
}

const ALARM_MIN = 10

/** Resting has no entry: nobody needs to be called for it. */
export function planToIcs(plan: Plan, { planId, host, stampMs, name, dosesOf }: PlanFile): string {
  const called = plan.steps.filter(({ isRest }) => !isRest)
  const entries = called.map((step) => ({
    uid: `${planId}-${step.kind}-${ordinalOf(step, called)}`,
    title: `${step.title} · ${name}`,
    description: `${step.note} ${dosesOf(step)}`,
    startMs: step.startMs,
    endMs: step.endMs,
    alarm: { text: step.title, minutesBefore: ALARM_MIN },
  }))
  return calendarText({ product: 'Piano di lavoro', name, host, stampMs }, entries)
}

/** 1 for the first step of its kind; a plan may hold several folds. */
const ordinalOf = (step: PlanStep, all: readonly PlanStep[]) =>
  all.filter(({ kind }) => kind === step.kind).indexOf(step) + 1
