/** Enough stemming to find 'funghi' in a step that says 'fungo'; not a linguist's stemmer. */
function stem(word: string): string {
  if (word.length < 4) return word
  const bare = word.replace(/[aeiou]+$/, '').replace(/(?<=[cg])h$/, '')
  return bare.length < 2 ? word : bare
}

/** Lower-case words without accents, elisions split off: "dell'aglio" gives 'dell' and 'aglio'. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/\p{L}+/gu) ?? []
}

export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stem)
}
