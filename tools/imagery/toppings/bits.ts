/** Lumps, one or several together: what grains, dice, crumbs and spoonfuls are made of. */
import type { SeededRandom } from '#site'
import { mix, type Ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, polar, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { points } from '../geometry/profile.ts'
import type { Material } from '../renderer/piece.ts'
import { seen, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

interface Bit {
  /** Colour and strength of what the oven has browned. */
  seared?: readonly [string, number]
  /** Colour of flecks, and their share from 0 to 1. */
  flecked?: readonly [string, number]
  /** Share of the height below z = 0. */
  sunk?: number
  material?: Material
}

const PLAIN = [0.1, 1, 0.85, 1.15, 1]

function bit(random: SeededRandom, [radii, unevenness = PLAIN]: number[][], colours: Ramp, look: Bit): Mesh {
  const [rugged, box, least, most, detail] = unevenness
  const shape = solidNoise(random, 1.3, 0.5, 0.8)
  const fleck = solidNoise(random, 0.8, 0.35, 0.4)
  const size = random.between(least, most)
  const stretch = random.between(0.88, 1.16)
  const [sear, seared] = look.seared ?? ['#000000', 0]
  const [dot, share] = look.flecked ?? ['#000000', 0]
  const [burnt, dotted] = [seen(sear), seen(dot)]
  return lump({
    radii: [radii[0] * size * stretch, (radii[1] * size) / stretch, radii[2] * size],
    box,
    swell: ({ x, y, up }) => 1 + rugged * shape(x, y, up),
    colour: ({ x, y, up }) => {
      const plain = colours(clamp(0.5 + 0.12 * shape(x, y, up) + 0.36 * up, 0, 1))
      const flecks = share > 0 ? smooth(2 - 2 * share, 2.25 - 2 * share, fleck(x, y, up)) : 0
      // Of a ball's directions, those towards a corner of a cube lie between its axes.
      const corner = Math.abs(x) + Math.abs(y) + Math.abs(up) - 1.5
      const caught = smooth(0.1, 0.5, shape(y, up, x) * 0.35 + corner * (box < 0.7 ? 2 : 0) + 0.25 * up)
      return mix(mix(plain, dotted, flecks), burnt, seared * caught)
    },
    sunk: look.sunk ?? 0,
    fine: [Math.round(18 * detail), Math.round(24 * detail)],
  })
}

/** Rows of numbers: half the length, width and height of a piece of middle size; depth of its unevenness as a share of the
 * radius, how round it is (0.4 is nearly a box), least and greatest size as shares, and how fine its mesh is; how it lies;
 * least and most pieces that lie together, and how far from each other as a share of the length. `colours` go from the foot
 * to the top. */
export const bits = (numbers: string, colours: string, look: Bit = {}): Topping => {
  const rows = points(numbers)
  const [
    radii,
    ,
    [radius, drape, lift, tilt] = [radii[0] * 1.3, 0, -radii[2] * 0.25, 0.4],
    heap = [1, 1, 0],
  ] = rows
  const [least, most, loose] = heap
  const ramp = tones(colours)
  return topping(look.material ?? MOIST, lie(radius, drape, lift, tilt), (random) =>
    joined(
      Array.from({ length: Math.round(random.between(least, most)) }, (_, at) => {
        const roll = random.between(-0.3, 0.3) * Math.min(1, at)
        const one = bit(random, rows, ramp, look)
        const away = at === 0 ? 0 : radii[0] * loose * random.between(0.7, 1.1)
        return posed(one, { ...polar(away, random.between(0, TAU)), turn: random.between(0, TAU), roll })
      }),
    ),
  )
}
