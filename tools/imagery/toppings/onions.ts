/** Onion: the layers of half slices, flat and glassy, their tips caught by the oven. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { band } from '../geometry/band.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { browning, seen, tones } from './paint.ts'
import { lie, MOIST, topping } from './topping.ts'

/** Glassy as cheese: no lines are drawn inside it. */
const GLASSY = { ...MOIST, subsurface: 0.45, coat: 0.2 }

interface Cut {
  /** Colour of the outer side of each layer, and its share of the width. */
  skin: readonly [string, number]
  /** How far the oven has caught it, and how far it has lost its shape: from 0 to 1. */
  browned: number
  limp: number
  /** Half the width of a layer. */
  wide: number
  /** Layers that lie together, at most. */
  most: number
}

/** Layers of half a slice that have slid apart, each inside the next. */
const onion = (colours: string, { skin, browned, limp, wide, most }: Cut) => {
  const [flesh, outside] = [tones(colours), seen(skin[0])]
  const petal = (random: SeededRandom, radius: number): Mesh => {
    const [brown, tone] = [browning(random, browned), noise(random, 0.4, 0.2, 0.8)]
    const own = random.between(-0.5, 0.35)
    const sweep = random.between(1.9, 2.9) * (1 - 0.25 * limp)
    return band(random, {
      length: radius * sweep,
      body: [wide * random.between(0.8, 1.2), 0.002],
      sweep,
      wander: 0.04 + 0.12 * limp,
      ends: 0.1,
      width: (along) => 0.45 + 0.55 * Math.sin(Math.PI * along) ** 0.8,
      colour: (along, across) => {
        const layer = flesh(
          clamp(0.5 + own + 0.2 * tone(along, across * 0.3) + 0.09 * Math.sin(9 * across), 0, 1),
        )
        const lined = mix(layer, outside, 0.8 * smooth(2 * skin[1] - 1, 1.4 * skin[1] - 1, across))
        return brown(
          lined,
          along * 0.4,
          across * 0.08,
          smooth(0.35, 1, Math.abs(2 * along - 1)) + 0.35 * across ** 2,
        )
      },
      fine: [36, 18],
    })
  }
  return topping(GLASSY, lie(0.12, 1, 0.002, 0.02), (random) => {
    const count = 1 + random.index(most)
    const outermost = random.between(0.13, 0.19)
    return joined(
      Array.from({ length: count }, (_, at) => {
        // Each layer stands inside the one before it, with a little room between them.
        const radius = outermost - at * wide * random.between(2.4, 3.2)
        return posed(petal(random, Math.max(0.05, radius)), {
          x: random.between(-0.02, 0.02) * limp,
          y: (outermost - radius) * random.between(0.75, 1.15),
          z: 0.003 * at,
          turn: random.between(-0.2, 0.2) * (1 + limp),
        })
      }),
    )
  })
}

const COOKED = { limp: 0.8, wide: 0.0135, most: 4 }

export const ONIONS = {
  redOnion: onion('#d4a4c6 #e8c8dc #f6e8ee', {
    skin: ['#8a3478', 0.34],
    browned: 0.2,
    limp: 0.2,
    wide: 0.012,
    most: 3,
  }),
  /** Roasted in the oven: soft, its purple gone brown, its tips caught. */
  roastedOnion: onion('#c48c86 #d8b0a0 #e8ccb8', {
    ...COOKED,
    skin: ['#743050', 0.3],
    browned: 0.7,
    wide: 0.0135,
  }),
  whiteOnion: onion('#e6ca84 #f0dca6 #f8ecca', { ...COOKED, skin: ['#cf9c4c', 0.25], browned: 0.6 }),
  /** Stewed slowly until it is nearly a jam, then caught by the oven where it stands up. */
  stewedOnion: onion('#d9a250 #ecc47c #f8e2b0', { ...COOKED, skin: ['#a0601c', 0.32], browned: 1 }),
  goldenOnion: onion('#dca650 #ecc880 #f8e2b0', { ...COOKED, skin: ['#a8641c', 0.32], browned: 1 }),
}
