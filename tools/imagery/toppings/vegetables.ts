/** Peppers, asparagus, broccoli, artichokes. */
/** Vegetables that are neither leaf nor slice: peppers, asparagus, broccoli, artichokes, pumpkin, potatoes. */
import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, posed } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Material } from '../renderer/piece.ts'
import type { Topping } from './topping.ts'

const ROAST: Material = { rough: 0.3, subsurface: 0.14, coat: 0.5, translucent: 0 }
const CHARRED = light('#3a1c0c')

/** A roasted strip, charred at places. */
const strip = (colours: Ramp): Topping => ({
  material: ROAST,
  radius: 0.11,
  drape: 0.45,
  lift: 0.002,
  tilt: 0.06,
  make: (random) => {
    const length = random.between(0.22, 0.34)
    const curve = random.between(-1.3, 1.3)
    const tone = noise(random, 0.2, 0.06, 0.7)
    const wave = noise(random, 0.3, 0.1, 0.8)
    return tube({
      path: (along) => {
        const turn = curve * (along - 0.5)
        return [
          length * (along - 0.5) * Math.cos(turn),
          length * (along - 0.5) * Math.sin(turn),
          0.013 + 0.008 * wave(along * length, 0),
        ]
      },
      section: (along) => [
        (0.037 + 0.009 * wave(along * length, 0.4)) * rounded(along, 0.05),
        0.0065 * rounded(along, 0.05),
      ],
      colour: (along, angle) => {
        const here = tone(along * length, Math.cos(angle) * 0.03)
        return mix(
          colours(0.55 + 0.15 * here + 0.15 * Math.sin(angle)),
          CHARRED,
          0.75 * smooth(0.7, 1.9, here),
        )
      },
      steps: 40,
      sides: 14,
    })
  },
})
export const redPepper = strip(
  ramp([
    [0, '#7d0d05'],
    [0.5, '#b5230d'],
    [1, '#d4502a'],
  ]),
)
export const yellowPepper = strip(
  ramp([
    [0, '#b87407'],
    [0.5, '#e0a011'],
    [1, '#f0c447'],
  ]),
)

/** A stick of courgette, mostly flesh, roasted until its edges are brown. */
export const courgetteStick = strip(
  ramp([
    [0, '#47601f'],
    [0.4, '#8d9a45'],
    [0.7, '#c9c77c'],
    [1, '#e0dca0'],
  ]),
)

const SPEAR = ramp([
  [0, '#c3c98e'],
  [0.25, '#7f9a45'],
  [0.6, '#547630'],
  [1, '#3d4f2c'],
])
const TIP = light('#4f4a45')
export const asparagus: Topping = {
  material: ROAST,
  radius: 0.2,
  drape: 0.15,
  lift: -0.002,
  tilt: 0.03,
  make: (random) => {
    const length = random.between(0.42, 0.58)
    const thick = random.between(0.017, 0.024)
    const curve = random.between(-0.25, 0.25)
    const scale = (along: number, angle: number) =>
      smooth(0.72, 0.8, along) * Math.abs(Math.sin(along * 46 + 2 * Math.sin(angle * 2)))
    return tube({
      path: (along) => [length * (along - 0.5), curve * length * (along - 0.5) ** 2, thick],
      section: (along, angle) => {
        const tip = 1 + 0.28 * smooth(0.7, 0.84, along) - 0.9 * smooth(0.86, 1, along)
        const size = thick * tip * (1 + 0.12 * scale(along, angle)) * smooth(0, 0.01, along + 0.002)
        return [size, size * 0.95]
      },
      colour: (along, angle) => mix(SPEAR(along), TIP, 0.4 * scale(along, angle)),
      steps: 90,
      sides: 14,
    })
  },
}

const FLORET = ramp([
  [0, '#1f3410'],
  [0.5, '#3c5a1e'],
  [1, '#678338'],
])
const BROCCOLI_STALK = light('#a5b774')
/** A small floret cut lengthwise: many little heads of buds on a stalk that shows. */
export const broccoli: Topping = {
  material: { rough: 0.62, subsurface: 0.08, coat: 0.12, translucent: 0 },
  radius: 0.085,
  drape: 0,
  lift: -0.012,
  tilt: 0.25,
  make: (random) => {
    const beads = solidNoise(random, 0.22, 0.1, 0.2)
    const heads = Array.from({ length: 15 }, (_, at) => {
      const fan = random.between(-1.15, 1.15)
      const way = random.between(0.055, 0.105)
      const head = random.between(0.017, 0.03)
      const ball = lump({
        radii: [head, head, head * 0.8],
        swell: ({ x, y, up }) => 1 + 0.12 * beads(x + 3 * at, y, up),
        colour: ({ x, y, up }) =>
          FLORET(clamp(0.3 + 0.3 * up + 0.2 * beads(x + 3 * at, y, up) + 1.2 * (way - 0.08), 0, 1)),
        rows: 14,
        sides: 20,
      })
      return posed(ball, { x: way * Math.cos(fan), y: way * Math.sin(fan), z: random.between(0, 0.024) })
    })
    const stalks = [-0.5, 0, 0.55].map((fan, at) =>
      tube({
        path: (along) => [0.075 * along * Math.cos(fan * along) - 0.03, 0.075 * along * Math.sin(fan), 0.018],
        section: (along) => [(at === 1 ? 0.021 : 0.012) * (1.1 - 0.4 * along) * rounded(along, 0.12), 0.014],
        colour: (along) => mix(BROCCOLI_STALK, FLORET(0.8), 0.6 * along),
        steps: 16,
        sides: 12,
      }),
    )
    return joined([...heads, ...stalks])
  },
}

const ARTICHOKE = ramp([
  [0, '#eee0ac'],
  [0.3, '#d9c47c'],
  [0.55, '#a99a4d'],
  [0.8, '#79713a'],
  [1, '#5a3a1c'],
])
/** A slice of the heart: leaves that close over each other to a blunt point, pale at the base. */
export const artichoke: Topping = {
  material: { rough: 0.46, subsurface: 0.25, coat: 0.3, translucent: 0 },
  radius: 0.09,
  drape: 0.2,
  lift: -0.002,
  tilt: 0.1,
  make: (random) => {
    const grain = noise(random, 0.06, 0.02, 0.5)
    const layers = random.between(4.5, 6)
    const [long, wide] = [random.between(0.085, 0.105), random.between(0.055, 0.068)]
    return slab({
      outline: (angle) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const body = 1 / Math.sqrt((c / long) ** 2 + (s / wide) ** 2)
        return body * (1 + 0.16 * smooth(0.75, 1, c) + 0.06 * Math.cos(9 * angle) * smooth(0.1, 0.6, c))
      },
      thickness: 0.026,
      bevel: 0.2,
      bend: ({ x, y, out }) => 0.004 * Math.cos(6.28 * layers * shellAt(x, y)) * smooth(0.15, 0.4, out),
      colour: ({ x, y, out }) => {
        const shell = shellAt(x, y)
        const line = smooth(0.55, 0.95, Math.cos(6.28 * layers * shell + 0.5 * grain(x, y)))
        const base = ARTICHOKE(clamp(0.12 + 0.55 * smooth(-0.02, 0.1, x) + 0.25 * shell, 0, 1))
        const leafed = mix(base, ARTICHOKE(0.86), 0.55 * line * smooth(-0.05, 0.02, x))
        return mix(leafed, ARTICHOKE(1), 0.8 * smooth(0.86, 1, out) * smooth(-0.04, 0.06, x))
      },
    })
  },
}

/** 0 in the heart, 1 at the outermost leaf. */
const shellAt = (x: number, y: number) => Math.hypot((x + 0.05) / 0.16, y / 0.07)
