/** Plans an evening in the browser, where no network answers. */

import { eveningRequestOf, PizzaNightRequest } from '#contracts/pizza-night/pizza-night.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { planEvening } from '#domain/pizza-night/evening.ts'
import type { DraftRequest } from '#domain/pizza-night/evening-draft.ts'
import { type EveningSheet, eveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { ApiFailure } from '../../api/api-client.ts'
import type { Queries } from '../../api/queries.ts'

const refused = (message: string, field: string) =>
  new ApiFailure({ status: 400, body: { message, fields: { [field]: message } } })

/** Fails as the call does: with what to change, beside its field. */
export async function planHere({ api }: Queries, request: DraftRequest): Promise<EveningSheet> {
  const recipes = await api(listRecipes)
  const asked = PizzaNightRequest.safeParse(request)
  if (!asked.success) {
    const [issue] = asked.error.issues
    throw refused(issue?.message ?? '', issue?.path.join('.') ?? '')
  }
  const answer = planEvening(eveningRequestOf(asked.data, Date.now()), recipes)
  if ('refusal' in answer) throw refused(answer.refusal.message, answer.refusal.field)
  return eveningSheet(answer.evening)
}
