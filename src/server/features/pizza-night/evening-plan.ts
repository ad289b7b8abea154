import type { z } from 'zod'
import { eveningRequestOf, PizzaNightRequest } from '#contracts/pizza-night/night-request.ts'
import type { PizzaNight } from '#contracts/pizza-night/pizza-night.ts'
import {
  type KeptEvening,
  type NewKeptEvening,
  type NewSharedMenu,
  requestOfKept,
} from '#contracts/pizza-night/pizza-night-kept.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { planEvening } from '#domain/pizza-night/evening.ts'
import { eveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { keptDraft } from '#domain/pizza-night/kept-evening.ts'
import { type Way, waysOut } from '#domain/pizza-night/ways.ts'
import { AppError } from '#server/app-error.ts'

export function plannedEvening(
  request: z.output<typeof PizzaNightRequest>,
  nowMs: number,
  recipes: readonly Recipe[],
): PizzaNight {
  const asked = eveningRequestOf(request, nowMs)
  const answer = planEvening(asked, recipes)
  if ('evening' in answer) return eveningSheet(answer.evening)
  throw refused({ ...answer.refusal, ways: waysOut(asked, answer.refusal, recipes) })
}

interface Kitchen {
  recipes: readonly Recipe[]
  collected: readonly number[]
}

/** Plans the evening as of the time when it was first planned, at the latest `nowMs`. Throws AppError
 * `invalid_input`. */
export function keptPlan(
  kept: z.output<typeof NewSharedMenu>,
  nowMs: number,
  { recipes, collected }: Kitchen,
): PizzaNight {
  const request = PizzaNightRequest.safeParse(requestOfKept(kept, collected))
  if (request.success)
    return plannedEvening(request.data, Math.min(kept.plannedAtMs ?? nowMs, nowMs), recipes)
  const [issue] = request.error.issues
  throw refused({ field: issue?.path.join('.') ?? '', message: issue?.message ?? 'La serata non è valida' })
}

const refused = ({ field, message, ways }: { field: string; message: string; ways?: Way[] }) =>
  new AppError('invalid_input', message, { fields: { [field]: message }, ...(ways && { ways }) })

export function isPlanOf(
  kept: Pick<KeptEvening, 'draft' | 'timeZone' | 'plannedAtMs'>,
  { draft, timeZone, plannedAtMs }: z.output<typeof NewKeptEvening>,
): boolean {
  const text = (form: unknown) => JSON.stringify(keptDraft(form))
  const isSameClock = kept.plannedAtMs === plannedAtMs && kept.timeZone === timeZone
  return isSameClock && text(kept.draft) === text(draft)
}
