import { Clock, FastForward, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { type EveningSheet, isWithoutGluten } from '#domain/pizza-night/evening-sheet.ts'
import { dueMs, type EveningEvent, replanned, ripeFrom } from '#domain/pizza-night/progress.ts'
import { lastText } from '#domain/pizza-night/table-words.ts'
import { addTitle } from '#domain/pizza-night/timeline/evening-line.ts'
import { toldMove } from '#domain/pizza-night/told-move.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { prepareAlarm } from '../timers/alarm.ts'
import { ringsText } from '../timers/system-notification.ts'
import { useWakeLock } from '../timers/use-wake-lock.ts'
import { DelayWarnings } from './delay-warnings.tsx'
import { EveningEnd } from './evening-end.tsx'
import { type Moment, momentsOf } from './moments.ts'
import { OvenRow } from './oven-row.tsx'
import { type Baking, useOvenTimers } from './oven-timers.ts'
import type { EveningProgress } from './use-progress.ts'

const SECOND_MS = 1000
const DELAYS_MIN = [10, 20] as const
const SHOWN_AHEAD = 4
const DAY_MIN = 24 * 60
const TWO_DAYS_MIN = 2 * DAY_MIN

function untilText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes <= 0) return 'adesso'
  return minutes < TWO_DAYS_MIN
    ? `fra ${shortDuration(minutes)}`
    : `fra ${Math.round(minutes / DAY_MIN)} giorni`
}

interface EveningScreenProps {
  sheet: EveningSheet
  progress: EveningProgress
  waking: Pick<EveningDraft, 'wakeFrom' | 'wakeTo'>
  onClose: () => void
}

export default function EveningScreen({ sheet, progress, waking, onClose }: EveningScreenProps) {
  const { events, undo } = progress
  const add = (event: EveningEvent) => {
    prepareAlarm()
    progress.add(event)
  }
  const nowMs = useClock(Date.now(), SECOND_MS)
  const isAwake = useWakeLock()
  const running = useMemo(
    () =>
      replanned(sheet, events, {
        isWithoutGluten: isWithoutGluten(sheet),
        readyMs: ripeFrom(sheet),
        nowMs,
      }),
    [sheet, events, nowMs],
  )
  const moments = useMemo(() => momentsOf(running), [running])
  const told = useMemo(() => toldMove(sheet, events), [sheet, events])
  const out = new Set(events.flatMap((event) => (event.kind === 'out' ? [event.pizza] : [])))
  const isOver = out.size === running.queue.length
  const baking = running.queue.flatMap(({ pizza: key, inMs, lookMs, bake }, place): Baking[] => {
    const pizza = running.pizzas.find((one) => one.key === key)
    return pizza && inMs <= nowMs && !out.has(place)
      ? [{ place, name: pizza.name, add: addTitle(pizza), inMs, lookMs, bake }]
      : []
  })
  useOvenTimers(baking)
  const ahead = moments
    .filter(({ atMs, out: place }) => atMs > nowMs && (place === undefined || !out.has(place)))
    .slice(0, SHOWN_AHEAD)
  const time = (atMs: number) => formatTime(atMs, sheet.timeZone)
  const day = (atMs: number) => formatDay(atMs, sheet.timeZone)
  const weekday = (atMs: number) => day(atMs).split(' ')[0]?.slice(0, 3)
  const lastMs = Math.max(...running.queue.map(({ servedMs }) => servedMs))
  const lastDay = day(lastMs) === day(nowMs) ? '' : `${day(lastMs)} `
  const last = isOver ? 'Le pizze sono tutte fuori' : `${lastText(sheet)} ${lastDay}alle ${time(lastMs)}`
  return (
    <Dialog
      onClose={onClose}
      fullScreen
      title="Serata pizza"
      description={`Sono le ${time(nowMs)}. ${last}.${isAwake ? ' Lo schermo resta acceso.' : ''}`}
    >
      <div className="mx-auto flex h-full max-w-4xl flex-col gap-6 py-2">
        <div>
          <Now
            moments={moments}
            baking={baking}
            isOver={isOver}
            nowMs={nowMs}
            timeZone={sheet.timeZone}
            onOut={(pizza) => add({ kind: 'out', pizza, atMs: Date.now() })}
          />
          <p role="status" className="text-lg font-semibold not-empty:mt-4">
            {told}
          </p>
        </div>
        {!isOver && <DelayWarnings sheet={sheet} running={running} waking={waking} nowMs={nowMs} />}
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
          {events.length > 0 && (
            <Button look="secondary" size="large" onClick={undo}>
              <Undo2 className="size-5" aria-hidden /> Annulla
            </Button>
          )}
          {!isOver && <Shifts onShift={add} />}
        </div>
      </div>
    </Dialog>
  )
}

const Shifts = ({ onShift }: { onShift: (event: EveningEvent) => void }) => (
  <div className="flex flex-wrap gap-3">
    <Button look="secondary" size="large" onClick={() => onShift({ kind: 'early', atMs: Date.now() })}>
      <FastForward className="size-5" aria-hidden /> Siamo in anticipo
    </Button>
    {DELAYS_MIN.map((minutes) => (
      <Button
        key={minutes}
        look="secondary"
        size="large"
        onClick={() => onShift({ kind: 'late', minutes, atMs: Date.now() })}
      >
        <Clock className="size-5" aria-hidden /> In ritardo di {minutes} minuti
      </Button>
    ))}
  </div>
)

interface NowProps {
  moments: readonly Moment[]
  baking: readonly Baking[]
  isOver: boolean
  nowMs: number
  timeZone: string
  onOut: (pizza: number) => void
}

type Told = Pick<Moment, 'title' | 'more' | 'in'>

function toldNow(moments: readonly Moment[], baking: readonly Baking[], nowMs: number): Told | undefined {
  const late = baking.find((pizza) => nowMs > dueMs(pizza))
  if (late) return { title: `Sforna: ${late.name}`, more: '' }
  const last = moments.findLast(({ atMs, out }) => atMs <= nowMs && out === undefined)
  if (last && last.endMs > nowMs) return last
  const ready = baking.find(({ lookMs }) => nowMs >= lookMs)
  if (ready) return { title: `Guarda se è pronta: ${ready.name}`, more: '' }
  const attended = baking.find(({ bake }) => bake.isAttended)
  return attended && { title: `Resta al forno: ${attended.name}`, more: '' }
}

function restText(moments: readonly Moment[], baking: readonly Baking[], nowMs: number, timeZone: string) {
  const ahead = [...moments.map(({ atMs }) => atMs), ...baking.map(({ lookMs }) => lookMs)]
  const nextMs = Math.min(...ahead.filter((atMs) => atMs > nowMs))
  if (nextMs === Number.POSITIVE_INFINITY) return 'Niente da fare'
  const day = formatDay(nextMs, timeZone)
  const until = day === formatDay(nowMs, timeZone) ? 'alle' : `a ${day} alle`
  return `Niente da fare fino ${until} ${formatTime(nextMs, timeZone)}`
}

function Now({ moments, baking, isOver, nowMs, timeZone, onOut }: NowProps) {
  const current = toldNow(moments, baking, nowMs)
  const inOven = baking.filter(({ place }) => place !== current?.in)
  return (
    <div className="rounded-lg bg-crust p-5 sm:p-8">
      <p className="kicker text-gold">Adesso</p>
      <p aria-live="polite" className="mt-2 font-display text-3xl">
        {isOver
          ? 'Tutte in tavola: buon appetito!'
          : (current?.title ?? restText(moments, baking, nowMs, timeZone))}
      </p>
      {!isOver && current && <p className="mt-2 text-lg text-ink-soft">{current.more}</p>}
      {inOven.map((pizza) => (
        <OvenRow
          key={pizza.place}
          pizza={pizza}
          nowMs={nowMs}
          timeZone={timeZone}
          onOut={() => onOut(pizza.place)}
        />
      ))}
      {inOven.length > 0 && <p className="mt-4 text-sm text-ink-soft">{ringsText()}</p>}
    </div>
  )
}
