import type { CheerioAPI } from 'cheerio'
import { asHeading, headingOfLine } from '#domain/import/group-headings.ts'
import { isNoIngredient } from '#domain/import/page-furniture.ts'
import { withoutBullet } from '#domain/import/parted-steps.ts'
import type { Element } from './page-node.ts'
import { lineOf, textOfNodes } from './page-text.ts'

/** What a page writes above the parts of a list. */
const HEADINGS = 'h2,h3,h4,h5,h6,p,strong,b,dt,legend,caption,div,span,th'
const LONGEST = 60
const MOST_NODES = 20

/** The entries of a list in the order of the page, each group under its heading; the same line once in a group. */
export function groupedLines(
  page: CheerioAPI,
  roots: readonly Element[],
  isTitle: (text: string) => boolean,
): string[] {
  const lines: { text: string; isHeading: boolean }[] = []
  const add = (text: string, isHeading: boolean) => {
    const last = lines.at(-1)
    // A heading inside a paragraph is said by both; of two headings the nearer one counts.
    if (isHeading && last?.isHeading) lines.pop()
    lines.push({ text, isHeading })
  }
  for (const element of page([...roots])
    .find(`li,${HEADINGS}`)
    .addBack(`li,${HEADINGS}`)
    .toArray() as Element[]) {
    if (element.name === 'li') {
      const entry = entryOf(page, element)
      if (entry !== undefined) add(entry.text, entry.isHeading)
    } else if (
      page(element).closest('li').length === 0 &&
      page(element).find('li,p,div,ul,ol,table').length === 0
    ) {
      const heading = headingIn(element)
      if (heading !== undefined && !isTitle(heading)) add(asHeading(heading), true)
    }
  }
  return unrepeated(lines)
}

/** A few words over a list, alone in their element. */
function headingIn(element: Element): string | undefined {
  const text = lineOf(textOfNodes([element], false, MOST_NODES))
  if (text === '' || text.length > LONGEST || /[.!?]$/u.test(text) || /^[\d½¼¾]/u.test(text)) return undefined
  const isStyled = /^(?:h[2-6]|dt|legend|caption|strong|b|th)$/u.test(element.name)
  const isNamed = /group|head|title|section|subtitle/iu.test(element.attribs.class ?? '')
  return isStyled || isNamed || headingOfLine(text) !== undefined ? text : undefined
}

/** An entry of a list; with a list inside it heads that. */
function entryOf(page: CheerioAPI, item: Element): { text: string; isHeading: boolean } | undefined {
  const isOuter = page(item).find('li').length > 0
  const own = isOuter ? page(item).clone().children('ul,ol').remove().end() : page(item)
  const text = withoutBullet(lineOf(own.html() ?? ''))
  if (text === '' || /[{}]/.test(text) || isNoIngredient(text)) return undefined
  if (isOuter) return { text: asHeading(text), isHeading: true }
  const bold = page(item).children('strong,b,h3,h4,h5,h6')
  const isBold = bold.length === 1 && lineOf(bold.text()) === lineOf(page(item).text()) && !/\d/.test(text)
  const isNamed = /head|title|group-name|separator/iu.test(item.attribs.class ?? '')
  const heading = headingOfLine(text) ?? (isBold || isNamed ? asHeading(text) : undefined)
  return { text: heading ?? text, isHeading: heading !== undefined }
}

function unrepeated(lines: readonly { text: string; isHeading: boolean }[]): string[] {
  // What only introduces a list of ingredients is one heading for all of them: no groups.
  const headings = lines.filter(({ isHeading }) => isHeading)
  const seen = new Set<string>()
  return lines.flatMap(({ text, isHeading }) => {
    if (
      isHeading &&
      headings.length === 1 &&
      lines[0]?.isHeading &&
      headingOfLine(text.replace(/:$/u, '')) === undefined
    )
      return []
    const key = isHeading ? `# ${text}` : text
    if (isHeading) for (const other of seen) if (!other.startsWith('# ')) seen.delete(other)
    if (seen.has(key)) return []
    seen.add(key)
    return [text]
  })
}
