/** A ball pushed out of shape: nuts, berries, sausage, dollops. */
import type { Rgb } from '../fields/colour.ts'
import { TAU } from '../fields/scalar.ts'
import { type Mesh, sheet } from './mesh.ts'

/** Directions on the ball; `up` is -1 at the bottom and 1 at the top. */
interface BallSpot {
  x: number
  y: number
  up: number
  angle: number
}

export interface Lump {
  radii: readonly [number, number, number]
  colour: (spot: BallSpot) => Rgb
  /** Factor of the radius. */
  swell?: (spot: BallSpot) => number
  /** Share of the height that lies below z = 0. */
  sunk?: number
  /** Corners from bottom to top and around it. */
  fine?: readonly [number, number]
  /** 1 is an ellipsoid, 0.4 nearly a box. */
  box?: number
}

const squared = (value: number, box: number) => Math.sign(value) * Math.abs(value) ** box

export function lump({ radii, colour, swell, sunk = 0, fine = [24, 32], box = 1 }: Lump): Mesh {
  return sheet({ u: fine[0], v: fine[1], closed: true }, (u, v) => {
    const slope = Math.PI * Math.min(1 - 1e-7, Math.max(1e-7, u))
    const angle = v * TAU
    const spot = {
      x: Math.sin(slope) * Math.cos(angle),
      y: Math.sin(slope) * Math.sin(angle),
      up: Math.cos(slope),
      angle,
    }
    const size = swell?.(spot) ?? 1
    const shape = (value: number) => (box === 1 ? value : squared(value, box))
    const flat = shape(Math.sin(slope))
    return {
      x: radii[0] * size * flat * shape(Math.cos(angle)),
      y: radii[1] * size * flat * shape(Math.sin(angle)),
      z: radii[2] * (size * shape(spot.up) + 1 - 2 * sunk),
      colour: colour(spot),
    }
  })
}
