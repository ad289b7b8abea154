import { useEffect } from 'react'
import { toast } from '#web/ui/toast-store.ts'
import { endTimes } from './end-times.ts'

const EVERY_MS = 500
// Loaded as soon as a timer runs, because the reader may be offline at its end.
const loadEnd = () => import('./timer-end.ts')

export function TimerWatch() {
  useEffect(() => {
    let isCounting = false
    const look = () => {
      const now = Date.now()
      const untold = endTimes.all(now).filter(({ time }) => !time.isTold)
      for (const { key, time } of untold) if (now >= time.endsAt) announce(key, now)
      const counts = untold.some(({ time }) => now < time.endsAt)
      if (counts === isCounting) return
      isCounting = counts
      loadEnd().then(
        ({ tickUnseen }) => tickUnseen(counts ? look : undefined),
        () => undefined,
      )
    }
    const tick = setInterval(look, EVERY_MS)
    return () => clearInterval(tick)
  }, [])
  return null
}

function announce(key: string, now: number) {
  const time = endTimes.read(key)
  if (!time) return
  endTimes.write(key, { ...time, isTold: true }) // written first, so that a second tab stays silent
  loadEnd().then(
    ({ announceEnd }) => announceEnd(key, time, now),
    () => toast({ title: 'Tempo scaduto', description: time.label }),
  )
}
