/** Finds the sentences of an Italian text.
 *
 * Valid   any text. A sentence ends at a line break, or at '.', '!' or '?' before a capital letter. */
const SENTENCE_END = /(?<=[.!?]['”"»)]?)\s+(?=['("«]?\p{Lu})|\n+/gu

export function sentenceSpans(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(SENTENCE_END)]
  return [0, ...ends.map(({ 0: gap, index }) => index + gap.length)]
    .map((start, at) => ({ start, end: ends[at]?.index ?? text.length }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
}
export const sentencesOf = (text: string): string[] =>
  sentenceSpans(text).map(({ start, end }) => text.slice(start, end))
