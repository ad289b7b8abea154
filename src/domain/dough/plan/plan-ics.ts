/** A plan as a calendar file.
 *
 * Units   milliseconds since 1970 UTC.
 * Source  [RFC-5545], by `calendar-text.ts`.
 * Valid   plans of `plan.ts`. The same arguments give the same bytes and UIDs, so that importing the file
 *         again updates the entries. */
import { calendarText } from '#domain/words/calendar-text.ts'
import type { DoughForm } from '../full/full-limits.ts'
import { queryOfForm } from '../full/full-query.ts'
import type { Plan } from './plan.ts'
import type { PlanStep } from './plan-steps.ts'

export type PlanFile = {
  planId: string
  host: string
  stampMs: number
  name: string
  dosesOf: (step: PlanStep) => string
}

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/** FNV-1a hash (64 bits, over UTF-16 units) of the bake time and of the form without its notes. */
export function planIdOf(form: Readonly<DoughForm>, bakeAtMs: number): string {
  const text = JSON.stringify([...queryOfForm({ ...form, notes: '' }), bakeAtMs])
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * FNV_PRIME)
  return `impasto-${hash.toString(36)}`
}

const ALARM_MIN = 10

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

const ordinalOf = (step: PlanStep, all: readonly PlanStep[]) =>
  all.filter(({ kind }) => kind === step.kind).indexOf(step) + 1
