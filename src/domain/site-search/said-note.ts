/** Notes for queries that no page answers.
 *
 * Source  content/search/words.yaml (`notes`).
 * Valid   any query. */
import { NOTES } from '#knowledge/search-words.ts'
import { phrasePattern } from '../words/phrase-pattern.ts'
import { plainText } from './plain-text.ts'
import type { NumberAnswer } from './search-document.ts'

const PATTERNS = NOTES.map(({ asks, ...note }) => ({ pattern: phrasePattern(asks), note }))

export function saidNote(query: string): NumberAnswer | undefined {
  const text = plainText(query).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return PATTERNS.find(({ pattern }) => text.search(pattern) >= 0)?.note
}
