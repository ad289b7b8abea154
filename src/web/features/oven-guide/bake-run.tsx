import { Play, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { BakePlan, PlanStep } from '#domain/oven-guide/bake-plan.ts'
import { bakeTimeText, inScaleOf } from '#domain/oven-guide/scale.ts'
import type { TemperatureScale } from '#domain/words/convert.ts'
import { Button } from '../../ui/button.tsx'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { alarm, prepareAlarm } from '../timers/alarm.ts'
import { clockText, endTimes } from '../timers/end-times.ts'
import { TimerButton } from '../timers/timer-button.tsx'

/** Storage key of the end time. A stored end time lets a bake survive a reload. */
const BAKE_KEY = 'timer:forno:cottura'
const PREHEAT_KEY = 'timer:forno:riscaldamento'
const TICK_MS = 250

function useBakeClock({ steps, maxS }: BakePlan, isBrowser: boolean) {
  const [endsAt, setEndsAt] = useState(() => (isBrowser ? endTimes.read(BAKE_KEY)?.endsAt : undefined))
  const [now, setNow] = useState(() => Date.now())
  const elapsedS = endsAt === undefined ? undefined : maxS - (endsAt - now) / 1000
  const isRunning = elapsedS !== undefined && elapsedS < maxS

  useEffect(() => {
    if (!isRunning || endsAt === undefined) return
    let seenS = maxS - (endsAt - Date.now()) / 1000
    const tick = setInterval(() => {
      const currentS = maxS - (endsAt - Date.now()) / 1000
      // The last step is left out, because every page announces the end of a timer.
      const passed = steps.find(({ atS }) => atS > seenS && atS <= currentS && atS < maxS)
      if (passed) alarm(`Sei a ${bakeTimeText(passed.atS)}: ${passed.title.toLowerCase()}.`)
      seenS = currentS
      setNow(Date.now())
    }, TICK_MS)
    return () => clearInterval(tick)
  }, [isRunning, endsAt, maxS, steps])

  const start = () => {
    const end = Date.now() + maxS * 1000
    const page = location.pathname + location.search
    endTimes.write(BAKE_KEY, { endsAt: end, label: `${bakeTimeText(maxS)}, sforna`, page })
    prepareAlarm()
    setNow(Date.now())
    setEndsAt(end)
  }
  const stop = () => {
    endTimes.forget(BAKE_KEY)
    setEndsAt(undefined)
  }
  return { elapsedS, isRunning, start, stop }
}

interface BakeRunProps {
  plan: BakePlan
  scale: TemperatureScale
}

export function BakeRun(props: BakeRunProps) {
  const isBrowser = useIsBrowser()
  return <Run key={String(isBrowser)} {...props} isBrowser={isBrowser} />
}

/** Where, and when what is done. */
export const BakeSteps = ({ plan, scale, current }: BakeRunProps & { current?: PlanStep | undefined }) => (
  <>
    <p className="mt-4">
      <span className="font-semibold">Ripiano: </span>
      {plan.rack}
    </p>
    <ol className="mt-4" aria-label="Passi della cottura">
      {plan.steps.map((step) => (
        <li
          key={step.title}
          aria-current={step === current ? 'step' : undefined}
          className="grid grid-cols-[6.5rem_1fr] gap-3 border-t border-line py-2.5 print:py-1 aria-[current=step]:bg-crust"
        >
          <span className="pl-1 font-semibold">{step.atS === 0 ? 'Subito' : bakeTimeText(step.atS)}</span>
          <span>
            <span className="font-semibold">{step.title}.</span> {inScaleOf(step.detail, scale)}
          </span>
        </li>
      ))}
    </ol>
  </>
)

function Run({ plan, scale, isBrowser }: BakeRunProps & { isBrowser: boolean }) {
  const { elapsedS, isRunning, start, stop } = useBakeClock(plan, isBrowser)
  const next = elapsedS === undefined ? undefined : plan.steps.find(({ atS }) => atS > elapsedS)
  return (
    <>
      <p>{plan.preheatAdvice}</p>
      <div className="no-print mt-3">
        {isBrowser && (
          <TimerButton
            storageKey={PREHEAT_KEY}
            label={`riscaldamento: ${plan.preheatMin} min`}
            seconds={plan.preheatMin * 60}
          />
        )}
      </div>
      <BakeSteps plan={plan} scale={scale} current={isRunning ? next : undefined} />
      <div className="no-print mt-4 flex flex-wrap items-center gap-4 noscript:hidden">
        {elapsedS === undefined ? (
          <Button onClick={start}>
            <Play className="size-4" aria-hidden /> Ho infornato: avvia i tempi
          </Button>
        ) : (
          <>
            <Button look="secondary" onClick={stop}>
              <Square className="size-4" aria-hidden /> {isRunning ? 'Ferma' : 'Azzera'}
            </Button>
            <p role="timer" aria-live="off" className="figure text-2xl tabular-nums">
              {isRunning ? clockText(elapsedS * 1000) : 'Sforna adesso'}
            </p>
            {next && <p className="text-sm text-ink-soft">Prossimo: {next.title.toLowerCase()}</p>}
          </>
        )}
      </div>
    </>
  )
}
