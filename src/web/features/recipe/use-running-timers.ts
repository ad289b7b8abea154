import { useEffect, useState } from 'react'
import { clockText, endTimes, timersOfRecipe } from '../../ui/end-times.ts'

/** The timers of a recipe that somebody has started, with what is left of each, every second. For the browser only. */
export function useRunningTimers(recipeId: number) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [])
  return timersOfRecipe(recipeId, endTimes.all(now)).map(({ key, step, time }) => ({
    key,
    step,
    text: now < time.endsAt ? clockText(time.endsAt - now) : 'tempo scaduto',
  }))
}
