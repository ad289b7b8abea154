/** Elapsed time in words.
 *
 * Valid   finite instants. A future instant gives 'pochi secondi fa'. A month has 30 days and a year 365. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const UNITS = [
  { ms: 365 * DAY_MS, one: 'anno', many: 'anni' },
  { ms: 30 * DAY_MS, one: 'mese', many: 'mesi' },
  { ms: DAY_MS, one: 'giorno', many: 'giorni' },
  { ms: HOUR_MS, one: 'ora', many: 'ore' },
  { ms: MINUTE_MS, one: 'minuto', many: 'minuti' },
] as const

/** Throws a RangeError for a non-finite instant. */
export function timeAgo(thenMs: number, nowMs: number): string {
  if (!Number.isFinite(thenMs) || !Number.isFinite(nowMs)) {
    throw new RangeError(`Not two instants: ${thenMs}, ${nowMs}`)
  }
  const passedMs = nowMs - thenMs
  const unit = UNITS.find(({ ms }) => passedMs >= ms)
  if (!unit) return 'pochi secondi fa'
  const count = Math.floor(passedMs / unit.ms)
  return `${count} ${count === 1 ? unit.one : unit.many} fa`
}
