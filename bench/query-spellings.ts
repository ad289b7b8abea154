/**
 * Returns a function that spells `query` with other capitals at each call. The database ignores capitals,
 * but the response cache does not: every spelling misses the cache. Throws after all 2^n spellings of n
 * letters.
 */
export function querySpellings(query: string): () => string {
  const letters = Array.from(query)
  const places = letters.flatMap((letter, place) => (letter.toUpperCase() === letter ? [] : [place]))
  let next = 0
  return () => {
    if (next >= 2 ** places.length) throw new Error(`${query} has no more spellings`)
    const mask = next
    next += 1
    return letters
      .map((letter, place) => {
        const bit = places.indexOf(place)
        return bit >= 0 && Math.floor(mask / 2 ** bit) % 2 === 1 ? letter.toUpperCase() : letter
      })
      .join('')
  }
}
