/** How much one person may write of how recipes went.
 *
 * Units   notes in all, characters of one. */
export const RECIPE_NOTE_LIMITS = { count: 1000, textChars: 2000 } as const
