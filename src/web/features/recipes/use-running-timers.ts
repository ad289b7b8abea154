import { useEffect, useState } from 'react'
import { clockText, type EndTime, endTimes, timersOfRecipe } from '../timers/end-times.ts'

export interface RunningTimer {
  key: string
  step: number
  time: EndTime
  isOver: boolean
  text: string
}

export function useRunningTimers(recipeId: number): RunningTimer[] {
  const [now, setNow] = useState(() => Date.now())
  const [, setChanges] = useState(0)
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    const unwatch = endTimes.watch(() => setChanges((count) => count + 1))
    return () => {
      clearInterval(tick)
      unwatch()
    }
  }, [])
  return timersOfRecipe(recipeId, endTimes.all(now)).map(({ key, step, time }) => {
    const left = now < time.endsAt ? clockText(time.endsAt - now) : 'tempo scaduto'
    return {
      key,
      step,
      time,
      isOver: now >= time.endsAt,
      text: `Passo ${step + 1}: ${left}${time.what ? ` · ${time.what}` : ''}`,
    }
  })
}
