/** Band-limited Gaussian noise: thresholding it gives the blobs that baking makes.
 *
 * Source  a filtered random spectrum, transformed back by a fast Fourier transform. Tiles are made once and read with
 *         another shift and turn for every field.
 * Valid   zero mean, unit variance; wavelengths between `longest` and `shortest` in the units of the coordinates. */
import FFT from 'fft.js'
import { type SeededRandom, seededRandom } from '#site'
import { TAU } from './scalar.ts'

export type Field = (x: number, y: number) => number

const SIZE = 1024
const MASK = SIZE - 1
/** How many of the longest waves one tile holds. */
const WAVES = 8

const tiles = new Map<string, Float32Array>()

/** A normally distributed number. */
export function normal(random: SeededRandom): number {
  return Math.sqrt(-2 * Math.log(1 - random.between(0, 1))) * Math.cos(random.between(0, TAU))
}

/** `falloff` 0 gives all waves of the band the same strength, 1 makes the short ones weak. */
export function noise(random: SeededRandom, longest: number, shortest: number, falloff = 0.8): Field {
  const tile = tileOf(longest / shortest, falloff)
  const scale = SIZE / (longest * WAVES)
  const turn = random.between(0, TAU)
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  const [dx, dy] = [random.between(0, SIZE), random.between(0, SIZE)]
  return (x, y) => {
    const u = x * c - y * s + dx + SIZE * 64
    const v = x * s + y * c + dy + SIZE * 64
    const i = u | 0
    const j = v | 0
    const a = u - i
    const b = v - j
    const row = (j & MASK) * SIZE
    const below = ((j + 1) & MASK) * SIZE
    const left = i & MASK
    const right = (i + 1) & MASK
    const top = tile[row + left] * (1 - a) + tile[row + right] * a
    return top * (1 - b) + (tile[below + left] * (1 - a) + tile[below + right] * a) * b
  }
}

export type SolidField = (x: number, y: number, z: number) => number

/** Noise in space, from one field for each pair of axes: without seams on round things. */
export function solidNoise(
  random: SeededRandom,
  longest: number,
  shortest: number,
  falloff = 0.8,
): SolidField {
  const [a, b, c] = [0, 1, 2].map(() => noise(random, longest, shortest, falloff))
  return (x, y, z) => (a(x, y) + b(y, z) + c(z, x)) / Math.sqrt(3)
}

/** Periodic noise of an angle: waves `from` to `to` around the circle, unit variance. */
export function around(
  random: SeededRandom,
  from: number,
  to: number,
  falloff = 0.7,
): (angle: number) => number {
  const waves = Array.from({ length: to - from + 1 }, (_, at) => ({
    count: from + at,
    strength: normal(random) * (from + at) ** -falloff,
    phase: random.between(0, TAU),
  }))
  const size = Math.sqrt(waves.reduce((sum, { strength }) => sum + strength ** 2, 0) / 2) || 1
  return (angle) =>
    waves.reduce((sum, { count, strength, phase }) => sum + strength * Math.cos(count * angle + phase), 0) /
    size
}

function tileOf(ratio: number, falloff: number): Float32Array {
  // Similar bands share a tile: making one takes a quarter of a second.
  const width = 2 ** (Math.round(Math.log2(ratio) * 2) / 2)
  const slope = Math.round(falloff * 2.5) / 2.5
  const key = `${width.toFixed(2)} ${slope}`
  const known = tiles.get(key)
  if (known) return known
  const tile = makeTile(width, slope, seededRandom(1, key))
  tiles.set(key, tile)
  return tile
}

function makeTile(ratio: number, falloff: number, random: SeededRandom): Float32Array {
  const data = new Float64Array(SIZE * SIZE * 2)
  for (let j = 0; j < SIZE; j += 1) {
    for (let i = 0; i < SIZE; i += 1) {
      const k = Math.hypot(i < SIZE / 2 ? i : i - SIZE, j < SIZE / 2 ? j : j - SIZE) / WAVES
      if (k === 0) continue
      const strength = k ** (-falloff - 0.5) * Math.exp(-((k / ratio) ** 2)) * (1 - Math.exp(-(k ** 4)))
      if (strength < 1e-7) continue
      data[(j * SIZE + i) * 2] = normal(random) * strength
      data[(j * SIZE + i) * 2 + 1] = normal(random) * strength
    }
  }
  transform(data)
  return normalised(data)
}

/** Two-dimensional, in place: rows, then columns. */
function transform(data: Float64Array): void {
  const fft = new FFT(SIZE)
  const input = fft.createComplexArray()
  const output = fft.createComplexArray()
  const row = SIZE * 2
  for (const step of [2, row]) {
    const next = step === 2 ? row : 2
    for (let line = 0; line < SIZE; line += 1) {
      for (let at = 0; at < SIZE; at += 1) {
        const from = line * next + at * step
        input[at * 2] = data[from]
        input[at * 2 + 1] = data[from + 1]
      }
      fft.inverseTransform(output, input)
      for (let at = 0; at < SIZE; at += 1) {
        const to = line * next + at * step
        data[to] = output[at * 2]
        data[to + 1] = output[at * 2 + 1]
      }
    }
  }
}

function normalised(data: Float64Array): Float32Array {
  const tile = new Float32Array(SIZE * SIZE)
  let squares = 0
  for (let at = 0; at < tile.length; at += 1) squares += data[at * 2] ** 2
  const size = Math.sqrt(squares / tile.length)
  for (let at = 0; at < tile.length; at += 1) tile[at] = data[at * 2] / size
  return tile
}
