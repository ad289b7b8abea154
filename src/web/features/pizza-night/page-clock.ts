import { useEffect, useState } from 'react'
import { pageClockMs } from '#contracts/pizza-night/night-pages.ts'
import type { Queries } from '../../api/queries.ts'
import { useQueries } from '../../api/queries-context.ts'

/** The hour at which the server made the page: readers without scripts are told what is over, too. */
export const PAGE_CLOCK = ['pageClock'] as const
const MINUTE_MS = 60_000

export function setPageClock({ client }: Queries): number {
  const nowMs = pageClockMs(Date.now())
  client.setQueryData(PAGE_CLOCK, nowMs)
  return nowMs
}

/** What the page was made at, then the browser's own clock; undefined where neither is known yet. */
export function usePageClock(): number | undefined {
  const { client } = useQueries()
  const [nowMs, setNow] = useState(() => client.getQueryData<number>(PAGE_CLOCK))
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
