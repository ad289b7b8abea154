/** A waiting time in words.
 *
 * Units   seconds, whole or fractional. They are rounded up, so that the user does not come back too early.
 * Valid   any finite number; zero and negative times give 'qualche secondo'. */

const MINUTE_S = 60
const HOUR_S = 3600
const FEW_S = 10

export function waitingTime(seconds: number): string {
  if (seconds <= FEW_S) return 'qualche secondo'
  if (seconds < MINUTE_S) return `${Math.ceil(seconds)} secondi`
  const minutes = Math.ceil(seconds / MINUTE_S)
  if (minutes < HOUR_S / MINUTE_S) return minutes === 1 ? 'un minuto' : `${minutes} minuti`
  const hours = Math.ceil(seconds / HOUR_S)
  return hours === 1 ? "un'ora" : `${hours} ore`
}
