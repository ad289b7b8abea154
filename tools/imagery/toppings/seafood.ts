/** From the sea: anchovies, tuna, prawns, salt cod. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, moved, posed } from '../geometry/mesh.ts'
import { strand } from '../geometry/strand.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const ANCHOVY = ramp([
  [0, '#4a2216'],
  [0.4, '#7a4430'],
  [0.7, '#a06a52'],
  [1, '#c49a84'],
])
const SILVER = light('#cfc9c2')
const BACK = light('#4c4a4a')
/** A fillet: tapered to the tail, its skin silver with a dark back, its flesh rosy where it turns. */
export const anchovy: Topping = {
  material: { rough: 0.3, subsurface: 0.15, coat: 0.6, translucent: 0 },
  radius: 0.13,
  drape: 0.7,
  lift: 0.001,
  tilt: 0.03,
  make: (random) => {
    const length = random.between(0.3, 0.38)
    const line = strand(random, { length, sweep: random.between(-1.1, 1.1), wander: 0.35 })
    const tone = noise(random, 0.16, 0.03, 0.7)
    const skin = random.chance(0.6) ? 1 : 0.25
    return tube({
      path: (along) => {
        const [x, y] = line(along)
        return [x, y, 0.012]
      },
      section: (along) => {
        const taper = smooth(0, 0.16, along) * (1 - 0.8 * smooth(0.35, 1, along)) + 0.03
        const tail = 1 + 0.8 * smooth(0.93, 1, along)
        return [0.036 * taper * tail, 0.011 * taper]
      },
      colour: (along, angle) => {
        const across = Math.cos(angle)
        const flesh = ANCHOVY(clamp(0.55 + 0.18 * tone(along * length, across * 0.03), 0, 1))
        const silver = mix(SILVER, BACK, smooth(0.1, 0.75, across + 0.12 * tone(along * length, 7)))
        return mix(flesh, silver, skin * smooth(-0.75, -0.3, across) * smooth(0, 0.3, Math.sin(angle)))
      },
      twist: (along) => 0.35 * tone(along * length, 3),
      steps: 60,
      sides: 22,
    })
  },
}

interface Flaky {
  colours: Ramp
  /** Half the length of a flake, and its half width and height as shares of that. */
  long: readonly [number, number]
  body: readonly [number, number]
  flakes: readonly [number, number]
}

/** Leaves of muscle that come apart side by side where the fish breaks. */
const flaky = ({ colours, long, body, flakes }: Flaky): Topping => ({
  material: { rough: 0.36, subsurface: 0.5, coat: 0.4, translucent: 0 },
  radius: 0.075,
  drape: 0.15,
  lift: -0.006,
  tilt: 0.16,
  make: (random) => {
    const count = Math.round(random.between(...flakes))
    const bend = random.between(-2.2, 2.2)
    return joined(
      Array.from({ length: count }, (_, at) => {
        const size = random.between(...long)
        return posed(flakeOf(random, { colours, body }, size, bend), {
          x: random.between(-0.35, 0.35) * size,
          y: (at - (count - 1) / 2) * size * body[0] * 1.35,
          z: random.between(0, 0.3) * size * body[1],
          roll: random.between(-0.5, 0.5),
          turn: random.between(-0.3, 0.3),
        })
      }),
    )
  },
})

function flakeOf(
  random: SeededRandom,
  { colours, body }: Pick<Flaky, 'colours' | 'body'>,
  size: number,
  bend: number,
): Mesh {
  const shape = solidNoise(random, 1.1, 0.45, 0.8)
  const fibre = solidNoise(random, 0.4, 0.12, 0.6)
  const flake = lump({
    radii: [size, size * body[0], size * body[1]],
    box: 0.82,
    // The fibres run across the leaf.
    swell: ({ x, y, up }) => 1 + 0.13 * shape(x, y, up) + 0.03 * fibre(x * 2.4, y * 0.6, up),
    colour: ({ x, y, up }) =>
      colours(clamp(0.52 + 0.14 * fibre(x * 2.4, y * 0.6, up) + 0.1 * shape(x, y, up) + 0.16 * up, 0, 1)),
    rows: 30,
    sides: 40,
  })
  return moved(flake, (point) => {
    point[1] += bend * point[0] * point[0]
  })
}

export const tuna = flaky({
  colours: ramp([
    [0, '#8d5a40'],
    [0.5, '#b98a6a'],
    [1, '#dcb798'],
  ]),
  long: [0.05, 0.08],
  body: [0.34, 0.3],
  flakes: [1.6, 3.4],
})
/** Large pearly flakes that have slid apart. */
export const saltCod = flaky({
  colours: ramp([
    [0, '#b99b6c'],
    [0.35, '#e3d3b0'],
    [1, '#f6efdf'],
  ]),
  long: [0.075, 0.11],
  body: [0.4, 0.2],
  flakes: [3, 5],
})

const PRAWN = ramp([
  [0, '#cc4c20'],
  [0.4, '#e27c4c'],
  [0.75, '#eea67e'],
  [1, '#f4c6a8'],
])
/** A curled tail with its rings. */
export const prawn: Topping = {
  material: { rough: 0.3, subsurface: 0.45, coat: 0.55, translucent: 0.05 },
  radius: 0.11,
  drape: 0,
  lift: -0.006,
  tilt: 0.12,
  make: (random) => {
    const radius = random.between(0.075, 0.092)
    const sweep = random.between(3.7, 4.4)
    const tone = noise(random, 0.5, 0.15, 0.6)
    const rings = (along: number) => smooth(0.25, 0, Math.abs(Math.sin(along * Math.PI * 6)))
    return tube({
      path: (along) => {
        const angle = sweep * along
        const way = radius * (1 + 0.16 * along)
        return [way * Math.cos(angle), way * Math.sin(angle), 0.032]
      },
      section: (along) => {
        const taper = (0.92 - 0.6 * along ** 1.6) * rounded(along, 0.09) * (1 - 0.06 * rings(along))
        const tail = 1 + 0.9 * smooth(0.9, 0.99, along)
        return [0.04 * taper * tail, 0.036 * taper]
      },
      colour: (along, angle) => {
        const pale = PRAWN(
          clamp(
            0.62 +
              0.12 * tone(along * 3, Math.cos(angle)) -
              0.45 * rings(along) * smooth(-0.2, 0.6, Math.sin(angle)),
            0,
            1,
          ),
        )
        return mix(pale, light('#d9501f'), 0.75 * smooth(0.86, 0.95, along))
      },
      steps: 72,
      sides: 22,
    })
  },
}
