import { Timer, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { findStepTimes } from '#domain/recipe/step-times.ts'
import { Button } from '../../ui/button.tsx'
import { alarm } from './alarm.ts'
import { clockText, endTimes, timerKey } from './end-times.ts'

interface StepTimersProps {
  recipeId: number
  /** Place of the step, from 0. */
  step: number
  text: string
}

/** A timer for every duration that the step names. */
export const StepTimers = ({ recipeId, step, text }: StepTimersProps) => (
  <ul className="mt-8 flex flex-wrap gap-3">
    {findStepTimes(text).map((time) => {
      const key = timerKey(recipeId, step, time.index)
      return (
        <li key={key}>
          <StepTimer storageKey={key} label={time.text} seconds={time.minS} />
        </li>
      )
    })}
  </ul>
)

function StepTimer({ storageKey, label, seconds }: { storageKey: string; label: string; seconds: number }) {
  const [endsAt, setEndsAt] = useState(() => endTimes.read(storageKey))
  const [now, setNow] = useState(() => Date.now())
  const isRunning = endsAt !== undefined && now < endsAt

  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= endsAt) alarm(label)
    }, 500)
    return () => clearInterval(tick)
  }, [isRunning, endsAt, label])

  if (endsAt === undefined) {
    const start = () => {
      const end = Date.now() + seconds * 1000
      endTimes.write(storageKey, end)
      setNow(Date.now())
      setEndsAt(end)
    }
    return (
      <Button look="secondary" size="large" onClick={start}>
        <Timer className="size-5" aria-hidden /> Avvia {label}
      </Button>
    )
  }
  const stop = () => {
    endTimes.forget(storageKey)
    setEndsAt(undefined)
  }
  return (
    <Button look={isRunning ? 'secondary' : 'primary'} size="large" onClick={stop}>
      <span role="timer" aria-live={isRunning ? 'off' : 'assertive'} className="tabular-nums">
        {isRunning ? clockText(endsAt - now) : `Tempo scaduto: ${label}`}
      </span>
      <X className="size-5" aria-hidden />
      <span className="sr-only">Ferma il timer</span>
    </Button>
  )
}
