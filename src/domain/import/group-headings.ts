/**
 * Headings among the ingredients of a page, and where they belong in a list that lost them.
 *
 * Valid   any language where the heading ends with ':' or says 'for the …'; without either, the parts of a recipe by name.
 *         What has an amount is an ingredient.
 */
import { isGroupTitle } from './step-titles.ts'

/** Parts of a pizza, alone on their line; 'salsa di pomodoro' may be bought, so it is no heading by itself. */
const PART =
  /^(?:ingredienti (?:per |dell['’]|della |del ).{2,40}|(?:l['’]|il |la )?(?:impasto|pasta|condimento|farcitura|farcia|ripieno|topping|toppings|guarnizione|copertura|finitura|prefermento|preimpasto|lievitino|autolisi|rinfresco|primo impasto|secondo impasto|(?:the )?dough|crust|filling|sauce|teig|belag|f[üu]llung|p[âa]te|garniture|masa|relleno))$/iu
const LONGEST = 60
const MARKS = /^[\s*=_~#>–—-]+|[\s*=_~#–—-]+$/gu
const AMOUNT_FIRST = /^[\d½¼¾⅓⅔]|\bq\.? ?b\b/iu

/** The heading as we write it, 'Per la salsa:'; undefined for an ingredient. */
export function headingOfLine(line: string): string | undefined {
  const text = line
    .replace(MARKS, '')
    .replace(/\s*:+$/u, '')
    .trim()
  if (text === '' || text.length > LONGEST || AMOUNT_FIRST.test(text)) return undefined
  const isMarked = /^(?:[*=_~#–—-]{2,})/u.test(line.trim()) && /(?:[*=_~#–—-]{2,}|:)$/u.test(line.trim())
  const isHeading = line.replace(MARKS, '').endsWith(':') || isMarked || isGroupTitle(text) || PART.test(text)
  return isHeading ? asHeading(text) : undefined
}

/** 'PER L'IMPASTO' is how a page looks. */
export const asHeading = (text: string): string => {
  const bare = text
    .replace(MARKS, '')
    .replace(/\s*:+$/u, '')
    .trim()
  const isLoud = /\p{L}{3}/u.test(bare) && bare === bare.toUpperCase()
  return `${isLoud ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare}:`
}

export const isHeading = (line: string): boolean => line.endsWith(':')

/** Lines whose headings all have something below them. */
export const headingSomething = (lines: readonly string[]): string[] =>
  lines.filter((line, index) => !isHeading(line) || !isHeading(lines[index + 1] ?? ':'))

const wordsOf = (line: string) => new Set(line.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [])

function isSame(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > 0 && shared >= Math.min(a.size, b.size) * 0.6
}

/** The share of lines that have to be the same for two lists to be one. */
const LEAST_SAME = 0.7

/** A flat list under the headings that the page shows above the same lines; as it is where the page shows another list. */
export function groupedAsShown(flat: readonly string[], shown: readonly string[]): string[] {
  const bare = shown.filter((line) => !isHeading(line))
  if (flat.some(isHeading) || bare.length === shown.length || bare.length === 0) return [...flat]
  const isInOrder = bare.length === flat.length
  const placeOf = (line: string, at: number) =>
    isInOrder
      ? at
      : flat.findIndex((other, place) => place >= at - (bare.length - flat.length) - 2 && isSame(line, other))
  const same = bare.filter((line, at) =>
    isInOrder ? isSame(line, flat[at] ?? '') : flat.some((other) => isSame(line, other)),
  )
  if (same.length < LEAST_SAME * Math.max(bare.length, flat.length)) return [...flat]
  const headings = new Map<number, string>()
  let at = 0
  for (const [index, line] of shown.entries()) {
    if (!isHeading(line)) at += 1
    else {
      const below = shown[index + 1]
      const place = below === undefined || isHeading(below) ? -1 : placeOf(below, at)
      if (place >= 0) headings.set(place, line)
    }
  }
  return flat.flatMap((line, place) => [
    ...(headings.has(place) ? [headings.get(place) as string] : []),
    line,
  ])
}
