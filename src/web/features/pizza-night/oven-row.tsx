import { Check } from 'lucide-react'
import { addedAt } from '#domain/pizza-night/oven/queue.ts'
import { dueMs } from '#domain/pizza-night/progress.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { Button } from '../../ui/button.tsx'
import { clockText } from '../timers/end-times.ts'
import type { Baking } from './oven-timers.ts'

interface OvenRowProps {
  pizza: Baking
  nowMs: number
  timeZone: string
  onOut: () => void
}

export function OvenRow({ pizza, nowMs, timeZone, onOut }: OvenRowProps) {
  const { name, lookMs } = pizza
  const outMs = dueMs(pizza)
  const time = (atMs: number) => formatTime(atMs, timeZone)
  const isLate = nowMs > outMs
  const [add] = addedAt({ ...pizza, outMs })
  const next =
    add && nowMs < add.startMs
      ? { atMs: add.startMs, text: 'A metà cottura alle' }
      : nowMs < lookMs
        ? { atMs: lookMs, text: 'Guardala alle' }
        : { atMs: outMs, text: 'Fuori entro le' }
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-lg">
        In forno: <strong className="font-semibold">{name}</strong>
        {isLate ? (
          <span className="block font-semibold text-tomato">
            Doveva uscire alle {time(outMs)}, in ritardo di{' '}
            <span role="timer" aria-live="off" className="tabular-nums">
              {clockText(nowMs - outMs)}
            </span>
          </span>
        ) : (
          <span className="block text-ink-soft">
            {next.text} {time(next.atMs)}, fra{' '}
            <span role="timer" aria-live="off" className="font-semibold text-ink tabular-nums">
              {clockText(next.atMs - nowMs)}
            </span>
          </span>
        )}
      </p>
      <Button size="large" onClick={onOut}>
        <Check className="size-5" aria-hidden /> Sfornata
      </Button>
    </div>
  )
}
