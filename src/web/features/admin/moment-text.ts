const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short' })

/** Date and time in the user's time zone: '21 nov 2026, 18:05'. */
export const momentText = (instant: string): string => moment.format(new Date(instant))

const ELIDED = { il: "l'", del: "dell'", dal: "dall'" } as const
type BeforeDay = keyof typeof ELIDED

/** The day after a preposition or article: 'il 21 nov', but 'dell'8 nov', because 8 and 11 begin with a
 * vowel. */
export const dayWith = (word: BeforeDay, dayText: string): string =>
  /^(8|11)\b/.test(dayText) ? `${ELIDED[word]}${dayText}` : `${word} ${dayText}`

export function momentWith(word: BeforeDay, instant: string): string {
  const date = new Date(instant)
  return `${dayWith(word, day.format(date))} alle ${time.format(date)}`
}
