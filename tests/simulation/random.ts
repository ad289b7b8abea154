/** Numbers that a seed decides: the same seed gives the same numbers, on every machine. */
export interface Random {
  /** From 0, included, to 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  one<const T>(choices: readonly [T, ...T[]]): T
  /** True so often, of 1. */
  chance(share: number): boolean
}

/** Source: mulberry32 by Tommy Ettinger, public domain; 32 bits of state are enough for some hundred draws. */
export function randomOf(seed: number, stream: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    one: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (share) => next() < share,
  }
}
