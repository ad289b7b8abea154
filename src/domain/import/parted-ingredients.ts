/**
 * Splits ingredients that a page writes as one text: '500 g di farina, 300 g di acqua, sale', 'farina;
 * acqua; sale'.
 *
 * Valid   any language. A text is split only if this gives at least three parts, and enough of the parts
 *         have an amount. An Italian or English remark stays with its food: 'cipolla, tritata'.
 */
import { headingOfLine } from '../lines/group-heading.ts'
import { hasAmounts } from './recipe-doubts.ts'

const LEAST = 3
/** Characters. Longer texts are not split, because the regular expressions would take too long. */
const LONGEST = 4000
const BULLETS = /\s*[•·▪●;]\s*|\s+[–—-]\s+/u
const COMMAS = /,\s+(?![^(]*\))|\s+e\s+(?=\d)/u
const GOES_ON =
  /^(?:tagliat|tritat|grattugiat|sciolt|sgocciolat|lessat|ammorbidit|a (?:fette|cubetti|dadini|pezzi|temperatura|listarelle)|più|oppure|o |circa|anche|meglio|possibilmente|di cui|chopped|sliced|grated|melted|minced|plus|or )/iu

export function partedIngredients(text: string): string[] {
  if (text.length > LONGEST) return [text]
  const [bulleted = [], commas = []] = [BULLETS, COMMAS].map((mark) =>
    text.split(mark).filter((part) => part !== ''),
  )
  const parts: string[] = []
  for (const piece of bulleted.length >= LEAST ? bulleted : commas) {
    const part = /q\.? ?b\.$/iu.test(piece) ? piece.trim() : piece.replace(/[.\s]+$/u, '')
    if (parts.length > 0 && GOES_ON.test(part)) parts[parts.length - 1] += `, ${part}`
    else if (part !== '') parts.push(part)
  }
  return parts.length >= LEAST && hasAmounts(parts) ? parts : [text]
}

const AMOUNT_ALONE =
  /^(?:[\d½¼¾⅓⅔][\d½¼¾⅓⅔.,/ –-]*(?:kg|g|gr|grammi|ml|cl|dl|lt?|oz|lbs?|cups?|tbsp|tsp|el|tl|st|msk|tsk|cucchiai\p{L}*|tazz\p{L}+|mazz\p{L}+|spicchi\p{L}*|bustin\p{L}|fogli\p{L}+|pizzic\p{L}+|ramett\p{L}|fett\p{L}|pezz\p{L}|cespi?o?)?\.?|q\.? ?b\.?)$/iu

export function withOwnHeading(line: string): string[] {
  const [, heading = '', rest = ''] = /^([^:]{3,60}):\s+(\S.{5,})$/u.exec(line) ?? []
  const known = headingOfLine(heading)
  const parts = known === undefined || line.length > LONGEST ? [] : rest.split(COMMAS)
  return known !== undefined && parts.length > 1 && hasAmounts(parts) ? [known, ...parts] : [line]
}

export const isAmountAlone = (text: string): boolean => AMOUNT_ALONE.test(text)

export function paired<Line extends { text: string }>(
  lines: readonly Line[],
  isHeading: (line: Line) => boolean,
): readonly Line[] {
  const isAlone = ({ text }: Line) => isAmountAlone(text)
  const alone = lines.filter(isAlone).length
  if (alone < 2 || alone < lines.length / 3) return lines
  const [first, second, last] = [lines[0], lines[1], lines.at(-1)].map((line) => line && isAlone(line))
  const isFirst = first || (second && !last && lines[0] !== undefined && isHeading(lines[0]))
  const pairs: Line[] = []
  for (const line of isFirst ? lines : lines.toReversed()) {
    const before = pairs.at(-1)
    if (before && isAlone(before) && !isAlone(line)) {
      const text = isFirst ? `${before.text} ${line.text}` : `${line.text} ${before.text}`
      pairs[pairs.length - 1] = { ...before, text }
    } else pairs.push(line)
  }
  return isFirst ? pairs : pairs.reverse()
}
