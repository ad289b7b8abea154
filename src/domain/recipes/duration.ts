/** Durations of a recipe in the site's formats.
 *
 * Units   minutes as input.
 * Valid   0 and above; fractions are rounded to the nearest minute, anything else is a RangeError. */

import { counted } from '../words/counted.ts'

function split(minutes: number): { hours: number; rest: number } {
  if (!Number.isFinite(minutes) || minutes < 0) throw new RangeError(`Not a duration in minutes: ${minutes}`)
  const whole = Math.round(minutes)
  return { hours: Math.floor(whole / 60), rest: whole % 60 }
}

/** Hours and minutes with a point, as in the site's specification: 90 gives '1.30 ore'. */
export function formatHours(minutes: number): string {
  const { hours, rest } = split(minutes)
  return `${hours}.${String(rest).padStart(2, '0')} ore`
}

export function shortDuration(minutes: number): string {
  const { hours, rest } = split(minutes)
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}

export function spokenDuration(minutes: number): string {
  const { hours, rest } = split(minutes)
  if (hours * 60 + rest <= 120) return counted(hours * 60 + rest, 'minuto', 'minuti')
  return [counted(hours, 'ora', 'ore'), ...(rest > 0 ? [counted(rest, 'minuto', 'minuti')] : [])].join(' e ')
}

interface RecipeTimes {
  preparationTime: number
  activeTime: number
  restTime: number
}

/** What a recipe's time is made of: '50 min di lavoro', '12 h di riposo', '24 min di cottura'. A figure stays beside its
 * unit at the end of a line. */
export const timesText = ({ preparationTime, activeTime, restTime }: RecipeTimes): string[] =>
  [
    [activeTime, 'di lavoro'] as const,
    [restTime, 'di riposo'] as const,
    [preparationTime - activeTime - restTime, 'di cottura'] as const,
  ].flatMap(([minutes, of]) =>
    minutes > 0 ? [`${shortDuration(minutes).replaceAll(' ', '\u00a0')} ${of}`] : [],
  )

/** For one line of a narrow card: the whole time, and how much of it is work: '18 h 42, lavoro 1 h 18'. */
export const timesInShort = ({ preparationTime, activeTime }: Omit<RecipeTimes, 'restTime'>): string =>
  [shortDuration(preparationTime), `lavoro ${shortDuration(activeTime)}`]
    .map((text) => text.replace(/(?<= h \d+) min$/, '').replaceAll(' ', '\u00a0'))
    .join(', ')

/** ISO 8601 for structured data: 90 gives 'PT1H30M'. Days are written as hours. */
export function isoDuration(minutes: number): string {
  const { hours, rest } = split(minutes)
  if (hours === 0) return `PT${rest}M`
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`
}
