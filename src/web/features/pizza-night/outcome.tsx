import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '#contracts/api-error.ts'
import { type EveningDraft, requestOfDraft } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_FIELDS } from '#domain/pizza-night/evening-fields.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { otherBeginning } from '#domain/pizza-night/other-beginning.ts'
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
  /** What it would change. */
  from: EveningSheet
  row: Parameters<Shown>[0]
}

/** What a choice does to the first and the last hour. It is planned when it is shown, so it is shown with the opened choices. */
export function Outcome({ draft, from, row }: OutcomeProps) {
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
  if (!sheet) return row()
  const begins = otherBeginning(from, sheet)
  const served = `tutti serviti entro le ${formatTime(sheet.lastServedMs, sheet.timeZone)}`
  return row(begins ? `${begins}, ${served}` : served)
}
