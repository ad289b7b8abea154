/** Simple stemming, enough to match 'funghi' with 'fungo'; not a linguistic stemmer. */
function stem(word: string): string {
  if (word.length < 4) return word
  const bare = word.replace(/[aeiou]+$/, '').replace(/(?<=[cg])h$/, '')
  return bare.length < 2 ? word : bare
}

export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/\p{L}+/gu) ?? []
}

export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stem)
}

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'il lo la i gli le l un uno una di d del dello della dei degli delle dell a al allo alla ai agli alle all da dal dallo ' +
    'dalla dai dagli dalle dall in nel nello nella nei negli nelle nell su sul sullo sulla sui sugli sulle sull con col coi ' +
    'per e o'
  ).split(' '),
)

export const namingStems = (text: string): string[] =>
  stemsOf(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .join(' '),
  )
