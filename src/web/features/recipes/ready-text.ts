const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const STEP_MS = 5 * MINUTE_MS

const midnightOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** Day and time in the reader's time zone, relative to `now`: 'oggi 20:00', 'domani 8:15', 'gio 20:00', 'gio 3
 * dic 20:00'. */
export function dayTimeText(at: Date, now: Date): string {
  const days = Math.round((midnightOf(at) - midnightOf(now)) / DAY_MS)
  const time = at.toLocaleTimeString('it-IT', { hour: 'numeric', minute: '2-digit' })
  if (days === 0 || days === 1) return `${days === 0 ? 'oggi' : 'domani'} ${time}`
  const day = at.toLocaleDateString('it-IT', {
    weekday: 'short',
    ...((days < 0 || days > 6) && { day: 'numeric', month: 'short' }),
  })
  return `${day} ${time}`
}

const inSteps = (atMs: number): Date => new Date(Math.ceil(atMs / STEP_MS) * STEP_MS)

export const readyText = (now: Date, minutes: number): string =>
  dayTimeText(inSteps(now.getTime() + minutes * MINUTE_MS), now)
