import { pageClockMs } from '#contracts/pizza-night/night-pages.ts'
import type { Queries } from '../../api/queries.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useClock } from '../../ui/use-clock.ts'

/** Query key of the time at which the server rendered the page. */
export const PAGE_CLOCK = ['pageClock'] as const

export function setPageClock({ client }: Queries): number {
  const nowMs = pageClockMs(Date.now())
  client.setQueryData(PAGE_CLOCK, nowMs)
  return nowMs
}

/** The server's rendering time, then the browser's clock. Undefined at first if the server gave no time. */
export function usePageClock(): number | undefined {
  const { client } = useQueries()
  return useClock(client.getQueryData<number>(PAGE_CLOCK))
}
