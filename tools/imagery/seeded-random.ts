/** A small generator of repeatable chance: the same seed draws the same picture in every process.
 *
 * Source  mulberry32 by Tommy Ettinger, public domain; the seed is spread with the 32-bit FNV-1a hash.
 * Valid   pictures and sampling in tests; never for secrets. */
export interface SeededRandom {
  /** A number in [min, max). */
  between(min: number, max: number): number
  /** A whole number from 0 to `count - 1`. */
  index(count: number): number
  /** True with probability `share` (0 to 1). */
  chance(share: number): boolean
  /** One element of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T
}

/** Separate streams of one recipe do not disturb each other: a new prop leaves the crust as it was. */
export function seededRandom(seed: number, stream: string): SeededRandom {
  let state = fnv1a(`${seed}/${stream}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const index = (count: number) => Math.floor(next() * count)
  return {
    between: (min, max) => min + (max - min) * next(),
    index,
    chance: (share) => next() < share,
    pick: (list) => list[index(list.length)] ?? list[0],
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
