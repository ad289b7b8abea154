/** Peppers, asparagus, broccoli, artichokes. */
/** Vegetables that are neither leaf nor slice: peppers, asparagus, broccoli, artichokes, pumpkin, potatoes. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
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
        (0.027 + 0.004 * wave(along * length, 0.4)) * rounded(along, 0.06),
        0.009 * rounded(along, 0.05),
      ],
      colour: (along, angle) => {
        const here = tone(along * length, Math.cos(angle) * 0.03)
        return mix(colours(0.55 + 0.15 * here + 0.15 * Math.sin(angle)), CHARRED, 0.65 * smooth(1, 2.2, here))
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
export const broccoli: Topping = {
  material: { rough: 0.5, subsurface: 0.08, coat: 0.2, translucent: 0 },
  radius: 0.1,
  drape: 0,
  lift: -0.008,
  tilt: 0.35,
  make: (random) => {
    const size = random.between(0.07, 0.095)
    const buds = solidNoise(random, 0.24, 0.09, 0.3)
    const beads = solidNoise(random, 0.09, 0.045, 0.2)
    const heads = Array.from({ length: 8 }, (_, at) => {
      const angle = at * 2.4
      const way = at === 0 ? 0 : size * 0.62
      const head = size * random.between(0.42, 0.58)
      const ball = lump({
        radii: [head, head, head * 0.85],
        swell: ({ x, y, up }) => 1 + 0.06 * buds(x + 3 * at, y, up) + 0.05 * beads(x + 2 * at, y, up),
        colour: ({ x, y, up }) => FLORET(clamp(0.35 + 0.25 * up + 0.16 * beads(x + 2 * at, y, up), 0, 1)),
        rows: 30,
        sides: 42,
      })
      return posed(ball, {
        x: way * Math.cos(angle),
        y: way * Math.sin(angle),
        z: 0.035 + (at === 0 ? size * 0.3 : 0),
      })
    })
    const stalk = lump({ radii: [size * 0.4, size * 0.4, size * 0.45], colour: () => BROCCOLI_STALK })
    return joined([...heads, posed(stalk, { x: -size * 0.5 })])
  },
}

const ARTICHOKE = ramp([
  [0, '#e0d49c'],
  [0.3, '#c4b56a'],
  [0.55, '#96893f'],
  [0.8, '#6e5428'],
  [1, '#402612'],
])
/** A quarter of a small artichoke: leaves that fan out from the heart. */
export const artichoke: Topping = {
  material: { rough: 0.38, subsurface: 0.12, coat: 0.4, translucent: 0.08 },
  radius: 0.12,
  drape: 0,
  lift: 0,
  tilt: 0.12,
  make: (random) => {
    const leaves = Array.from({ length: 11 }, (_, at) => artichokeLeaf(random, at))
    const heart = lump({
      radii: [0.042, 0.036, 0.016],
      colour: ({ up, x }) => ARTICHOKE(0.2 - 0.06 * up - 0.1 * x),
    })
    return joined([...leaves, posed(heart, { x: -0.06 })])
  },
}

function artichokeLeaf(random: SeededRandom, at: number): Mesh {
  const length = random.between(0.15, 0.21)
  const blade = leaf(random, {
    length,
    width: (along) => 0.034 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * along) ** 0.75) ** 0.7 + 0.001,
    colours: () => ARTICHOKE(0.4),
    vein: light('#dcd096'),
    veins: 2,
    bend: random.between(0.1, 0.5),
    fold: -random.between(0.3, 0.6),
    puff: 0.02,
    ruffle: 0.1,
    rows: 30,
    columns: 11,
  })
  const colours = new Float32Array(blade.colours.length)
  for (let corner = 0; corner < colours.length; corner += 3) {
    const along = blade.positions[corner] / length + 0.45
    colours.set(ARTICHOKE(clamp(along * 0.95 + random.between(-0.03, 0.03), 0, 1)), corner)
  }
  const fan = (at - 5) * 0.17 + random.between(-0.07, 0.07)
  return posed(
    { ...blade, colours },
    {
      x: -0.07 + length * 0.42 * Math.cos(fan),
      y: length * 0.42 * Math.sin(fan),
      z: 0.02 + (at % 3) * 0.011,
      turn: fan,
    },
  )
}
