/** Phrases of the content as one pattern: 'come si *' has any word behind it, 'allergi*' any ending.
 *
 * Valid   text in lower case whose marks are spaces; with the flag `g`, for counting. */
export const phrasePattern = (phrases: readonly string[]): RegExp => {
  const patterns = phrases.map((phrase) =>
    phrase.replaceAll(/(?<![^ ])\*(?![^ ])/g, '[\\p{L}\\p{N}]+').replaceAll('*', '[\\p{L}\\p{N}]*'),
  )
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu')
}
