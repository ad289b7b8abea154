import { queryOptions } from '@tanstack/react-query'
import { eveningRequestOf, PizzaNightRequest } from '#contracts/pizza-night/night-request.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { planEvening } from '#domain/pizza-night/evening.ts'
import type { DraftRequest } from '#domain/pizza-night/evening-draft.ts'
import { type EveningSheet, eveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { preparation } from '#domain/pizza-night/prepare-evenings.ts'
import { type Way, waysOut } from '#domain/pizza-night/ways.ts'
import { ApiFailure } from '../../api/api-client.ts'
import type { Queries } from '../../api/queries.ts'

const refused = (message: string, field: string, ways?: Way[]) =>
  new ApiFailure({ status: 400, body: { message, fields: { [field]: message }, ways } })

/** The recipes stay the same objects while the page is open, so that data derived from them stays cached. */
const recipesQuery = ({ api }: Queries) =>
  queryOptions({
    queryKey: [listRecipes.path, 'evenings'],
    queryFn: ({ signal }) => api(listRecipes, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

const breath = () => new Promise((resolve) => setTimeout(resolve))

export async function prepareHere(queries: Queries): Promise<void> {
  const steps = preparation(await queries.client.ensureQueryData(recipesQuery(queries)))
  while (!steps.next().done) await breath()
}

/** Throws `ApiFailure` with field errors, as the API call does. */
export async function planHere(queries: Queries, request: DraftRequest): Promise<EveningSheet> {
  const recipes = await queries.client.ensureQueryData(recipesQuery(queries))
  const asked = PizzaNightRequest.safeParse(request)
  if (!asked.success) {
    const [issue] = asked.error.issues
    throw refused(issue?.message ?? '', issue?.path.join('.') ?? '')
  }
  const evening = eveningRequestOf(asked.data, Date.now())
  const answer = planEvening(evening, recipes)
  if ('evening' in answer) return eveningSheet(answer.evening)
  const { message, field } = answer.refusal
  throw refused(message, field, waysOut(evening, answer.refusal, recipes))
}
