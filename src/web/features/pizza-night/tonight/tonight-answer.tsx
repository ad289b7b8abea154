import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { lastText } from '#domain/pizza-night/table-words.ts'
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { uncapitalised } from '#domain/words/italian-noun.ts'
import { messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Skeleton } from '../../../ui/feedback.tsx'
import { RecipePicture } from '../../recipe-cards/recipe-picture.tsx'
import { eveningQuery } from '../use-evening.ts'
import { type Tonight, tonightRequest } from './tonight-plan.ts'

const SETTLED_MS = 350
const MOST_PIZZAS = 3
const MOST_FOODS = 3

/** The guests are typed one figure after the other; a day is chosen at once. */
function useSettled(value: number): number {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

export default function TonightAnswer({ guests, days, atMin }: Tonight) {
  const asked = useSettled(guests)
  const { data, error, isPlaceholderData } = useQuery({
    ...eveningQuery(useQueries(), tonightRequest({ guests: asked, days, atMin })),
    placeholderData: keepPreviousData,
  })
  const sheet = data && 'sheet' in data ? data.sheet : undefined
  const isOld = isPlaceholderData || guests !== asked
  return (
    // The height stays, whatever is planned.
    <div className={clsx('min-h-66 border-t border-line pt-3', isOld && 'opacity-60')} aria-live="polite">
      {sheet ? (
        <Plan sheet={sheet} />
      ) : data && 'refusal' in data ? (
        <p>{data.refusal.message}</p>
      ) : error ? (
        <p>{messageOf(error, 'Il piano non è arrivato: premi «Prepara la serata» per riprovare.')}</p>
      ) : (
        <Skeleton className="h-62" />
      )}
    </div>
  )
}

/** What is planned on the home page begins today or tomorrow. */
const beginning = (startMs: number, timeZone: string) =>
  `${formatDay(startMs, timeZone) === formatDay(Date.now(), timeZone) ? 'oggi' : 'domani'} alle ${formatTime(startMs, timeZone)}`

const Plan = ({ sheet: { pizzas, acts, timeZone, lastServedMs, list } }: { sheet: EveningSheet }) => (
  <div className="grid gap-3">
    <ul className="grid grid-cols-3 gap-2">
      {pizzas.slice(0, MOST_PIZZAS).map(({ key, name, imageUrl, count }) => (
        <li key={key} className="text-sm leading-tight">
          <span className="mb-1 block aspect-4/3 overflow-hidden rounded-md bg-crust">
            <RecipePicture imageUrl={imageUrl} alt="" sizes="150px" />
          </span>
          <strong className="font-semibold">{count}</strong> × {name.replace(/^Pizza /, '')}
        </li>
      ))}
    </ul>
    {acts[0] && (
      <p className="line-clamp-2">
        <strong className="font-semibold">Si comincia {beginning(acts[0].startMs, timeZone)}</strong>:{' '}
        {uncapitalised(acts[0].title)}. {lastText({ pizzas })} alle {formatTime(lastServedMs, timeZone)}.
      </p>
    )}
    <p className="line-clamp-2 text-ink-soft">Da comprare: {shopping(list.toBuy)}.</p>
  </div>
)

function shopping(rows: EveningSheet['list']['toBuy']): string {
  const named = rows.slice(0, MOST_FOODS).map(({ name }) => name.toLowerCase())
  const others = rows.length - named.length
  return others > 0 ? `${named.join(', ')} e altre ${others} voci` : named.join(', ')
}
