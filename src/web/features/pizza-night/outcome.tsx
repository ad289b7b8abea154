import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '#contracts/api-error.ts'
import { type EveningDraft, requestOfDraft } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_FIELDS } from '#domain/pizza-night/evening-fields.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { uncapitalised } from '#domain/words/italian-noun.ts'
import { useQueries } from '../../api/queries-context.ts'
import type { Outcome as Shown } from './choices.tsx'
import { collectedBy, eveningQuery } from './use-evening.ts'

const { at: HOUR } = EVENING_FIELDS.bakeAt

/** ', domani alle 20:00 sì': where only the hour is in the way. */
function hourInstead({ ways = [] }: ApiError): string {
  const way = ways.find(({ typed }) => Object.keys(typed).every((name) => name === HOUR))
  return way ? `, ${uncapitalised(way.label)} sì` : ''
}

interface OutcomeProps {
  draft: EveningDraft
  row: Parameters<Shown>[0]
}

/** What a choice does to the last hour. It is planned when it is shown, so it is shown with the opened choices. */
export function Outcome({ draft, row }: OutcomeProps) {
  const queries = useQueries()
  const { data } = useQuery({
    queryKey: ['evening-outcome', draft],
    queryFn: async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const collected = await collectedBy(draft, queries)
      const request = requestOfDraft(draft, { timeZone, checkTime: true, collected })
      return queries.client.fetchQuery(eveningQuery(queries, request))
    },
  })
  const refusal = data && 'refusal' in data ? data.refusal : undefined
  const sheet = data && 'sheet' in data ? data.sheet : undefined
  if (refusal) return row(`con questi orari non riesce${hourInstead(refusal)}`, true)
  return row(sheet && `tutti serviti entro le ${formatTime(sheet.lastServedMs, sheet.timeZone)}`)
}
