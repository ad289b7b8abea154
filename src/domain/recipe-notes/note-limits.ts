/** Limits for one user's notes on recipes.
 *
 * Units   number of notes, characters per note; milliseconds since 1970 UTC.
 * Valid   a day in the reader's time zone, which the server does not know. A day is valid if it is today or
 *         earlier in at least one time zone. */
export const RECIPE_NOTE_LIMITS = { count: 1000, textChars: 2000 } as const

/** The time zone in which days begin first: UTC+14. */
const FIRST_ZONE_MS = 14 * 3600 * 1000

export const latestDay = (nowMs: number): string => new Date(nowMs + FIRST_ZONE_MS).toISOString().slice(0, 10)

export const DAY_AHEAD = 'Quel giorno deve ancora venire: scrivi quando hai cucinato'
