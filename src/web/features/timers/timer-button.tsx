import { Timer, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { prepareAlarm } from './alarm.ts'
import { clockText, endTimes } from './end-times.ts'

interface TimerButtonProps {
  /** Key of the end time in `end-times.ts`. The first render reads the end time, so render this only in the
   * browser. */
  storageKey: string
  label: string
  recipe?: string
  what?: string
  seconds: number
}

export function TimerButton({ storageKey, label, recipe, what, seconds }: TimerButtonProps) {
  const [endsAt, setEndsAt] = useState(() => endTimes.read(storageKey)?.endsAt)
  const [now, setNow] = useState(() => Date.now())
  const isRunning = endsAt !== undefined && now < endsAt

  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(tick)
  }, [isRunning])

  if (endsAt === undefined) {
    const start = () => {
      const end = Date.now() + seconds * 1000
      const page = location.pathname + location.search
      endTimes.write(storageKey, {
        endsAt: end,
        label,
        page,
        ...(recipe && { recipe }),
        ...(what && { what }),
      })
      prepareAlarm()
      setNow(Date.now())
      setEndsAt(end)
    }
    return (
      <Button look="secondary" size="large" onClick={start}>
        <Timer className="size-5" aria-hidden />
        <Named what={what}>Avvia {label}</Named>
      </Button>
    )
  }
  const stop = () => {
    endTimes.forget(storageKey)
    setEndsAt(undefined)
  }
  return (
    <Button look={isRunning ? 'secondary' : 'primary'} size="large" onClick={stop}>
      <Named what={what}>
        <span role="timer" aria-live={isRunning ? 'off' : 'assertive'} className="tabular-nums">
          {isRunning ? clockText(endsAt - now) : `Tempo scaduto: ${label}`}
        </span>
      </Named>
      <X className="size-5" aria-hidden />
      <span className="sr-only">Ferma il timer</span>
    </Button>
  )
}

const Named = ({ what, children }: { what: string | undefined; children: ReactNode }) => (
  <span className="grid py-1.5 text-left leading-tight">
    <span>{children}</span>
    {what && <span className="text-sm font-normal first-letter:uppercase">{what}</span>}
  </span>
)
