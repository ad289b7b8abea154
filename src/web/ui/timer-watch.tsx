import { useEffect } from 'react'
import { endTimes } from './end-times.ts'
import { toast } from './toast-store.ts'

const EVERY_MS = 500
// Few visits have a timer. It is fetched when one runs: at its end the network may be away.
const loadEnd = () => import('./timer-end.ts')

/** Announces every timer that ends, whatever page the cook is reading meanwhile. */
export function TimerWatch() {
  useEffect(() => {
    const tick = setInterval(() => {
      const now = Date.now()
      for (const { key, time } of endTimes.all(now)) {
        if (time.isTold) continue
        const end = loadEnd()
        if (now < time.endsAt) {
          end.catch(() => undefined)
          continue
        }
        endTimes.write(key, { ...time, isTold: true }) // first, so that a second tab stays silent
        end.then(
          ({ announceEnd }) => announceEnd(key, time, now),
          () => toast({ title: 'Tempo scaduto', description: time.label }),
        )
      }
    }, EVERY_MS)
    return () => clearInterval(tick)
  }, [])
  return null
}
