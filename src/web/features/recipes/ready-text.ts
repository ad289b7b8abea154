const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const STEP_MS = 5 * MINUTE_MS

const midnightOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** Day and time in the reader's time zone, relative to `now`: 'oggi 20:00', 'domani 8:15', 'gio 20:00', 'gio 3
 * dic 20:00'. */
export function dayTimeText(at: Date, now: Date): string {
  return `${dayText(at, now, 'short')} ${timeText(at)}`
}

const timeText = (at: Date): string => at.toLocaleTimeString('it-IT', { hour: 'numeric', minute: '2-digit' })

/** 'alle 7:00', 'alle 19:35', "all'1:05". */
const atTime = (at: Date): string => (at.getHours() === 1 ? `all'${timeText(at)}` : `alle ${timeText(at)}`)

function dayText(at: Date, now: Date, names: 'short' | 'long'): string {
  const days = Math.round((midnightOf(at) - midnightOf(now)) / DAY_MS)
  if (days === 0 || days === 1) return days === 0 ? 'oggi' : 'domani'
  return at.toLocaleDateString('it-IT', {
    weekday: names,
    ...((days < 0 || days > 6) && { day: 'numeric', month: names }),
  })
}

/** 'oggi alle 20:00', 'domani alle 8:15', 'giovedì alle 20:00'. */
export function readyText(now: Date, minutes: number): string {
  const at = new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / STEP_MS) * STEP_MS)
  return `${dayText(at, now, 'long')} ${atTime(at)}`
}

const DINNER_MIN = 20 * 60
const DAY_MIN = 24 * 60
const DAYS_BEFORE = ['', 'il giorno prima ', 'due giorni prima ', 'tre giorni prima ']

/** Minutes from the midnight before a dinner at 20:00. */
const fromMidnightOf = (minutes: number): number => Math.floor((DINNER_MIN - minutes) / 5) * 5

/** When to begin for a dinner at 20:00: 'alle 6:45', 'il giorno prima alle 19:35'. Undefined for a recipe
 * that takes several days. */
export function dinnerStart(minutes: number): string | undefined {
  const fromMidnight = fromMidnightOf(minutes)
  const days = DAYS_BEFORE[Math.max(0, Math.ceil(-fromMidnight / DAY_MIN))]
  return days === undefined ? undefined : days + atTime(new Date(2026, 0, 10, 0, fromMidnight))
}

/** The next dinner in reach, and when to begin, in no more lines of a phone than `dinnerStart`: 'Per cena domani', 'alle 6:45'. */
export function nextDinner(now: Date, minutes: number): [dinner: string, start: string] {
  const startFor = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 0, fromMidnightOf(minutes))
  const most = Math.ceil(minutes / DAY_MIN) + 1
  const days = Array.from({ length: most }, (_, index) => index).find((one) => startFor(one) >= now) ?? most
  const dinner = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 20)
  const start = startFor(days)
  const day = midnightOf(start) === midnightOf(dinner) ? '' : `${dayText(start, now, 'long')} `
  return [days === 0 ? 'Per cena' : `Per cena ${dayText(dinner, now, 'long')}`, day + atTime(start)]
}
