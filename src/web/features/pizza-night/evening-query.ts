import { queryOptions } from '@tanstack/react-query'
import type { ApiError } from '#contracts/api-error.ts'
import { planPizzaNight } from '#contracts/pizza-night/pizza-night.endpoints.ts'
import type { DraftRequest } from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { ApiFailure } from '../../api/api-client.ts'
import type { Queries } from '../../api/queries.ts'

/** Asks the server for the plan. Offline, the browser makes the plan with the same code. */
export async function fetchEvening(queries: Queries, request: DraftRequest): Promise<EveningSheet> {
  try {
    return await queries.api(planPizzaNight, { body: request })
  } catch (failure) {
    if (import.meta.env.SSR || failure instanceof ApiFailure) throw failure
    const { planHere } = await import('./plan-here.ts')
    return planHere(queries, request)
  }
}

/** The server's result for a link. Readers without JavaScript must see a refusal, so it is a result, too. */
export type LinkedEvening = { sheet: EveningSheet } | { refusal: ApiError }

export const eveningQuery = (queries: Queries, request: DraftRequest) =>
  queryOptions({
    queryKey: [planPizzaNight.path, request],
    queryFn: async (): Promise<LinkedEvening> => {
      try {
        return { sheet: await fetchEvening(queries, request) }
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 400 && failure.error)
          return { refusal: failure.error }
        throw failure
      }
    },
  })
