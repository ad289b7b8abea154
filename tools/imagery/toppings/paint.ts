/** Colours of toppings: few clear tones, spots, and what the oven has caught. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, type Rgb, shade } from '../fields/colour.ts'
import { type Field, noise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import type { Range } from './topping.ts'

/** Light in the open is stronger than 1 by this much: what is seen is lighter than the surface itself. */
const EXPOSURE = 1.3

/** The surface that is seen in this colour. */
export const seen = (hex: string): Rgb => shade(light(hex), 1 / EXPOSURE)

/** From the darkest to the lightest, evenly spaced. */
export const tones = (hexes: string): Ramp => {
  const stops = hexes.split(' ').map(seen)
  return (t) => {
    const place = clamp(t, 0, 1) * (stops.length - 1)
    const at = Math.min(stops.length - 2, Math.floor(place))
    return mix(stops[at], stops[at + 1], place - at)
  }
}

interface Spots {
  count: number
  /** Distance from the middle: at least, at most. */
  within: Range
  size: Range
  /** How many times as long as wide, at most. */
  long?: number
}

/** 1 on a spot, 0 beside it. Spots keep apart. */
export function spots(random: SeededRandom, { count, within: [from, to], size, long = 1.6 }: Spots): Field {
  const first = random.between(0, TAU)
  const list = Array.from({ length: count }, (_, at) => {
    // Around a spiral: no two meet.
    const [angle, lean] = [first + 2.4 * at + random.between(-0.25, 0.25), random.between(0, TAU)]
    const way = Math.sqrt(from * from + ((at + random.between(0.1, 0.9)) / count) * (to * to - from * from))
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

const BROWN = tones('#c98b3d #a15f24 #6b3514')

/** Browns a colour in patches and, with `edge` near 1, along its edge; `strength` is from 0 to 1. */
export function browning(random: SeededRandom, strength: number) {
  const patch = noise(random, 0.2, 0.08, 0.8)
  const own = strength * random.between(0.7, 1)
  return (colour: Rgb, x: number, y: number, edge = 0): Rgb => {
    if (own <= 0) return colour
    const here = patch(x, y)
    const caught = Math.max(0.6 * smooth(0.3, 2, here), smooth(0.55, 1.2, edge + 0.14 * here))
    return mix(colour, BROWN(caught * own), 0.9 * caught * Math.min(1, own * 1.2))
  }
}
