import { load } from 'cheerio'
import { plainLineOf } from '#domain/import/plain-text.ts'
import type { AnyNode, Element } from './page-node.ts'

const ROUNDS = 4
const MARKUP = /<[a-z!/?][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i
const BREAKS = /<(?:p|br|li|div|[ou]l|h[1-6]|tr|section|article|dd|dt|blockquote)\b/i
export const BLOCKS: ReadonlySet<string> = new Set(
  'p div li ul ol h1 h2 h3 h4 h5 h6 tr section article dd dt dl blockquote table header footer main aside figure form'.split(
    ' ',
  ),
)
export const UNREAD: ReadonlySet<string> = new Set(
  'script style template noscript svg math iframe object embed canvas head textarea select button'.split(' '),
)

/** True if a space is needed before `element`: before table cells, and between two inline elements with a
 * class ('<span>300</span><span>g</span>'). */
export const isApart = (element: Element): boolean => {
  const { name, attribs, prev } = element
  const isStyled = (other: Element) => other.attribs.class !== undefined && INLINE.has(other.name)
  return (
    name === 'td' ||
    name === 'th' ||
    (INLINE.has(name) && attribs.class !== undefined && prev !== null && 'attribs' in prev && isStyled(prev))
  )
}
const INLINE = new Set(['span', 'a', 'em', 'strong', 'b', 'i', 'label'])

export function linesOf(source: string): string[] {
  let text = source
  for (let round = 0; round < ROUNDS && MARKUP.test(text); round += 1) {
    text = textOfNodes(load(text, null, false).root().contents().toArray(), !BREAKS.test(text))
  }
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map(plainLineOf)
    .filter((line) => line !== '')
}

export const lineOf = (source: string): string => linesOf(source).join(' ')

/** Text with one line for each block element. The walk is not recursive, because pages may nest elements to
 * any depth. `mostNodes` is for callers that need only the beginning. */
export function textOfNodes(
  nodes: readonly AnyNode[],
  keepsLines = false,
  mostNodes = Number.POSITIVE_INFINITY,
): string {
  const parts: string[] = []
  let walked = 0
  const stack: (AnyNode | '\n')[] = [...nodes].reverse()
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    walked += 1
    if (walked > mostNodes) break
    if (node === '\n') parts.push(node)
    else if (node.type === 'text') parts.push(keepsLines ? node.data : node.data.replace(/\s+/gu, ' '))
    else if ('name' in node && node.name === 'br') parts.push('\n')
    else if ('children' in node && !('name' in node && UNREAD.has(node.name))) {
      const isBlock = 'name' in node && BLOCKS.has(node.name)
      if ('attribs' in node && isApart(node)) parts.push(' ')
      if (isBlock) {
        parts.push('\n')
        stack.push('\n')
      }
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        stack.push(node.children[index] as AnyNode)
      }
    }
  }
  return parts.join('')
}
