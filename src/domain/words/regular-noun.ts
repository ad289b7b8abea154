/** The plural and the genders of most words that recipes count with; the table of the others says theirs. */

const PLURAL_END: Readonly<Record<string, string>> = { a: 'e', o: 'i', e: 'i' }

/** 'cipolla' gives 'cipolle', 'carciofo' 'carciofi'. */
export const regularPlural = (one: string): string => one.slice(0, -1) + (PLURAL_END[one.slice(-1)] ?? '')
/** Singular and plural: feminine after 'a', otherwise masculine. */
export const regularGenders = (one: string): string => (one.endsWith('a') ? 'ff' : 'mm')
