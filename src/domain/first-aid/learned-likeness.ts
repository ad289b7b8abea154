/** Learns from example texts how strongly each clue speaks for or against each entry.
 *
 * Units   one probability per entry; the sum is 1.
 * Method  softmax regression over clues weighted by rarity. The gradient descent has a fixed order, so the
 *         result is deterministic.
 * Source  rounds and pace are [stima], tested on example complaints that we wrote (complaints.yaml).
 * Valid   any clues. Without a known clue all entries are equally likely. */
export type Clues = ReadonlyMap<string, number>
type Example = { clues: Clues; entry: number; worth: number }

const ROUNDS = 5
const PACE = 4
const TIRING = 0.5
/** A prime number, so that consecutive steps do not learn from neighbouring examples of one entry. */
const STRIDE = 977

type Vector = { places: Int32Array; values: Float32Array }

function likely(weights: Float32Array, entries: number, { places, values }: Vector): Float64Array {
  const scores = new Float64Array(entries)
  for (let clue = 0; clue < places.length; clue += 1) {
    const from = (places[clue] as number) * entries
    const value = values[clue] as number
    for (let entry = 0; entry < entries; entry += 1)
      scores[entry] = (scores[entry] as number) + (weights[from + entry] as number) * value
  }
  const highest = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - highest))
  const whole = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / whole)
}

export function learnedLikeness(
  examples: readonly Example[],
  entries: number,
): (clues: Clues) => Float64Array {
  const having = new Map<string, number>()
  for (const { clues } of examples)
    for (const clue of clues.keys()) having.set(clue, (having.get(clue) ?? 0) + 1)
  const places = new Map([...having.keys()].map((clue, at) => [clue, at]))
  const vectorOf = (clues: Clues): Vector => {
    const known = [...clues].flatMap(([clue, worth]) => {
      const at = places.get(clue)
      return at === undefined
        ? []
        : [{ at, value: worth * Math.log(1 + examples.length / (having.get(clue) ?? 1)) }]
    })
    const length = Math.hypot(...known.map(({ value }) => value)) || 1
    return {
      places: Int32Array.from(known, ({ at }) => at),
      values: Float32Array.from(known, ({ value }) => value / length),
    }
  }
  const lessons = examples.map(({ clues, entry, worth }) => ({ vector: vectorOf(clues), entry, worth }))
  const weights = new Float32Array(places.size * entries)
  for (let round = 0; round < ROUNDS; round += 1) {
    const pace = PACE / (1 + round * TIRING)
    for (let step = 0; step < lessons.length; step += 1) {
      const lesson = lessons[(step * STRIDE + round) % lessons.length]
      if (lesson) learn(weights, lesson, likely(weights, entries, lesson.vector), pace)
    }
  }
  return (clues) => likely(weights, entries, vectorOf(clues))
}

function learn(
  weights: Float32Array,
  { vector, entry, worth }: { vector: Vector; entry: number; worth: number },
  thought: Float64Array,
  pace: number,
): void {
  const wrong = thought.map((chance, one) => pace * worth * (chance - (one === entry ? 1 : 0)))
  for (let clue = 0; clue < vector.places.length; clue += 1) {
    const from = (vector.places[clue] as number) * wrong.length
    const value = vector.values[clue] as number
    for (let one = 0; one < wrong.length; one += 1)
      weights[from + one] = (weights[from + one] as number) - value * (wrong[one] as number)
  }
}
