const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Nobody's evening is planned to the minute. */
const STEP_MS = 5 * MINUTE_MS

const midnightOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** When something is ready that takes so many minutes from `now`, by the reader's clock: 'oggi 20:00', 'domani 8:15', 'gio 20:00'. */
export function readyText(now: Date, minutes: number): string {
  const at = new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / STEP_MS) * STEP_MS)
  const days = Math.round((midnightOf(at) - midnightOf(now)) / DAY_MS)
  const time = at.toLocaleTimeString('it-IT', { hour: 'numeric', minute: '2-digit' })
  if (days < 2) return `${days === 0 ? 'oggi' : 'domani'} ${time}`
  const day = at.toLocaleDateString('it-IT', {
    weekday: 'short',
    ...(days > 6 && { day: 'numeric', month: 'short' }),
  })
  return `${day} ${time}`
}
