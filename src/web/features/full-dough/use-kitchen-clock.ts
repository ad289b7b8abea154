import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PlanMoment } from '#domain/dough/full/full-plan.ts'

const HOME_ZONE = 'Europe/Rome'
const MINUTE_MS = 60_000

const never = () => () => undefined

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
