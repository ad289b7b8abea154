import { useEffect } from 'react'
import { alarm } from './alarm.ts'
import { endTimes } from './end-times.ts'

const EVERY_MS = 500

/** Announces every timer that ends, whatever page the cook is reading meanwhile. */
export function TimerWatch() {
  useEffect(() => {
    const tick = setInterval(() => {
      const now = Date.now()
      for (const { key, time } of endTimes.all(now)) {
        if (time.isTold || now < time.endsAt) continue
        endTimes.write(key, { ...time, isTold: true }) // first, so that a second tab stays silent
        alarm(time.label)
      }
    }, EVERY_MS)
    return () => clearInterval(tick)
  }, [])
  return null
}
