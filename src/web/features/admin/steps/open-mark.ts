/** The mark that is being typed: a brace that is not closed, on the line of the caret. */
import type { LineLeft } from '#domain/recipes/steps/lines-left.ts'
import { withoutLeading } from '#domain/recipes/steps/step-marks.ts'

export interface OpenMark {
  /** Where its brace stands in the text. */
  at: number
  /** What is typed behind it. */
  query: string
}

/** The last brace before the caret, unless it is closed or of another line. */
export function openMarkAt(text: string, caret: number): OpenMark | null {
  const found = /\{([^{}\n]*)$/u.exec(text.slice(0, caret))
  return found && { at: found.index, query: found[1] ?? '' }
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The lines that have every word that is typed, or its beginning; amounts and small words do not count. */
export function linesLike(lines: readonly LineLeft[], query: string): LineLeft[] {
  const words = bare(query).match(/[\p{L}=@]{2,}|[=@]/gu) ?? []
  return lines.filter(({ text }) => {
    const inLine = bare(text).match(/\p{L}+/gu) ?? []
    return words.every((word) => SMALL.has(word) || inLine.some((other) => other.startsWith(word)))
  })
}
const SMALL = new Set(
  'il lo la gli le un uno una di del dello della dei degli delle nel nella nell sul sulla sull al alla all dell'.split(
    ' ',
  ),
)

/** Before a brace: the name that follows has its article, or wants none. */
const DETERMINED =
  /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|un|uno|una|di|a|da|in|su|(?:de|ne|su|da|a)(?:l|i|llo|lla|gli|lle)|col|coi) |(?:l|un|d|(?:de|ne|su|da|a)ll)['’])$/iu

/** What stands before the name by the author's own words: 'sulla ' in the mark, nothing after 'di'; undefined for none. */
export function determinerOf(text: string, { at, query }: OpenMark): string | undefined {
  const said = query.replace(/^~ ?/u, '')
  const own = said.slice(0, said.length - withoutLeading(said).length)
  return own || (DETERMINED.test(text.slice(0, at)) ? '' : undefined)
}

/** 'ne restano 45 g', as it stands beside a line of the list. */
export function leftInWords({ state, left, leftText }: LineLeft): string {
  if (state === 'used') return 'già usato'
  if (state === 'untouched' || left === null) return ''
  return `${left > 1 ? 'ne restano' : 'ne resta'} ${leftText}`
}
