/** What is kept of a text that somebody looked for. */

const MAX_LENGTH = 60
/** So many digits are a telephone number, a card, a tax code: never the grams of a recipe. */
const LONG_NUMBER = /(?:\d[\s.\-/]?){6,}/
const ONLY_NUMBER = /^[\d\s.,+()/-]+$/

/** In lower case and without its end, if it is long; undefined when it may be somebody's address or number. Total. */
export function searchText(typed: string): string | undefined {
  const text = typed
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (text === '' || text.includes('@') || LONG_NUMBER.test(text) || ONLY_NUMBER.test(text)) return undefined
  return Array.from(text).slice(0, MAX_LENGTH).join('').trim()
}
