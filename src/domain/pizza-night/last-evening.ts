/** What is known of the last evening, in one line.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), hours, °C; votes of 1 to 5.
 * Source  the kept evening, the reader's own votes, and his notes of that day.
 * Valid   any kept evening; null if nothing but its day is known. */
import { localClock } from '#domain/dough/plan/local-clock.ts'
import { formatDay } from '#domain/words/clock-format.ts'
import type { EveningDraft } from './evening-draft.ts'
import type { EveningSheet } from './evening-sheet.ts'

export interface LastEvening {
  plan: Pick<EveningSheet, 'bakeAtMs' | 'timeZone' | 'doughs' | 'pizzas'>
  draft: Pick<EveningDraft, 'roomC' | 'fridgeC'>
  ratings: readonly { recipeId: number; rating: number }[]
  notes: readonly { recipeId: number; cookedOn: string; text: string }[]
}

const WEEK_DAYS = 7
const NOTE_LENGTH = 80

function dayOf({ bakeAtMs, timeZone }: LastEvening['plan'], nowMs: number): string {
  const clock = localClock(timeZone)
  const [day, today] = [clock.wallTimeOf(bakeAtMs).day, clock.wallTimeOf(nowMs).day]
  const name = formatDay(bakeAtMs, timeZone)
  const [weekday = ''] = name.split(' ')
  if (today - day > WEEK_DAYS || today === day) return name
  return `${weekday} ${weekday === 'domenica' ? 'scorsa' : 'scorso'}`
}

const shortened = (text: string) =>
  text.length > NOTE_LENGTH ? `${text.slice(0, NOTE_LENGTH).trimEnd()}…` : text

export function lastEveningInWords(
  { plan, draft, ratings, notes }: LastEvening,
  nowMs: number,
): string | null {
  const [dough] = plan.doughs
  const cookedOn = new Date(plan.bakeAtMs).toLocaleDateString('sv-SE', { timeZone: plan.timeZone })
  const votes = plan.pizzas.flatMap(({ recipeId, name }) => {
    const own = ratings.find((one) => one.recipeId === recipeId)
    return own ? [plan.pizzas.length === 1 ? `voto ${own.rating}` : `${name} voto ${own.rating}`] : []
  })
  const said = notes
    .filter(
      (note) => note.cookedOn === cookedOn && plan.pizzas.some(({ recipeId }) => recipeId === note.recipeId),
    )
    .map(({ text }) => `«${shortened(text)}»`)
  const known = [
    ...(dough ? [`${Math.round(dough.hours)} h`, `${dough.isCold ? draft.fridgeC : draft.roomC} °C`] : []),
    ...votes,
    ...said,
  ]
  return known.length === 0 ? null : `${dayOf(plan, nowMs)}: ${known.join(', ')}`
}
