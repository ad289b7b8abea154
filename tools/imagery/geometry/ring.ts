/** A ring lying flat: olive and chilli slices, onion. */
import type { Rgb } from '../fields/colour.ts'
import { TAU } from '../fields/scalar.ts'
import { type Mesh, sheet } from './mesh.ts'

export interface Ring {
  /** Of the middle of the ring's body, by angle around the ring. */
  radius: (angle: number) => number
  /** Half the width and half the height of the body. */
  body: readonly [number, number]
  colour: (angle: number, inner: number, up: number) => Rgb
}

/** 1 is a round body, 0.5 nearly square. */
const SQUARE = 0.75

export function ring({ radius, body, colour }: Ring): Mesh {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** SQUARE
  return sheet({ u: 49, v: 18, closed: true }, (u, v) => {
    const [angle, around] = [u * TAU, v * TAU]
    const way = radius(angle) + body[0] * bent(Math.cos(around))
    return {
      x: way * Math.cos(angle),
      y: way * Math.sin(angle),
      z: body[1] * (1 + bent(Math.sin(around))),
      colour: colour(angle, -Math.cos(around), Math.sin(around)),
    }
  })
}
