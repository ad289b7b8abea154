const MAX_LENGTH = 60
/** A number this long may belong to a telephone, a card or a person. Amounts in a recipe are shorter. */
const LONG_NUMBER = /(?:\d[\s.\-/]?){6,}/
const ONLY_NUMBER = /^[\d\s.,+()/-]+$/

/** In lower case and shortened to the limit. Undefined if the text is empty or a bare number, or may contain
 * an email address or a personal number. Never throws. */
export function searchText(typed: string): string | undefined {
  const text = typed
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (text === '' || text.includes('@') || LONG_NUMBER.test(text) || ONLY_NUMBER.test(text)) return undefined
  return Array.from(text).slice(0, MAX_LENGTH).join('').trim()
}
