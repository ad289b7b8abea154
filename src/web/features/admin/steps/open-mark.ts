import type { LineLeft } from '#domain/recipes/steps/lines-left.ts'
import { withoutLeading } from '#domain/recipes/steps/step-marks.ts'

export interface OpenMark {
  at: number
  query: string
}

export function openMarkAt(text: string, caret: number): OpenMark | null {
  const found = /\{([^{}\n]*)$/u.exec(text.slice(0, caret))
  return found && { at: found.index, query: found[1] ?? '' }
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The lines in which each word of the query is the beginning of a word. Numbers, articles and prepositions
 * are ignored. */
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

/** Matches an article or preposition directly before the brace. The name then needs no article. */
const DETERMINED =
  /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|un|uno|una|di|a|da|in|su|(?:de|ne|su|da|a)(?:l|i|llo|lla|gli|lle)|col|coi) |(?:l|un|d|(?:de|ne|su|da|a)ll)['’])$/iu

/** The article or preposition before the name: as typed in the mark ('sulla '), or '' if the text already
 * has one. Undefined if there is none. */
export function determinerOf(text: string, { at, query }: OpenMark): string | undefined {
  const said = query.replace(/^~ ?/u, '')
  const own = said.slice(0, said.length - withoutLeading(said).length)
  return own || (DETERMINED.test(text.slice(0, at)) ? '' : undefined)
}

export function leftInWords({ state, left, leftText }: LineLeft): string {
  if (state === 'used') return 'già usato'
  if (state === 'untouched' || left === null) return ''
  return `${left > 1 ? 'ne restano' : 'ne resta'} ${leftText}`
}
