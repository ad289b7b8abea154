import { useQuery } from '@tanstack/react-query'
import { type EveningDraft, requestOfDraft } from '#domain/pizza-night/evening-draft.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { useQueries } from '../../api/queries-context.ts'
import { collectedBy, eveningQuery } from './use-evening.ts'

/** What a choice does to the last hour. It is planned when it is shown, so it is shown with the opened choices. */
export function Outcome({ draft }: { draft: EveningDraft }) {
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
  if (!data) return null
  return (
    <span className="text-sm text-ink-soft">
      {'sheet' in data
        ? `tutti serviti entro le ${formatTime(data.sheet.lastServedMs, data.sheet.timeZone)}`
        : 'con questi orari non riesce'}
    </span>
  )
}
