import { Check, Clock, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { type EveningSheet, isWithoutGluten } from '#domain/pizza-night/evening-sheet.ts'
import { doughsPastTheirHour, replanned } from '#domain/pizza-night/progress.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay, formatTime } from '../../ui/clock-format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { EveningEnd } from './evening-end.tsx'
import type { EveningProgress } from './use-progress.ts'

const SECOND_MS = 1000
const DELAYS_MIN = [10, 20] as const
const SHOWN_AHEAD = 4

type Moment = { key: string; atMs: number; endMs: number; title: string; more: string; pizza?: number }

/** Works and pizzas in one line: a pizza counts when it goes in and when it comes out. */
function momentsOf({ acts, queue, pizzas, guests }: EveningSheet): Moment[] {
  const nameOf = (key: string) => pizzas.find((pizza) => pizza.key === key)?.name ?? ''
  const works = acts
    .filter(({ needsHands }) => needsHands)
    .map(({ id, startMs, endMs, title, of, note }): Moment => {
      return { key: id, atMs: startMs, endMs, title, more: of === '' ? note : `${of}. ${note}` }
    })
  const bakes = queue.flatMap(({ pizza, portions, inMs, outMs, servedMs }, index): Moment[] => {
    const eaters = portions.map(({ guest }) => guests[guest]?.name ?? '').join(' e ')
    return [
      {
        key: `in-${index}`,
        atMs: inMs,
        endMs: outMs,
        title: `Inforna: ${nameOf(pizza)}`,
        more: `Per ${eaters}.`,
      },
      {
        key: `out-${index}`,
        atMs: outMs,
        endMs: servedMs,
        title: `Sforna: ${nameOf(pizza)}`,
        more: `Per ${eaters}.`,
        pizza: index,
      },
    ]
  })
  return [...works, ...bakes].sort((one, other) => one.atMs - other.atMs)
}

function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}

/** 'fra 12 min', 'fra 2 h 5 min', 'fra 3 giorni', 'adesso'. */
function untilText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes <= 0) return 'adesso'
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `fra ${Math.round(hours / 24)} giorni`
  return hours === 0 ? `fra ${minutes} min` : `fra ${hours} h ${minutes % 60} min`
}

/** The evening at arm's length: what now, what next; 'sfornata' and 'in ritardo' plan the rest anew. */
export default function EveningScreen({
  sheet,
  progress,
}: {
  sheet: EveningSheet
  progress: EveningProgress
}) {
  const { events, add, undo } = progress
  const nowMs = useNow()
  const isAwake = useWakeLock()
  const running = useMemo(() => replanned(sheet, events, isWithoutGluten(sheet)), [sheet, events])
  const moments = useMemo(() => momentsOf(running), [running])
  const out = new Set(events.flatMap((event) => (event.kind === 'out' ? [event.pizza] : [])))
  const isOver = out.size === running.queue.length
  const past = isOver ? [] : doughsPastTheirHour(sheet.doughs, running.queue)
  const ahead = moments
    .filter(({ atMs, pizza }) => atMs > nowMs && (pizza === undefined || !out.has(pizza)))
    .slice(0, SHOWN_AHEAD)
  const time = (atMs: number) => formatTime(atMs, sheet.timeZone)
  const day = (atMs: number) => formatDay(atMs, sheet.timeZone)
  const weekday = (atMs: number) => day(atMs).split(' ')[0]?.slice(0, 3)
  const lastMs = Math.max(...running.queue.map(({ servedMs }) => servedMs))
  return (
    <Dialog
      open
      onOpenChange={progress.open}
      fullScreen
      title="Serata pizza"
      description={`Sono le ${time(nowMs)}. Ultima pizza in tavola alle ${time(lastMs)}.${isAwake ? ' Lo schermo resta acceso.' : ''}`}
    >
      <div className="mx-auto flex h-full max-w-4xl flex-col gap-6 py-2">
        <Now
          sheet={running}
          moments={moments}
          nowMs={nowMs}
          out={out}
          onOut={(pizza) => add({ kind: 'out', pizza, atMs: Date.now() })}
        />
        {past.length > 0 && (
          <p role="alert" className="rounded-md border-l-4 border-gold bg-crust px-4 py-3">
            {past.join(' e ')}: i panetti passerebbero la loro ora. Rimetti in frigo quelli che aspettano.
          </p>
        )}
        {isOver && <EveningEnd pizzas={sheet.pizzas} />}
        {!isOver && (
          <section aria-label="Poi" className="flex-1">
            <h3 className="text-xl">Poi</h3>
            <ol className="mt-3 divide-y divide-line border-y border-line">
              {ahead.map(({ key, atMs, title, more }) => (
                <li key={key} className="grid grid-cols-[3.75rem_1fr] items-baseline gap-3 py-3 text-lg">
                  <span className="font-semibold tabular-nums">
                    {day(atMs) !== day(nowMs) && (
                      <span className="block text-sm font-normal text-ink-soft">{weekday(atMs)}</span>
                    )}
                    {time(atMs)}
                  </span>
                  <span>
                    {title}{' '}
                    <span className="text-sm whitespace-nowrap text-gold">{untilText(atMs - nowMs)}</span>
                    <span className="block text-sm text-ink-soft">{more}</span>
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className="flex flex-wrap justify-between gap-3 pb-2">
          <Button look="secondary" size="large" disabled={events.length === 0} onClick={undo}>
            <Undo2 className="size-5" aria-hidden /> Annulla
          </Button>
          {!isOver && (
            <div className="flex flex-wrap gap-3">
              {DELAYS_MIN.map((minutes) => (
                <Button
                  key={minutes}
                  look="secondary"
                  size="large"
                  onClick={() => add({ kind: 'late', minutes, atMs: Date.now() })}
                >
                  <Clock className="size-5" aria-hidden /> In ritardo di {minutes} minuti
                </Button>
              ))}
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface NowProps {
  sheet: EveningSheet
  moments: readonly Moment[]
  nowMs: number
  /** Places in the queue of what has come out. */
  out: ReadonlySet<number>
  onOut: (pizza: number) => void
}

/** What the hands do, and what is in the oven meanwhile. */
function Now({ sheet, moments, nowMs, out, onOut }: NowProps) {
  const last = moments.findLast(({ atMs, pizza }) => atMs <= nowMs && pizza === undefined)
  const current = last && last.endMs > nowMs ? last : undefined
  const isOver = out.size === sheet.queue.length
  const baking = sheet.queue.flatMap(({ inMs, outMs, pizza }, index) =>
    inMs <= nowMs && !out.has(index) ? [{ index, outMs, pizza }] : [],
  )
  const nameOf = (key: string) => sheet.pizzas.find((pizza) => pizza.key === key)?.name ?? ''
  return (
    <div className="rounded-lg bg-crust p-5 sm:p-8">
      <p className="kicker text-gold">Adesso</p>
      <p aria-live="polite" className="mt-2 font-display text-3xl">
        {isOver ? 'Tutte in tavola: buon appetito!' : (current?.title ?? 'Puoi riposare')}
      </p>
      {!isOver && current && <p className="mt-2 text-lg text-ink-soft">{current.more}</p>}
      {baking.map(({ index, outMs, pizza }) => (
        <div
          key={index}
          className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
        >
          <p className="text-lg">
            In forno: <strong className="font-semibold">{nameOf(pizza)}</strong>, fuori alle{' '}
            <span className="tabular-nums">{formatTime(outMs, sheet.timeZone)}</span>
          </p>
          <Button size="large" onClick={() => onOut(index)}>
            <Check className="size-5" aria-hidden /> Sfornata
          </Button>
        </div>
      ))}
    </div>
  )
}
