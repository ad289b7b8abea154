import { addressOfDraft } from '#domain/pizza-night/evening-address.ts'
import {
  ALL_RECIPES,
  type EveningDraft,
  FIRST_EVENING,
  requestOfDraft,
  withGuestCount,
} from '#domain/pizza-night/evening-draft.ts'
import { fieldsOfKitchen } from '#domain/pizza-night/evening-kitchen.ts'
import type { Queries } from '../../../api/queries.ts'
import { kitchenHere } from '../../kitchen/use-kitchen.ts'
import { keepPlan } from '../kept-plan.ts'
import { ownDraft, wallTimeIn } from '../use-draft.ts'
import { eveningQuery } from '../use-evening.ts'

/** State of the navigation from a plan that the reader has just seen. */
export const SHOWN_BEFORE = 'shown-before'

/** How many guests, in how many days from today, and at which minute of that day. */
export type Tonight = { guests: number; days: 0 | 1; atMin: number }

/** The reader's own oven and kitchen, with guests of whom nothing is known. */
function tonightDraft({ guests, days, atMin }: Tonight): EveningDraft {
  const told = kitchenHere()
  const kitchen = { ...(ownDraft()?.draft ?? FIRST_EVENING), ...(told && fieldsOfKitchen(told)) }
  const { change } = withGuestCount({ ...FIRST_EVENING, guests: [] }, String(guests))
  const bakeAt = wallTimeIn(days, atMin)
  return { ...kitchen, ...change, bakeAt, servedBy: '', from: ALL_RECIPES, recipes: [] }
}

export const tonightRequest = (asked: Tonight) =>
  requestOfDraft(tonightDraft(asked), {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    checkTime: true,
  })

/** The evening's page opens with the plan that the panel shows; without one it makes its own. */
export function tonightPage(queries: Queries, asked: Tonight): string {
  const draft = tonightDraft(asked)
  const address = new URLSearchParams(addressOfDraft(draft)).toString()
  const known = queries.client.getQueryData(eveningQuery(queries, tonightRequest(asked)).queryKey)
  if (known && 'sheet' in known) keepPlan(address, { sheet: known.sheet, form: { draft, atMs: Date.now() } })
  return `/serata?${address}`
}
