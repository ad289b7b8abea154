/**
 * Splits a text in which a page writes several steps: '1. Impasta …2. Stendi …', '- Impasta … - Stendi …'.
 *
 * Valid   any language. Numbers split a text only if they count from one without a gap. Other numbers
 *         ('Cuoci 3 minuti') stay in place.
 */
const WORD = String.raw`(?:(?:step|stap|schritt|passo|passaggio|fase|punto|[ée]tape|paso|steg|trin)\s?(?:n\.?\s?)?)`
const BULLET = String.raw`(?:[-–—•*▪●◦‣·▢□☐✓✔]|(?![©®™])\p{Extended_Pictographic}\ufe0f?)`
const ORDINALS = ['prim', 'second', 'terz', 'quart', 'quint', 'sest', 'settim', 'ottav', 'non', 'decim']

interface Mark {
  number: string
  letter: string
  sign: string
  ordinal: string
}
const labelOf = ({ number, letter, sign, ordinal }: Mark): string =>
  String.raw`(?:${WORD}${number}\s?[.:)°–-]?|(?:${ordinal}[oa]|${number}[ªº°])\s(?:fase|passo|passaggio|step)\s?[.:–-]?|${sign}|${number}\ufe0f?\u20e3|\[${number}\]|\(?${letter}\)|\(?${number}\s?(?:\.?\)|[.°/]|[-–:](?=\s))-?)\s*(?=[\p{L}"«(])`

const COUNTED = new RegExp(
  `^${labelOf({ number: String.raw`\d{1,2}`, letter: '[a-h]', sign: '[①-⑳❶-❿]', ordinal: `(?:${ORDINALS.join('|')})` })}`,
  'iu',
)
const markOf = (count: number): Mark => ({
  number: String(count),
  letter: String.fromCodePoint(96 + Math.min(count, 26)),
  sign: String.fromCodePoint(0x2460 + Math.min(count, 20) - 1),
  ordinal: ORDINALS[count - 1] ?? '(?!)',
})
const BULLETED = new RegExp(String.raw`^${BULLET}+\s*(?=[\p{L}\d"«(½¼¾⅓⅔])`, 'u')

export const isCounted = (line: string): boolean => COUNTED.test(line)

export const withoutBullet = (line: string): string => line.replace(BULLETED, '')

const LEAST_IN_LOWER_CASE = 3

const MOST_PARTS = 200

function atNumbers(text: string): string[] {
  const starts: { at: number; end: number }[] = []
  for (let from = 0; starts.length < MOST_PARTS; ) {
    const label = labelOf(markOf(starts.length + 1))
    const found = new RegExp(String.raw`(?:^|(?<=[\s.!?;:)»”"]))${label}`, 'iu').exec(text.slice(from))
    if (!found || (starts.length === 0 && found.index > 0)) break
    const at = from + found.index
    from = at + found[0].length
    starts.push({ at, end: from })
  }
  const parts = starts.map(({ end }, index) => text.slice(end, starts[index + 1]?.at).trim())
  const isSure = parts.length >= LEAST_IN_LOWER_CASE || parts.every((part) => /^\p{Lu}/u.test(part))
  return parts.length > 1 && isSure && parts.every((part) => part !== '') ? parts : [text]
}

const BETWEEN_BULLETS = new RegExp(
  String.raw`(?<=[.!?;])\s*${BULLET}\s*(?=\p{Lu})|\s+${BULLET}\s+(?=\p{Lu})`,
  'u',
)

const atBullets = (text: string): string[] => {
  if (BULLETED.test(text)) return withoutBullet(text).split(BETWEEN_BULLETS)
  return text.split(/^1\s\p{Lu}/u.test(text) ? /(?<=[.!?])\s+(?=\d{1,2}\s\p{Lu})/u : /(?<=[.!?])\s\|\s/u)
}

export function partedSteps(lines: readonly string[]): string[] {
  const parts = lines.flatMap(atBullets).flatMap(atNumbers)
  const isOrdered =
    parts.length > 1 && parts.every((line, at) => new RegExp(String.raw`^${at + 1}\s+\p{Lu}`, 'u').test(line))
  if (isOrdered) return parts.map((line) => line.replace(/^\d+\s+/u, ''))
  const counted = parts.filter(isCounted).length
  return counted > 1 && counted >= parts.length / 2 ? parts.map((line) => line.replace(COUNTED, '')) : parts
}
