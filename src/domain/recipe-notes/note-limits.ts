/** How much one person may write of how recipes went.
 *
 * Units   notes in all, characters of one; milliseconds since 1970 UTC.
 * Valid   a day of the reader's own calendar, which a server does not know: today or earlier, wherever he is. */
export const RECIPE_NOTE_LIMITS = { count: 1000, textChars: 2000 } as const

/** Where days begin first. */
const FIRST_ZONE_MS = 14 * 3600 * 1000

/** The latest day that any calendar of the world shows now, as '2026-11-23': nobody has cooked later. */
export const latestDay = (nowMs: number): string => new Date(nowMs + FIRST_ZONE_MS).toISOString().slice(0, 10)

export const DAY_AHEAD = 'Quel giorno deve ancora venire: scrivi quando hai cucinato'
