/** The Markdown subset in the texts about an improved recipe: headings, lists, paragraphs, bold words.
 * Everything else, including HTML tags, is plain text. */

export type Words = { text: string; isBold: boolean }[]
export type Block =
  | { kind: 'heading'; level: 2 | 3; words: Words }
  | { kind: 'list'; isNumbered: boolean; items: Words[] }
  | { kind: 'paragraph'; lines: Words[] }

const wordsOf = (text: string): Words =>
  text
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*\*[^*]+\*\*$/.test(part)
        ? { text: part.slice(2, -2), isBold: true }
        : { text: part, isBold: false },
    )

type Line =
  | Exclude<Block, { kind: 'list' | 'paragraph' }>
  | { kind: 'item'; isNumbered: boolean; words: Words }
  | { kind: 'text'; words: Words }
  | { kind: 'gap' }

function lineOf(line: string): Line {
  const heading = /^(#{1,4})\s+(.*)$/.exec(line)
  if (heading)
    return {
      kind: 'heading',
      level: (heading[1] ?? '').length <= 2 ? 2 : 3,
      words: wordsOf(heading[2] ?? ''),
    }
  const item = /^(?:[-*•]|(\d+)[.)])\s+(.*)$/.exec(line)
  if (item) return { kind: 'item', isNumbered: item[1] !== undefined, words: wordsOf(item[2] ?? '') }
  return line === '' ? { kind: 'gap' } : { kind: 'text', words: wordsOf(line) }
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split('\n').map((raw) => lineOf(raw.trim()))) {
    const last = isOpen ? blocks.at(-1) : undefined
    isOpen = line.kind !== 'gap'
    if (line.kind === 'heading') blocks.push(line)
    else if (line.kind === 'item' && last?.kind === 'list' && last.isNumbered === line.isNumbered)
      last.items.push(line.words)
    else if (line.kind === 'item')
      blocks.push({ kind: 'list', isNumbered: line.isNumbered, items: [line.words] })
    else if (line.kind === 'text' && last?.kind === 'paragraph') last.lines.push(line.words)
    else if (line.kind === 'text') blocks.push({ kind: 'paragraph', lines: [line.words] })
  }
  return blocks
}
