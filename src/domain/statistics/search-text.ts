const MAX_LENGTH = 60
/** A number with this many digits may be a telephone or card number. Amounts in a recipe are shorter. */
const LONG_NUMBER = /(?:\d[\s.\-/]?){6,}/
const ONLY_NUMBER = /^[\d\s.,+()/-]+$/

/** The text in lower case, at most `MAX_LENGTH` characters long. Undefined if the text is empty or only a
 * number, or if it contains '@' or a long number. Never throws. */
export function searchText(typed: string): string | undefined {
  const text = typed
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (text === '' || text.includes('@') || LONG_NUMBER.test(text) || ONLY_NUMBER.test(text)) return undefined
  return Array.from(text).slice(0, MAX_LENGTH).join('').trim()
}
