import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { lastEveningInWords } from '#domain/pizza-night/last-evening.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { ownRatingsQuery, recipeNotesQuery } from '../../../api/reader-queries.ts'
import { deviceShelf } from './device-shelf.ts'
import { eveningsQuery, openedQuery } from './kept-queries.ts'
import { openEvening } from './open-evening.ts'
import { accountShelf, type Shelf } from './shelf.ts'

interface LastEveningProps extends Pick<Shelf, 'place'> {
  at: Element | null
}

/** One line about the last kept evening, while another one is planned. */
export function LastEvening({ place, at }: LastEveningProps) {
  const { api } = useQueries()
  const shelf = place === 'account' ? accountShelf(api) : deviceShelf
  const isAccount = place === 'account'
  const openId = openEvening.use()?.id
  const nowMs = Date.now()
  const { data: cards = [] } = useQuery(eveningsQuery(shelf))
  const last = cards.find(({ bakeAtMs }) => bakeAtMs < nowMs)
  const isAsked = last !== undefined && last.id !== openId
  const { data: evening } = useQuery({ ...openedQuery(shelf, last?.id ?? 0), enabled: isAsked })
  const { data: ratings = [] } = useQuery({ ...ownRatingsQuery(api), enabled: isAsked && isAccount })
  const { data: notes = [] } = useQuery({ ...recipeNotesQuery(api), enabled: isAsked && isAccount })
  if (!at || !isAsked || !evening?.plan) return null
  const told = lastEveningInWords({ plan: evening.plan, draft: evening.draft, ratings, notes }, nowMs)
  if (told === null) return null
  return createPortal(<p className="mb-4 text-ink-soft first-letter:uppercase">{told}.</p>, at)
}
