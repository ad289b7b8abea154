/** Slices through a mushroom, cap and stalk. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { smooth } from '../fields/scalar.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import type { Topping } from './topping.ts'

interface Kind {
  flesh: Ramp
  cap: string
  gill: string
  width: number
  /** Half the width of the stalk and its length. */
  stalk: readonly [number, number]
  height: number
}

const sliced = (kind: Kind): Topping => ({
  material: { rough: 0.46, subsurface: 0.18, coat: 0.2, translucent: 0 },
  radius: kind.width * 0.8,
  drape: 0.3,
  lift: 0.004,
  tilt: 0.14,
  make: (random) => slice(random, kind),
})

export const champignon = sliced({
  flesh: ramp([
    [0, '#a8804f'],
    [0.5, '#d6ba8c'],
    [1, '#ead8b6'],
  ]),
  cap: '#7d5535',
  gill: '#4a2d1c',
  width: 0.13,
  stalk: [0.035, 0.11],
  height: 0.105,
})
export const porcino = sliced({
  flesh: ramp([
    [0, '#98683a'],
    [0.5, '#cda768'],
    [1, '#e6cd9c'],
  ]),
  cap: '#4f2811',
  gill: '#8a6a2c',
  width: 0.17,
  stalk: [0.062, 0.17],
  height: 0.12,
})
export const cardoncello = sliced({
  flesh: ramp([
    [0, '#ab8752'],
    [0.5, '#d9bf8e'],
    [1, '#ecdcb6'],
  ]),
  cap: '#8a643f',
  gill: '#b08f5c',
  width: 0.15,
  stalk: [0.05, 0.19],
  height: 0.075,
})

function slice(random: SeededRandom, { flesh, cap, gill, width, stalk, height }: Kind): Mesh {
  const size = random.between(0.85, 1.12)
  const wide = width * size * random.between(0.9, 1.1)
  const [stalkWide, stalkLong] = [stalk[0] * size, stalk[1] * size * random.between(0.8, 1.1)]
  const outline = outlineOf(wide, height * size, stalkWide, stalkLong)
  const grain = noise(random, 0.12, 0.03, 0.7)
  const browned = noise(random, 0.2, 0.07, 0.6)
  const [bendX, bendY] = [random.between(-0.8, 0.8), random.between(-0.7, 0.7)]
  const [capColour, gillColour] = [light(cap), light(gill)]
  return slab({
    outline,
    thickness: 0.02,
    bevel: 0.1,
    rays: 160,
    rings: 26,
    bend: ({ x, y, out }) => 0.5 * bendX * x * Math.abs(x) + 0.8 * bendY * y * y + 0.004 * grain(x, y) * out,
    colour: ({ x, y, out }) => {
      const sideways = Math.abs(x)
      const stripes = 0.5 + 0.5 * Math.sin(x * 380)
      const gills =
        smooth(0.014, -0.004, y + 0.005) *
        smooth(stalkWide * 1.02, stalkWide * 1.4, sideways) *
        (0.75 + 0.25 * stripes)
      const skin = smooth(0.8, 0.95, out) * smooth(-0.02, 0.012, y)
      const tone = mix(flesh(0.6 + 0.15 * grain(x, y)), capColour, 0.45 * smooth(0.4, 1.6, browned(x, y)))
      return mix(mix(tone, gillColour, gills), capColour, Math.min(1, skin + 0.4 * smooth(0.92, 1, out)))
    },
  })
}

function outlineOf(
  wide: number,
  high: number,
  stalkWide: number,
  stalkLong: number,
): (angle: number) => number {
  const cap = Array.from({ length: 40 }, (_, at) => {
    const angle = 0.02 + (at / 39) * (Math.PI - 0.04)
    return [wide * Math.cos(angle), high * Math.sin(angle)] as const
  })
  const half = [
    [stalkWide, -stalkLong],
    [stalkWide * 0.92, -stalkLong * 0.8],
    [stalkWide, -0.05],
    [stalkWide * 1.15, -0.026],
    [wide * 0.5, -0.042],
    [wide * 0.75, -0.05],
    [wide * 0.92, -0.038],
    [wide * 0.98, -0.012],
  ] as const
  const points = [...cap, ...half, ...half.map(([x, y]) => [-x, y] as const), [0, -stalkLong * 1.05] as const]
  const polar = points
    .map(([x, y]) => ({ angle: Math.atan2(y, x), radius: Math.hypot(x, y) }))
    .sort((a, b) => a.angle - b.angle)
  return (angle) => {
    const turn = ((((angle + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI
    const next = polar.findIndex((point) => point.angle >= turn)
    const b = next < 0 ? { ...polar[0], angle: polar[0].angle + 2 * Math.PI } : polar[next]
    const last = polar[polar.length - 1]
    const a = next <= 0 ? (next < 0 ? last : { ...last, angle: last.angle - 2 * Math.PI }) : polar[next - 1]
    return a.radius + ((b.radius - a.radius) * (turn - a.angle)) / (b.angle - a.angle || 1)
  }
}
