/** Colours of toppings: few clear tones, spots, and what the oven has caught. */
import type { SeededRandom } from '#site'
import { mix, type Ramp, type Rgb, ramp } from '../fields/colour.ts'
import { type Field, noise } from '../fields/noise.ts'
import { smooth, TAU } from '../fields/scalar.ts'
import type { Range } from './topping.ts'

/** From the darkest to the lightest, evenly spaced. */
export const tones = (...hexes: string[]): Ramp =>
  ramp(hexes.map((hex, at) => [at / Math.max(1, hexes.length - 1), hex] as const))

interface Spots {
  count: number
  /** Distance from the middle: at least, at most. */
  within: Range
  size: Range
  /** How many times as long as wide, at most. */
  long?: number
}

/** 1 on a spot, 0 beside it. */
export function spots(random: SeededRandom, { count, within: [from, to], size, long = 1.6 }: Spots): Field {
  const list = Array.from({ length: count }, () => {
    const [angle, lean] = [random.between(0, TAU), random.between(0, TAU)]
    const way = Math.sqrt(random.between(from * from, to * to))
    const half = random.between(...size)
    const stretch = random.between(1, long)
    return {
      x: way * Math.cos(angle),
      y: way * Math.sin(angle),
      far: half * stretch * 1.3,
      along: [Math.cos(lean) / (half * stretch), Math.sin(lean) / (half * stretch)] as const,
      across: [-Math.sin(lean) / half, Math.cos(lean) / half] as const,
    }
  })
  return (x, y) => {
    let most = 0
    for (const { x: sx, y: sy, far, along, across } of list) {
      const [dx, dy] = [x - sx, y - sy]
      if (Math.abs(dx) > far || Math.abs(dy) > far) continue
      const away = Math.hypot(dx * along[0] + dy * along[1], dx * across[0] + dy * across[1])
      most = Math.max(most, smooth(1.2, 0.85, away))
    }
    return most
  }
}

const BROWN = tones('#c98b3d', '#a15f24', '#6b3514')

/** Browns a colour in patches and, with `edge` near 1, along its edge; `strength` is from 0 to 1. */
export function browning(random: SeededRandom, strength: number) {
  const patch = noise(random, 0.2, 0.08, 0.8)
  const own = strength * random.between(0.7, 1)
  return (colour: Rgb, x: number, y: number, edge = 0): Rgb => {
    if (own <= 0) return colour
    const here = patch(x, y)
    const caught = Math.max(smooth(0.75, 1.5, here), smooth(0.7, 1.15, edge + 0.14 * here))
    return mix(colour, BROWN(caught * own), 0.9 * caught * Math.min(1, own * 1.2))
  }
}
