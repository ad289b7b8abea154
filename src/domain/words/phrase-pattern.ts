/** Combines phrases of the content into one pattern. '*' stands for any word ('come si *') or for any ending
 * ('allergi*').
 *
 * Valid   text in lower case with only spaces as separators. The pattern has the flag `g`, for counting. */
export const phrasePattern = (phrases: readonly string[]): RegExp => {
  const patterns = phrases.map((phrase) =>
    phrase.replaceAll(/(?<![^ ])\*(?![^ ])/g, '[\\p{L}\\p{N}]+').replaceAll('*', '[\\p{L}\\p{N}]*'),
  )
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu')
}
