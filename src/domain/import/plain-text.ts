/**
 * Cleans text from other websites.
 *
 * Valid   any string. The result has no control characters, direction marks, zero-width spaces or tag
 *         characters. Zero-width joiners stay.
 */

const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Direction marks can make an address or a quantity look like a different one. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const CONTROL = /\p{Cc}/gu

export const plainLineOf = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(DIRECTION, '')
    .replace(CONTROL, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')

export function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1).toWellFormed()
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.\ufffd]+$/u, '')}…`
}
