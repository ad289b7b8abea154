/** A paragraph with Markdown links to pages of this site: '[idratazione](/glossario#idratazione)'.
 *
 * Valid   any text. Links to other sites stay text. */

type LinkedPart = string | { text: string; to: string }

const LINK = /\[([^[\]]+)\]\((\/(?![/\\])[^\s()]*)\)/gu

export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = []
  let from = 0
  for (const { 0: all, 1: words = '', 2: to = '', index } of text.matchAll(LINK)) {
    if (index > from) parts.push(text.slice(from, index))
    parts.push({ text: words, to })
    from = index + all.length
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}
