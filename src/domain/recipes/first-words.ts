/** Shortens a text for a small space.
 *
 * Units   characters.
 * Valid   any text. A word is cut only if the word alone is longer than the limit. */

export function firstWords(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const cut = whole.slice(0, most)
  const atWord = /\s/.test(whole.charAt(most)) ? cut : cut.replace(/\s+\S*$/u, '')
  return `${atWord.replace(/[\s,;:.]+$/u, '')}…`
}
