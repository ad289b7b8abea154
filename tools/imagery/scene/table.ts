/** What the dish stands on, as a brush would lay it down. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, type Rgb, ramp, shade } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import type { GroundPaint } from '../renderer/piece.ts'

const WALNUT = ramp([0, 0.5, 1], '#2c1a10 #5a3a25 #87603f')
const OAK = ramp([0, 0.5, 1], '#8a6644 #b08a60 #d2b48c')
const [SLATE, GREEN, BLUE, GLAZE] = ['#35393d', '#4d6357', '#3f5f78', '#3d6c92'].map(light)
const [TERRACOTTA, RED, VEIN, GROUT] = ['#a5573a', '#a8372a', '#9a9692', '#8c9696'].map(light)
const [PLASTER, LINEN, MARBLE, TILE] = ['#b7aa9a', '#d9d4c9', '#cfccc8', '#d4d5d0'].map(light)

/** A board's grain runs along x. */
export function planks(colours: Ramp, random: SeededRandom, width = 0.62, lean = 0.25): GroundPaint {
  const grain = noise(random, 0.16, 0.02, 0.7)
  const broad = noise(random, 0.7, 0.1, 0.9)
  const turned = turn(lean)
  const shift = random.between(0, 10)
  return (x, y) => {
    const [u, across] = turned(x, y)
    const v = across + shift
    const plank = Math.floor(v / width)
    const start = plank * 7.3
    const fibre = grain(u * 0.07 + start, v + start)
    const tone = 0.5 + 0.11 * fibre + 0.1 * broad(u * 0.3 + start, v) + 0.12 * Math.sin(plank * 12.9)
    const within = v / width - plank
    const gap = smooth(0.014, 0.004, Math.min(within, 1 - within))
    return shade(colours(clamp(tone, 0, 1)), 1 - 0.7 * gap)
  }
}

const turn = (lean: number) => {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  return (x: number, y: number): readonly [number, number] => [x * c - y * s, x * s + y * c]
}

/** One colour in broad strokes. */
function brushed(colour: Rgb, depth: number, random: SeededRandom): GroundPaint {
  const stroke = noise(random, 0.5, 0.1, 0.7)
  const turned = turn(random.between(-0.5, 0.5))
  return (x, y) => {
    const [u, v] = turned(x, y)
    return shade(colour, 1 + depth * stroke(u * 0.22, v))
  }
}

function marble(random: SeededRandom): GroundPaint {
  const bend = noise(random, 1.2, 0.2, 1)
  const cloud = noise(random, 0.6, 0.1, 0.8)
  return (x, y) => {
    const vein = Math.abs(Math.sin(2.2 * x + 1.4 * y + 1.1 * bend(x, y)))
    return mix(MARBLE, VEIN, 0.8 * smooth(0.09, 0.01, vein) * smooth(-0.6, 1.2, cloud(y, x)))
  }
}

/** Cloth with a stripe of three threads now and then. */
function striped(ground: Rgb, thread: Rgb, random: SeededRandom): GroundPaint {
  const cloth = brushed(ground, 0.035, random)
  const turned = turn(random.between(0.5, 1.1))
  const shift = random.between(0, 1)
  return (x, y) => {
    const along = (((turned(x, y)[1] + shift) % 1.1) + 1.1) % 1.1
    const line = Math.min(...[0.5, 0.55, 0.6].map((at) => Math.abs(along - at)))
    return mix(cloth(x, y), thread, 0.7 * smooth(0.016, 0.011, line))
  }
}

function tiles(colour: Rgb, joint: Rgb, size: number, random: SeededRandom, glaze?: Rgb): GroundPaint {
  const wash = brushed(colour, 0.05, random)
  const turned = turn(random.between(0.1, 0.6))
  return (x, y) => {
    const [u, v] = turned(x + 20 * size, y + 20 * size)
    const [column, row] = [Math.floor(u / size), Math.floor(v / size)]
    const [a, b] = [u / size - column - 0.5, v / size - row - 0.5]
    const lit = shade(wash(x, y), 1 + 0.06 * Math.sin(column * 12.9 + row * 78.2))
    // A small rhomb where four tiles meet.
    const rhomb = glaze ? smooth(0.83, 0.85, Math.abs(a) + Math.abs(b)) : 0
    const gap = smooth(0.487, 0.494, Math.max(Math.abs(a), Math.abs(b)))
    return mix(mix(lit, glaze ?? lit, rhomb), joint, 0.8 * gap * (1 - rhomb))
  }
}

/** A trattoria's cloth: where two stripes of red cross it is full red. */
function checked(random: SeededRandom): GroundPaint {
  const cloth = brushed(LINEN, 0.03, random)
  const turned = turn(random.between(0.3, 0.8))
  const stripe = (at: number) => smooth(0.24, 0.252, Math.abs(((((at / 0.36) % 1) + 1) % 1) - 0.5))
  return (x, y) => {
    const [u, v] = turned(x, y)
    return mix(cloth(x, y), RED, 0.46 * (stripe(u) + stripe(v)))
  }
}

const PAINTS = {
  walnut: (random) => planks(WALNUT, random),
  oak: (random) => planks(OAK, random),
  slate: (random) => brushed(SLATE, 0.13, random),
  marble,
  linen: (random) => striped(LINEN, GLAZE, random),
  plaster: (random) => brushed(PLASTER, 0.06, random),
  green: (random) => brushed(GREEN, 0.09, random),
  terracotta: (random) => tiles(TERRACOTTA, shade(TERRACOTTA, 0.55), 0.78, random),
  blue: (random) => striped(BLUE, LINEN, random),
  tile: (random) => tiles(TILE, GROUT, 0.62, random, GLAZE),
  check: checked,
} satisfies Record<string, (random: SeededRandom) => GroundPaint>

export type TableKind = keyof typeof PAINTS
export const TABLES = Object.keys(PAINTS) as [TableKind, ...TableKind[]]
export const tableOf = (kind: TableKind, random: SeededRandom): GroundPaint => PAINTS[kind](random)
