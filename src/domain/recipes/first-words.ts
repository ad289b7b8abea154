/** The beginning of a text, for where all of it has no room.
 *
 * Units   characters.
 * Valid   any text. No word is cut, but one that is longer than the room. */

/** The whole text where it has at most `most` characters; otherwise as many whole words as fit, and an ellipsis. */
export function firstWords(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const cut = whole.slice(0, most)
  const atWord = /\s/.test(whole.charAt(most)) ? cut : cut.replace(/\s+\S*$/u, '')
  return `${atWord.replace(/[\s,;:.]+$/u, '')}…`
}
