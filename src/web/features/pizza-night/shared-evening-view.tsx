import type { ReactNode } from 'react'
import { isOver } from '#domain/pizza-night/evening-hours.ts'
import type { SharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { bakeText, eatText, lastText } from '#domain/pizza-night/table-words.ts'
import { formatDate, formatTime } from '#domain/words/clock-format.ts'
import { MenuPart } from './menu-part.tsx'
import { usePageClock } from './page-clock.ts'
import { ResultPart } from './result-part.tsx'

export function SharedEveningView({ shared }: { shared: SharedEvening }) {
  const { people, firstServedMs, othersServedMs, lastServedMs, timeZone, giri } = shared
  const isAtOnce = firstServedMs === lastServedMs
  const time = (atMs: number) => formatTime(atMs, timeZone)
  return (
    <div className="max-w-5xl space-y-12 print:space-y-5">
      <h2 className="sr-only">Menu e orari</h2>
      <p className="text-lg text-ink-soft">
        {people === 1 ? 'Una persona' : `In ${people}`}: {bakeText(shared)},{' '}
        {isAtOnce
          ? `si mangia alle ${time(firstServedMs)}`
          : eatText(timeZone, { servedMs: firstServedMs, othersMs: othersServedMs ?? null })}
        .{!isAtOnce && ` ${lastText(shared)} alle ${time(lastServedMs)}.`}
      </p>
      <OverNote evening={shared} />
      <MenuPart sheet={{ ...shared, cautions: [], leftOut: [], guests: [] }} />
      {giri.length > 1 && (
        <ResultPart title="Che cosa esce e quando">
          <ol className="max-w-xl divide-y divide-line rounded-md border border-line bg-paper">
            {giri.map(({ atMs, pizzas: served }) => (
              <li key={atMs} className="flex gap-4 px-4 py-3 print:py-1">
                <time dateTime={new Date(atMs).toISOString()} className="font-semibold tabular-nums">
                  {time(atMs)}
                </time>
                {served.join(', ')}
              </li>
            ))}
          </ol>
        </ResultPart>
      )}
    </div>
  )
}

interface OverNoteProps {
  evening: Pick<SharedEvening, 'lastServedMs' | 'timeZone'>
  children?: ReactNode
}

export function OverNote({ evening, children }: OverNoteProps) {
  const nowMs = usePageClock()
  if (nowMs === undefined || !isOver(evening, nowMs)) return null
  const { lastServedMs, timeZone } = evening
  return (
    <div className="no-print my-4 rounded-md border-l-4 border-gold bg-crust px-4 py-3">
      <p>
        Questa serata è passata: l'ultima pizza era in programma {formatDate(lastServedMs, timeZone)} alle{' '}
        {formatTime(lastServedMs, timeZone)}.
      </p>
      {children}
    </div>
  )
}
