import { useEffect, useState } from 'react'
import { useClock } from '../../ui/use-clock.ts'
import { clockText, type EndTime, endTimes, timersOfRecipe } from '../timers/end-times.ts'

export interface RunningTimer {
  key: string
  step: number
  time: EndTime
  isOver: boolean
  text: string
}

export function useRunningTimers(recipeId: number): RunningTimer[] {
  const now = useClock(Date.now(), 1000)
  const [, setChanges] = useState(0)
  useEffect(() => endTimes.watch(() => setChanges((count) => count + 1)), [])
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
