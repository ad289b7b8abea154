/** A round slice and what can be seen on it. */
import type { SeededRandom } from '#site'
import { mix, type Rgb } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { points } from '../geometry/profile.ts'
import { type SliceSpot, slab } from '../geometry/slab.ts'
import type { Material } from '../renderer/piece.ts'
import { seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Range, type Topping, topping } from './topping.ts'

/** What is painted over the flesh of one slice. */
export type Mark = (random: SeededRandom, radius: number) => (spot: SliceSpot, colour: Rgb) => Rgb

/** The middle of a half moon lies this far from its straight side. */
const WAIST = 0.42
/** Its arc and its straight side by angle, as shares of the radius. */
const arc = (angle: number) => Math.sqrt(1 - (WAIST * Math.cos(angle)) ** 2) - WAIST * Math.sin(angle)
const straight = (angle: number) => (Math.sin(angle) < -0.05 ? -WAIST / Math.sin(angle) : 9)

/** What was nearest to the heat has caught: a golden edge of changing width, and a few freckles inside it. */
function roasting(random: SeededRandom, radius: number, strength: number) {
  const [patch, freckle] = [noise(random, 2.2 * radius, 0.7 * radius, 0.8), noise(random, 0.09, 0.04, 0.6)]
  const own = strength * random.between(0.6, 1)
  return (colour: Rgb, { x, y, out }: SliceSpot): Rgb => {
    const near = out + 0.17 * patch(x, y)
    const gold = mix(colour, GOLD, own * smooth(0.35, 0.9, near))
    const dark = smooth(0.74, 1.06, near) + 0.5 * smooth(1.1, 1.9, freckle(x, y))
    return mix(gold, ROASTED, 0.85 * own * Math.min(1, dark))
  }
}
const [GOLD, ROASTED] = [seen('#dba24c'), seen('#9a5c22')]

/** Soft inside: no lines and no borders of shadow across it. */
const TENDER: Material = { ...MOIST, subsurface: 0.4, coat: 0.4 }

/** Rows of numbers: its radius, at least and at most, its thickness and the skin's share of the radius; how much the edge
 * curls up, how far its outline is an oval and how uneven, and how far it has roasted; how it follows what is under it, and
 * its height over that: from 0.014 on it lets nothing of it through; the share of half moons. The first colour is the skin's. */
export const round = (
  numbers: string,
  hexes: string,
  { mark, material = TENDER }: { mark?: Mark; material?: Material } = {},
): Topping => {
  const [[least, most, thick, share], [curl, oval, uneven, fried], [drape, lift, halves = 0]] =
    points(numbers)
  const [skin, ...colours] = hexes.split(' ')
  const [flesh, rind] = [tones(colours.join(' ')), seen(skin)]
  return topping(material, lie(most * 0.9, drape, lift, 0.07), (random) => {
    const radius = random.between(least, most)
    const shape = around(random, 3, 7, 0.6)
    const broad = noise(random, 0.3, 0.12, 0.8)
    const phase = random.between(0, TAU)
    const marked = mark?.(random, radius)
    const roast = roasting(random, radius, fried)
    const half = random.chance(halves)
    const whole = (angle: number) => 1 + oval * Math.cos(2 * angle + phase) + uneven * shape(angle)
    return slab({
      outline: (angle) => radius * whole(angle) * (half ? 1.15 * Math.min(arc(angle), straight(angle)) : 1),
      thickness: thick,
      bevel: Math.min(0.3, (thick / radius) * 0.6),
      fine: [110, 40],
      bend: ({ x, y, out, angle }) =>
        curl * radius * out ** 3 * (0.5 + 0.5 * Math.cos(2 * angle + phase)) + 0.004 * broad(x, y),
      colour: (spot) => {
        const plain = flesh(clamp(0.55 + 0.15 * broad(spot.x, spot.y), 0, 1))
        const fruit = roast(marked ? marked(spot, plain) : plain, spot)
        // From the middle of a half moon its arc is nearer.
        const rim = half ? 1.9 * share : share
        const skinned = half ? smooth(0, 0.1, straight(spot.angle) - arc(spot.angle)) : 1
        return mix(fruit, rind, skinned * smooth(1 - rim, 1 - rim * 0.7, spot.out))
      },
    })
  })
}

/** Spots as shares of the radius. */
export const dotted =
  (hex: string, count: number, within: Range, size: Range, strength: number): Mark =>
  (random, radius) => {
    const colour = seen(hex)
    const at = spots(random, {
      count,
      within: [within[0] * radius, within[1] * radius],
      size: [size[0] * radius, size[1] * radius],
      long: 2,
    })
    return ({ x, y }, plain) => mix(plain, colour, strength * at(x, y))
  }

/** Wet chambers around a pale core, in each a few small seeds that point to it. */
export const chambers: Mark = (random, radius) => {
  const [jelly, core, seed] = [seen('#8f0f0a'), seen('#e88a6a'), seen('#e9c274')]
  const count = Math.round(random.between(2, 3.4))
  const phase = random.between(0, TAU)
  const pips = Array.from({ length: count * 3 }, (_, at) => {
    const angle = phase + ((Math.floor(at / 3) + 0.26 + 0.24 * (at % 3)) / count) * TAU
    return { angle, way: random.between(0.5, 0.62) + (at % 3 === 1 ? -0.04 : 0.04) }
  })
  return ({ out, angle, x, y }, plain) => {
    const wall = Math.abs(Math.sin(0.5 * count * (angle - phase)))
    const into = smooth(0.2, 0.42, wall * out * 1.5) * smooth(0.24, 0.36, out) * smooth(0.84, 0.74, out)
    const fruit = mix(mix(plain, core, 0.6 * smooth(0.34, 0.1, out)), jelly, 0.85 * into)
    const [u, v] = [x / radius, y / radius]
    const pip = pips.some((each) => {
      const [c, s] = [Math.cos(each.angle), Math.sin(each.angle)]
      const [along, across] = [u * c + v * s - each.way, v * c - u * s]
      return Math.hypot(along / 0.1, across / (0.042 + 0.25 * Math.max(0, along))) < 1
    })
    return pip ? mix(fruit, seed, 0.9 * smooth(0.1, 0.4, into)) : fruit
  }
}

export const veined =
  (hex: string): Mark =>
  (random) => {
    const colour = seen(hex)
    const [line, branch] = [noise(random, 0.11, 0.045, 0.4), noise(random, 0.05, 0.025, 0.4)]
    return ({ x, y, out }, plain) => {
      const vein = Math.max(
        smooth(0.3, 0.12, Math.abs(line(x, y))),
        0.6 * smooth(0.24, 0.1, Math.abs(branch(x, y))),
      )
      return mix(plain, colour, 0.85 * vein * smooth(0.95, 0.8, out))
    }
  }
