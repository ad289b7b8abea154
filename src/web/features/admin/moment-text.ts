const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short' })

/** '21 nov 2026, 18:05' in the user's time zone. */
export const momentText = (instant: string): string => moment.format(new Date(instant))

const ELIDED = { il: "l'", del: "dell'", dal: "dall'" } as const
type BeforeDay = keyof typeof ELIDED

/** 'il 21 nov', 'dell'8 nov': 8 and 11 begin with a vowel and take an apostrophe. */
export const dayWith = (word: BeforeDay, dayText: string): string =>
  /^(8|11)\b/.test(dayText) ? `${ELIDED[word]}${dayText}` : `${word} ${dayText}`

export function momentWith(word: BeforeDay, instant: string): string {
  const date = new Date(instant)
  return `${dayWith(word, day.format(date))} alle ${time.format(date)}`
}
