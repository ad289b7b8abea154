/** The forms that dough takes. */
import type { SeededRandom } from '#site'
import { around } from '../fields/noise.ts'
import { clamp, power, smooth } from '../fields/scalar.ts'
import { superellipse, tabled } from '../geometry/profile.ts'
import type { DoughShape } from './dough-shape.ts'

interface RimSize {
  width: number
  height: number
  /** How uneven the rim is, as a share. */
  wild: number
}

interface Size {
  thickness: number
  rim: RimSize
  /** How far from its outline. */
  uneven?: number
}

const varied = (random: SeededRandom, { width, height, wild }: RimSize) => {
  const wide = around(random, 2, 14, 0.6)
  const high = around(random, 2, 12, 0.6)
  return {
    rimWidth: (angle: number) => width * clamp(1 + wild * 0.7 * wide(angle), 0.55, 1.6),
    rimHeight: (angle: number) => height * clamp(1 + wild * high(angle), 0.5, 1.7),
  }
}

export function roundShape(
  random: SeededRandom,
  { radius, thickness, rim, uneven = 0.012 }: Size & { radius: number },
): DoughShape {
  const wave = around(random, 2, 9, 0.8)
  return { radius: (angle) => radius * (1 + uneven * wave(angle)), thickness, ...varied(random, rim) }
}

interface LongSize extends Size {
  /** Half the length and half the width. */
  half: readonly [number, number]
  corners: number
}

export function longShape(random: SeededRandom, size: LongSize): DoughShape {
  const { half, corners, thickness, rim, uneven = 0.006 } = size
  const wave = around(random, 2, 12, 0.6)
  const outline = superellipse(half, corners)
  const radius = (angle: number) => outline(angle) * (1 + uneven * wave(angle))
  return { radius, thickness, ...varied(random, rim) }
}

/** Thin dough that the hot oil has blown up: nearly a rhomb. */
export function pillowShape(random: SeededRandom): DoughShape {
  const rim = { width: 0.035, height: 0, wild: 0.4 }
  const size = { half: [0.54, 0.4], corners: 1.14, thickness: 0.035, rim, uneven: 0.03 } as const
  const flat = longShape(random, size)
  const bulge = around(random, 1, 4, 0.5)
  const height = (share: number, angle: number) =>
    0.13 * power(1 - share ** 2.2, 0.7) * (1 + 0.14 * bulge(angle) * smooth(0, 0.5, share))
  return domed(flat, height)
}

/** `height` by the share of the way to the rim, and by angle. */
export const domed = (flat: DoughShape, height: (share: number, angle: number) => number): DoughShape => ({
  ...flat,
  dome: (x, y) => {
    const angle = Math.atan2(y, x)
    return height(Math.hypot(x, y) / (flat.radius(angle) - flat.rimWidth(angle)), angle)
  },
})

/** Half a disc folded over its filling: straight (a little bulging) and rimless at the back where the dough is folded,
 * round in front where its edges were pressed together; `height` is the dome's. */
export function moonShape(
  random: SeededRandom,
  { radius, height, rim }: { radius: number; height: number; rim: RimSize },
): DoughShape {
  const wave = around(random, 2, 9, 0.7)
  const bulge = around(random, 1, 4, 0.5)
  const outline = traced(moonDistance)
  const edge = varied(random, rim)
  const seam = seamOf(outline)
  const narrowed = (width: number, angle: number) => FOLD_WIDTH + (width - FOLD_WIDTH) * seam(angle)
  const rimWidth = (angle: number) => narrowed(edge.rimWidth(angle), angle)
  const outer = (angle: number) => radius * outline(angle) * (1 + 0.014 * wave(angle))
  // The dome ends where the uneven rim begins, or it would break off in a cliff; its middle stays smooth.
  const shareOf = (angle: number, way: number) => {
    const even = outline(angle) * radius - narrowed(rim.width, angle)
    const uneven = outer(angle) - rimWidth(angle)
    return way / (even + (uneven - even) * smooth(0.35, 0.82, way / even))
  }
  return {
    radius: outer,
    thickness: 0.04,
    rimWidth,
    rimHeight: (angle) => edge.rimHeight(angle) * seam(angle),
    dome: (x, y) => {
      const angle = Math.atan2(y, x)
      const share = shareOf(angle, Math.hypot(x, y))
      return height * power(1 - share ** 2.4, 0.62) * (1 + 0.1 * bulge(angle) * smooth(0, 0.5, share))
    },
  }
}

/** Of what stands for a rim along the fold. */
const FOLD_WIDTH = 0.04

/** Distances from the edge of a disc and from the slightly bent line along which it is folded, below zero inside. */
const discDistance = (x: number, y: number) => Math.hypot(x, y - 0.46) - 1
const foldDistance = (x: number, y: number) => y - 0.46 + 0.16 * x * x

/** By angle: 1 where the edges were pressed together, 0 along the fold. */
function seamOf(outline: (angle: number) => number): (angle: number) => number {
  return (angle) => {
    const [x, y] = [outline(angle) * Math.cos(angle), outline(angle) * Math.sin(angle)]
    return smooth(-0.22, -0.02, discDistance(x, y) - foldDistance(x, y))
  }
}

/** Below zero inside. */
function moonDistance(x: number, y: number): number {
  const disc = discDistance(x, y)
  const fold = foldDistance(x, y)
  const k = 0.16
  const blend = clamp(0.5 + (0.5 * (disc - fold)) / k, 0, 1)
  return fold + (disc - fold) * blend + k * blend * (1 - blend)
}

/** The outline of a star-shaped body around the origin, by angle, from its distance function. */
const traced = (distance: (x: number, y: number) => number) =>
  tabled(1024, (angle) => {
    let [low, high] = [0, 2]
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2
      if (distance(middle * Math.cos(angle), middle * Math.sin(angle)) < 0) low = middle
      else high = middle
    }
    return low
  })
