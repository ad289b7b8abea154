/** A round slice and what can be seen on it. */
import type { SeededRandom } from '#site'
import { mix, type Rgb } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { points } from '../geometry/profile.ts'
import { type SliceSpot, slab } from '../geometry/slab.ts'
import type { Material } from '../renderer/piece.ts'
import { browning, seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Range, type Topping, topping } from './topping.ts'

/** What is painted over the flesh of one slice. */
export type Mark = (random: SeededRandom, radius: number) => (spot: SliceSpot, colour: Rgb) => Rgb

/** Rows of numbers: its radius, at least and at most, its thickness and the skin's share of the radius; how much the edge
 * curls up, how far its outline is an oval and how uneven, and how far it has fried; how it follows what is under it, and
 * its height over that: from 0.014 on it lets nothing of it through; 1 where its skin is on one side only. The first colour is the skin's. */
export const round = (
  numbers: string,
  hexes: string,
  { mark, material = MOIST }: { mark?: Mark; material?: Material } = {},
): Topping => {
  const [[least, most, thick, share], [curl, oval, uneven, fried], [drape, lift, sided = 0]] = points(numbers)
  const [skin, ...colours] = hexes.split(' ')
  const [flesh, rind] = [tones(colours.join(' ')), seen(skin)]
  return topping(material, lie(most * 0.9, drape, lift, 0.07), (random) => {
    const radius = random.between(least, most)
    const shape = around(random, 3, 7, 0.6)
    const broad = noise(random, 0.3, 0.12, 0.8)
    const phase = random.between(0, TAU)
    const marked = mark?.(random, radius)
    const brown = browning(random, fried)
    return slab({
      outline: (angle) => radius * (1 + oval * Math.cos(2 * angle + phase) + uneven * shape(angle)),
      thickness: thick,
      bevel: Math.min(0.3, (thick / radius) * 0.6),
      fine: [110, 40],
      bend: ({ x, y, out, angle }) =>
        curl * radius * out ** 3 * (0.5 + 0.5 * Math.cos(2 * angle + phase)) + 0.004 * broad(x, y),
      colour: (spot) => {
        const { x, y, out } = spot
        const plain = flesh(clamp(0.55 + 0.15 * broad(x, y), 0, 1))
        const fruit = brown(marked ? marked(spot, plain) : plain, x, y, out)
        const skinned = sided ? smooth(0.1, 0.6, Math.sin(spot.angle + phase / 2)) : 1
        return mix(fruit, rind, skinned * smooth(1 - share, 1 - share * 0.7, out))
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
    const line = noise(random, 0.12, 0.05, 0.4)
    return ({ x, y, out }, plain) =>
      mix(plain, colour, 0.85 * smooth(0.34, 0.2, Math.abs(line(x, y))) * smooth(0.9, 0.8, out))
  }
