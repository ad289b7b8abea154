/** The words of a search as the recipes that answer it spell them: 'zucca' for 'zuca'. A search corrects typing
 * errors, and the page says so.
 *
 * Valid   any text. Undefined if no word was corrected. Another ending ('verdura', 'verdure') and a word that is
 *         still being typed are no errors. */

import { isOneSlipFrom } from '../words/one-slip.ts'
import { plainText, single } from './plain-text.ts'

const SHORTEST = 4
/** Of what was found: a correction is in most of it. */
const MOST = 0.5

const wordsOf = (text: string): string[] => plainText(text).match(/\p{L}+/gu) ?? []
const stemOf = (word: string): string => word.slice(0, -1)

function isErrorFor(typed: string, word: string): boolean {
  if (word.length < SHORTEST || word[0] !== typed[0]) return false
  if (word.startsWith(typed) || stemOf(word) === stemOf(typed)) return false
  return single(word) === single(typed) || isOneSlipFrom(typed, word)
}

export function spelledAsFound(text: string, found: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const one of found)
    for (const word of new Set(wordsOf(one))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const right = (typed: string): string => {
    if (typed.length < SHORTEST || counts.has(typed)) return typed
    const near = [...counts].filter(
      ([word, count]) => count >= MOST * found.length && isErrorFor(typed, word),
    )
    return near.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? typed
  }
  const plain = plainText(text).trim()
  const spelled = plain.replace(/\p{L}+/gu, right)
  return spelled === plain ? undefined : spelled
}
