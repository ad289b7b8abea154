/**
 * The visible lines of a page with their markup, without navigation. The walk is not recursive, because pages
 * may nest elements to any depth.
 */
import type { CheerioAPI } from 'cheerio'
import { plainLineOf } from '#domain/import/plain-text.ts'
import type { AnyNode, Element } from './page-node.ts'
import { BLOCKS, isApart, textOfNodes, UNREAD } from './page-text.ts'

export type Part = 'ingredients' | 'steps'

export interface FlowLine {
  text: string
  /** 1 to 6 for headings, `BOLD` for a bold line, `PLAIN` for other lines. */
  rank: number
  entry: Element | undefined
  isNamed: boolean
  within: ReadonlySet<Part>
  lead: string
}
export const BOLD = 7
export const PLAIN = 8

const NAMES: readonly [Part, RegExp][] = [
  ['ingredients', /ingredient|zutat/iu],
  ['steps', /instruction|direction|preparation|preparazione|procedimento|istruzioni|method|bereiding|step/iu],
]
const ENTRY =
  /(?:^|[\s_-])(?:p-)?ingredient(?:[es]|i)?(?:[-_]*(?:item|line|row))?(?:\s|$)|(?:^|\s)direction-step(?:\s|$)/iu
const HEADS =
  /(?:^|[\s_-])(?:head|heading|title|subtitle|label|group-?name|group-?title|separator)(?=$|[\s_-])/iu
const AROUND =
  /(?:^|[\s_-])(?:related|correlat\w*|comments?|commenti|menu|share|sharing|social|sidebar|newsletter|suggest\w*|recommend\w*|breadcrumbs?|cookies?|footer|ads?|adv|advert\w*|promo|popup|nutrition)(?=$|[\s_-])|(?:^|\s)widget(?=$|[\s_])/iu
const WHOLE = new Set(['html', 'body', 'main', 'article'])
const MOST_LINES = 20_000
const MOST_LOOKED = 500

const named = ({ attribs }: Element) => `${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs.itemprop ?? ''}`

/** True for menus, sidebars and comments, because they may name ingredients of other recipes. */
function aroundIn(page: CheerioAPI): (element: Element) => boolean {
  const half = textOfNodes(page('body').toArray()).length / 2
  let looked = 0
  const holdsMost = (element: Element) => {
    looked += 1
    return (
      looked < MOST_LOOKED && (page(element).find('h1').length > 0 || textOfNodes([element]).length > half)
    )
  }
  return (element) => {
    const { name, attribs } = element
    if (WHOLE.has(name)) return false
    if (attribs.hidden !== undefined) return true
    const isCalled =
      /^(?:nav|footer|aside|figcaption|dialog)$/.test(name) ||
      AROUND.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)
    return isCalled && !holdsMost(element)
  }
}

const MARKED = /^(?:\*\*|__|#{2,4} )\s*([^*_#]+?)\s*(?:\*\*:?|__:?|#*)$/u

interface State {
  rank: number
  isBold: boolean
  entry: Element | undefined
  isNamed: boolean
  within: ReadonlySet<Part>
  isPre: boolean
}

export function flowOf(page: CheerioAPI): FlowLine[] {
  const lines: FlowLine[] = []
  let parts: { text: string; isBold: boolean }[] = []
  const flush = (state: State) => {
    const text = plainLineOf(parts.map((part) => part.text).join(''))
    const [, marked] = MARKED.exec(text) ?? []
    if (marked) parts = [{ text: marked, isBold: true }]
    if (text !== '') lines.push(lineIn(state, parts, marked ?? text))
    parts = []
  }
  const isAround = aroundIn(page)
  const start: State = {
    rank: PLAIN,
    isBold: false,
    entry: undefined,
    isNamed: false,
    within: new Set(),
    isPre: false,
  }
  const stack: { node: AnyNode; state: State; isEnd?: boolean }[] = []
  const put = (nodes: readonly AnyNode[], state: State) => {
    for (const node of nodes.toReversed()) stack.push({ node, state })
  }
  put(page('body').toArray(), start)
  for (let next = stack.pop(); next && lines.length < MOST_LINES; next = stack.pop()) {
    const { node, state, isEnd } = next
    if (node.type === 'text') {
      const [first = '', ...others] = state.isPre ? node.data.split('\n') : [node.data]
      parts.push({ text: first, isBold: state.isBold })
      for (const text of others) {
        flush(state)
        parts.push({ text, isBold: state.isBold })
      }
    } else if ('attribs' in node) {
      if (isEnd || node.name === 'br') flush(state)
      else if (!UNREAD.has(node.name) && !isAround(node)) {
        const inner = stateIn(node, state)
        if (isApart(node)) parts.push({ text: ' ', isBold: state.isBold })
        if (BLOCKS.has(node.name)) {
          flush(state)
          stack.push({ node, state: inner, isEnd: true })
        }
        put(node.children, inner)
      }
    }
  }
  flush(start)
  return lines
}

function lineIn(state: State, parts: readonly { text: string; isBold: boolean }[], text: string): FlowLine {
  const end = parts.findIndex((part) => !part.isBold && part.text.trim() !== '')
  const isBold = end < 0
  const lead = isBold
    ? ''
    : plainLineOf(
        parts
          .slice(0, end)
          .map((part) => part.text)
          .join(''),
      )
  const { rank, entry, isNamed, within } = state
  return { text, rank: rank === PLAIN && isBold ? BOLD : rank, entry, isNamed, within, lead }
}

const IS_BOLD = /font-weight\s*:\s*(?:bold|[6-9]00)/iu

function stateIn(element: Element, state: State): State {
  const { name, attribs } = element
  const [, rank] = /^h([1-6])$/.exec(name) ?? []
  const names = named(element)
  const parts = WHOLE.has(name) ? [] : NAMES.filter(([, words]) => words.test(names)).map(([part]) => part)
  const isHead = HEADS.test(attribs.class ?? '') && isLeaf(element)
  const isEntry =
    name === 'li' ||
    name === 'dd' ||
    (BLOCKS.has(name) && name !== 'table' && ENTRY.test(attribs.class ?? '') && !isHead && isLeaf(element))
  return {
    rank: rank ? Number(rank) : /^(?:dt|legend|caption)$/.test(name) ? BOLD : state.rank,
    isBold: state.isBold || /^(?:strong|b|th)$/.test(name) || IS_BOLD.test(attribs.style ?? ''),
    entry: isEntry ? element : state.entry,
    isNamed: isHead || (state.isNamed && !isEntry),
    isPre: state.isPre || name === 'pre',
    within: parts.length > 0 ? new Set([...state.within, ...parts]) : state.within,
  }
}

const isLeaf = ({ children }: Element): boolean =>
  children.every((child) => !('attribs' in child) || (!BLOCKS.has(child.name) && child.name !== 'br'))
