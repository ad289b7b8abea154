/** Onion: thin flat crescents, softened, with a darker outer edge and tips that the oven has caught. */
import { mix } from '../fields/colour.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { band } from '../geometry/band.ts'
import { joined, posed } from '../geometry/mesh.ts'
import { browning, seen, tones } from './paint.ts'
import { lie, MOIST, topping } from './topping.ts'

/** `skin` is the outside of a layer; `browned` and `limp` are from 0, raw, to 1. */
const onion = (colours: string, skin: string, browned: number, limp: number) => {
  const [flesh, outside] = [tones(colours), seen(skin)]
  return topping(MOIST, lie(0.15, 0.9, 0.002, 0.02), (random) => {
    const crescent = (length: number) => {
      const brown = browning(random, browned)
      const own = random.between(-0.15, 0.15)
      return band(random, {
        length,
        body: [random.between(0.02, 0.034), 0.0035],
        sweep: random.between(1.3, 2.7) * random.between(0.7, 1),
        wander: 0.1 + 0.35 * limp,
        ends: 0.42,
        // The arc's middle lies on the side of positive `across`.
        colour: (along, across) => {
          const layer = mix(flesh(clamp(0.6 + own, 0, 1)), outside, 0.85 * smooth(0, -1, across))
          return brown(layer, along * 0.4, across * 0.05, smooth(0.5, 1, Math.abs(2 * along - 1)) + 0.2)
        },
        fine: [44, 14],
      })
    }
    const first = crescent(random.between(0.28, 0.44))
    if (!random.chance(0.55)) return first
    const slipped = { y: random.between(0.03, 0.055), x: random.between(-0.04, 0.04), z: 0.003 }
    return joined([
      first,
      posed(crescent(random.between(0.2, 0.3)), { ...slipped, turn: random.between(-0.5, 0.5) * limp }),
    ])
  })
}

export const ONIONS = {
  redOnion: onion('#dba6c0 #ebc8d4 #f4e0e0', '#9c3a78', 0.15, 0.25),
  /** Roasted in the oven: soft, its purple gone brown, its tips caught. */
  roastedOnion: onion('#c0708a #d79aa2 #e8c0b0', '#7c2a50', 0.8, 0.6),
  whiteOnion: onion('#e8c880 #f2dca0 #f7e8bc', '#b98430', 0.6, 0.6),
  /** Stewed slowly until it is nearly a jam, then caught by the oven where it stands up. */
  stewedOnion: onion('#e2aa48 #f0c870 #f7dc98', '#c48228', 0.7, 1),
  goldenOnion: onion('#e0a842 #f0c86a #f7dc94', '#c07e28', 0.85, 0.9),
}
