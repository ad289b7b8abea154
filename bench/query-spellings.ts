/**
 * The same search in another spelling each time: to the database capitals do not matter, to the cache of answers they
 * do. So one query can be measured without being answered from memory, as often as its letters allow: 2 to the power of
 * their number. Asked for more, it throws.
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
