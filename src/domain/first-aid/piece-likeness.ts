/** How much the words of a complaint and their letters speak for an entry and against it: in pieces of three letters endings,
 * dialect and slips of the keyboard hardly matter.
 *
 * Units   a log of odds per piece: above 0 where its pieces are commoner in the entry than in the others.
 * Method  naive Bayes against all other entries; what an entry has not got is thought as common as in all of them.
 * Source  the weights are [stima], tried on complaints of our own.
 * Valid   any text; one without a known piece is worth 0 everywhere. */
const PIECE = 3
/** How many pieces of all entries an entry is thought to have besides its own. */
const BELIEF = 100

export type Told = readonly (readonly [words: readonly string[], worth: number])[]

/** The words themselves too; of those joined by '+' nothing else. */
const piecesOf = (words: readonly string[]): Set<string> =>
  new Set(
    words.flatMap((word) => {
      if (word.includes('+')) return [word]
      const edged = `<${word}>`
      const pieces = Array.from({ length: edged.length - PIECE + 1 }, (_, at) => edged.slice(at, at + PIECE))
      return [word, ...pieces]
    }),
  )

const add = (to: Map<string, number>, key: string, value: number) => to.set(key, (to.get(key) ?? 0) + value)
const sumOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0)

/** For the words of a complaint, how likely each of the entries is. */
export function pieceLikeness(entries: readonly Told[]): (words: readonly string[]) => number[] {
  const all = new Map<string, number>()
  const own = entries.map((told) => {
    const counts = new Map<string, number>()
    for (const [words, worth] of told) for (const piece of piecesOf(words)) add(counts, piece, worth)
    for (const [piece, count] of counts) add(all, piece, count)
    return { counts, whole: sumOf(counts) }
  })
  const whole = sumOf(all)
  return (words) => {
    const asked = [...piecesOf(words)].filter((piece) => all.has(piece))
    return own.map((entry) => {
      const odds = asked.reduce((sum, piece) => {
        const [count, everywhere] = [entry.counts.get(piece) ?? 0, all.get(piece) ?? 0]
        const inside = (count + (BELIEF * everywhere) / whole) / (entry.whole + BELIEF)
        const outside = (everywhere - count + 1) / (whole - entry.whole + all.size)
        return sum + Math.log(inside / outside)
      }, 0)
      return odds / Math.sqrt(Math.max(asked.length, 1))
    })
  }
}
