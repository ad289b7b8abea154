import { useEffect, useState } from 'react'

/** The browser's time in milliseconds, renewed at intervals. Before the page runs in the browser it is `first`. */
export function useClock<First>(first: First, everyMs = 60_000): number | First {
  const [nowMs, setNow] = useState<number | First>(first)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}
