/** What the dish stands on. */
import type { SeededRandom } from '#site'
import { mix, type Ramp, ramp, shade } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import type { GroundPaint } from '../renderer/piece.ts'

export type TableKind = 'walnut' | 'oak' | 'slate' | 'marble' | 'linen' | 'plaster' | 'green' | 'terracotta'

const WALNUT = ramp([
  [0, '#1f130c'],
  [0.5, '#472f1e'],
  [1, '#76543a'],
])
const OAK = ramp([
  [0, '#5f4730'],
  [0.5, '#937757'],
  [1, '#bfa27f'],
])
const SLATE = ramp([
  [0, '#1a1c1f'],
  [0.5, '#303236'],
  [1, '#4b4d51'],
])
const MARBLE = ramp([
  [0, '#8f8d8b'],
  [0.4, '#c9c5c0'],
  [1, '#e4e0da'],
])
const LINEN = ramp([
  [0, '#9a8f7e'],
  [0.5, '#c4b9a6'],
  [1, '#ded5c4'],
])
const PLASTER = ramp([
  [0, '#8b7d6c'],
  [0.5, '#b5a692'],
  [1, '#d0c3b0'],
])
const GREEN = ramp([
  [0, '#1f2725'],
  [0.5, '#343f3b'],
  [1, '#515d57'],
])
const TERRACOTTA = ramp([
  [0, '#5a3a2c'],
  [0.5, '#835847'],
  [1, '#a67d6a'],
])

export function tableOf(kind: TableKind, random: SeededRandom): GroundPaint {
  switch (kind) {
    case 'walnut':
      return planks(WALNUT, random)
    case 'oak':
      return planks(OAK, random)
    case 'slate':
      return stone(SLATE, random)
    case 'plaster':
      return stone(PLASTER, random)
    case 'green':
      return stone(GREEN, random)
    case 'terracotta':
      return stone(TERRACOTTA, random)
    case 'marble':
      return marble(random)
    case 'linen':
      return linen(random)
  }
}

/** A board's grain runs along x. */
export function planks(colours: Ramp, random: SeededRandom, width = 0.62, lean = 0.25): GroundPaint {
  const grain = noise(random, 0.16, 0.012, 0.7)
  const broad = noise(random, 0.7, 0.1, 0.9)
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  const shift = random.between(0, 10)
  return (x, y) => {
    const [u, v] = [x * c - y * s, x * s + y * c + shift]
    const plank = Math.floor(v / width)
    const start = plank * 7.3
    const fibre = grain(u * 0.09 + start, v + start)
    const tone = 0.5 + 0.14 * fibre + 0.12 * broad(u * 0.3 + start, v) + 0.09 * Math.sin(plank * 12.9)
    const within = v / width - plank
    const gap = smooth(0.012, 0.004, Math.min(within, 1 - within))
    return shade(colours(clamp(tone, 0, 1)), 1 - 0.85 * gap)
  }
}

function stone(colours: Ramp, random: SeededRandom): GroundPaint {
  const broad = noise(random, 0.8, 0.15, 0.8)
  const fine = noise(random, 0.12, 0.02, 0.6)
  return (x, y) => {
    const tone = 0.5 + 0.13 * broad(x, y) + 0.06 * fine(x, y)
    return colours(tone)
  }
}

function marble(random: SeededRandom): GroundPaint {
  const bend = noise(random, 1.2, 0.2, 1)
  const cloud = noise(random, 0.6, 0.1, 0.8)
  return (x, y) => {
    const vein = Math.abs(Math.sin(2.2 * x + 1.4 * y + 1.1 * bend(x, y)))
    const tone = 0.78 + 0.08 * cloud(x, y) - 0.42 * smooth(0.14, 0, vein) * smooth(-0.6, 1.2, cloud(y, x))
    return MARBLE(clamp(tone, 0, 1))
  }
}

/** Woven cloth with soft folds. */
function linen(random: SeededRandom): GroundPaint {
  const thread = noise(random, 0.05, 0.012, 0.5)
  const dirt = noise(random, 0.5, 0.1, 0.8)
  return (x, y) => {
    const weave = 0.5 * (thread(x * 0.18, y * 1.6) + thread(x * 1.6 + 9, y * 0.18))
    const tone = 0.55 + 0.1 * weave + 0.05 * dirt(x, y)
    return mix(LINEN(tone), LINEN(0.3), 0.1)
  }
}
