import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PlanMoment } from '#domain/dough/full/full-plan.ts'

/** The site's own, which the server renders with. */
const HOME_ZONE = 'Europe/Rome'
const MINUTE_MS = 60_000

const never = () => () => undefined

/** Where the reader's clock stands and what it shows: the server's zone and no hour until the page is alive. */
export function useKitchenClock(): PlanMoment {
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || HOME_ZONE,
    () => HOME_ZONE,
  )
  const [nowMs, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return { timeZone, nowMs }
}
