import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { addedAt } from '#domain/pizza-night/oven/queue.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { ResultPart } from './result-part.tsx'

const MINUTE_MS = 60_000

export function QueuePart({ sheet }: { sheet: EveningSheet }) {
  const { queue, pizzas, guests, timeZone, recoveryMin, bakeAtMs, lastServedMs } = sheet
  const time = (atMs: number) => formatTime(atMs, timeZone)
  const nameOf = (key: string) => pizzas.find((pizza) => pizza.key === key)?.name ?? ''
  const eatersOf = (portions: EveningSheet['queue'][number]['portions']) =>
    portions
      .map(({ guest, halves }) => `${guests[guest]?.name ?? ''}${halves === 1 ? ' (metà)' : ''}`)
      .join(' e ')
  const pause = recoveryMin === 1 ? 'un minuto' : `${recoveryMin} minuti`
  return (
    <ResultPart
      title="La coda al forno"
      intro={`Dalla prima all'ultima ${shortDuration((lastServedMs - bakeAtMs) / MINUTE_MS)}. Fra una pizza e l'altra il forno si riprende per ${pause} (stima).`}
    >
      <ol className="divide-y divide-line rounded-md border border-line bg-paper">
        {queue.map(({ pizza, portions, inMs, lookMs, outMs, bake }, index) => (
          <li
            key={`${inMs}-${index}`}
            className="grid grid-cols-[2rem_1fr_auto] items-center gap-3 px-4 py-3 print:py-1"
          >
            <span aria-hidden className="font-display text-xl text-tomato">
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{nameOf(pizza)}</span>
              <span className="block text-sm text-ink-soft">per {eatersOf(portions)}</span>
              {addedAt({ inMs, outMs, bake }).map(({ startMs }) => (
                <span key={startMs} className="block text-sm text-ink-soft">
                  alle {time(startMs)} aggiungi il resto e rimetti in forno
                </span>
              ))}
            </span>
            <span className="text-right tabular-nums">
              <span className="block font-semibold">{time(inMs)}</span>
              <span className="block text-sm text-ink-soft">
                fuori {lookMs === outMs || time(lookMs) === time(outMs) ? '' : `${time(lookMs)}-`}
                {time(outMs)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </ResultPart>
  )
}
