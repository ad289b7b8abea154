/** How long somebody has to wait, in words.
 *
 * Units   whole or broken seconds in. Rounded up, so that nobody comes back too early.
 * Valid   any finite number; what is over already is 'qualche secondo'. */

const MINUTE_S = 60
const HOUR_S = 3600
/** Below, seconds are not worth counting. */
const FEW_S = 10

/** '30 secondi', 'un minuto', '59 minuti', 'un'ora', '2 ore': to stand behind 'tra'. */
export function waitingTime(seconds: number): string {
  if (seconds <= FEW_S) return 'qualche secondo'
  if (seconds < MINUTE_S) return `${Math.ceil(seconds)} secondi`
  const minutes = Math.ceil(seconds / MINUTE_S)
  if (minutes < HOUR_S / MINUTE_S) return minutes === 1 ? 'un minuto' : `${minutes} minuti`
  const hours = Math.ceil(seconds / HOUR_S)
  return hours === 1 ? "un'ora" : `${hours} ore`
}
