/** A leaf along x: an outline, veins, a bend. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, type Rgb } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { lerp, power, smooth } from '../fields/scalar.ts'
import { type Mesh, sheet } from './mesh.ts'

export interface Leaf {
  length: number
  /** Half the width at a place along the leaf. */
  width: (along: number) => number
  colours: Ramp
  vein: Rgb
  /** Side veins on one side. */
  veins: number
  /** How far the tip hangs down; below zero it rises. */
  bend: number
  /** How much the halves are folded up (or, below zero, down). */
  fold: number
  /** Relief between the veins, as a share of the width. */
  puff?: number
  /** How wavy the edge is. */
  ruffle?: number
  /** Corners along it and across it. */
  fine?: readonly [number, number]
}

const DARK = light('#16300c')

export function leaf(random: SeededRandom, look: Leaf): Mesh {
  const { length, width, colours, vein, veins, bend, fold, puff = 0, ruffle = 0, fine = [56, 29] } = look
  const tone = noise(random, 0.5, 0.1, 0.8)
  const wave = noise(random, 0.34, 0.16, 0.6)
  const twist = random.between(-0.4, 0.4)
  const widest = Math.max(...Array.from({ length: 21 }, (_, at) => width(at / 20)))
  return sheet({ u: fine[0], v: fine[1] }, (along, across) => {
    const side = across * 2 - 1
    const out = Math.abs(side)
    const half = width(along)
    const branch = Math.abs(Math.sin(Math.PI * (along * veins - out * 1.5)))
    const y = side * half * (1 - 0.15 * Math.abs(fold))
    const bulge =
      puff * widest * power(branch, 0.7) * (1 - out * out) * smooth(0, 0.3, out) * Math.sqrt(half / widest)
    const z =
      fold * power(out, 1.3) * half +
      bulge -
      bend * length * (along - 0.3) ** 2 +
      twist * y * (along - 0.4) +
      ruffle * half * wave(along * length, side * widest) * power(out, 1.5)
    const ridge = Math.exp(-((side / 0.085) ** 2))
    const line = Math.exp(-((branch / 0.17) ** 2)) * smooth(0.02, 0.15, out)
    let colour = colours(0.5 + 0.16 * tone(along * length, side * half) + 0.1 * (1 - branch))
    colour = mix(colour, vein, 0.85 * ridge * lerp(1, 0.5, along) + 0.2 * line * (1 - out))
    return { x: length * (along - 0.45), y, z, colour: mix(colour, DARK, 0.35 * smooth(0.85, 1, out)) }
  })
}
