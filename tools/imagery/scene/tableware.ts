/** Boards, plates, trays and paper under the food. */
import type { SeededRandom } from '#site'
import { light, mix, type Rgb, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { polar, smooth, TAU } from '../fields/scalar.ts'
import { type Mesh, sheet } from '../geometry/mesh.ts'
import { points, superellipse } from '../geometry/profile.ts'
import type { Material, Piece } from '../renderer/piece.ts'
import { planks } from './table.ts'

export const TABLEWARE = ['none', 'board', 'plate', 'paper'] as const
export type Tableware = (typeof TABLEWARE)[number]

/** Rings around the middle: what each adds to both half axes of the outline, and its height. */
function vessel(half: readonly [number, number], corners: number, rings: number[][], colour: Rgb): Mesh {
  return sheet({ u: rings.length + 1, v: 360, closed: true }, (u, v) => {
    const row = Math.round(u * rings.length)
    const angle = v * TAU
    const [out, z] = rings[Math.max(0, row - 1)]
    const radius = row === 0 ? 0 : superellipse([half[0] + out, half[1] + out], corners)(angle)
    return { ...polar(radius, angle), z, colour }
  })
}

const STEEL: Material = { subsurface: 0, coat: 0.3, translucent: 0 }
const CERAMIC: Material = { subsurface: 0.1, coat: 0.45, translucent: 0 }
const WOOD: Material = { subsurface: 0, coat: 0.05, translucent: 0 }
const BOARDS = [
  ramp([0, 0.5, 1], '#6a4526 #a3764a #cda575'),
  ramp([0, 0.5, 1], '#3a2314 #6b452a #996d48'),
  ramp([0, 0.5, 1], '#8a6a42 #c19c6a #e2c598'),
] as const
const PLATES = [light('#d9d2c4'), light('#b9beba'), light('#8f9a94'), light('#c9b8a2')] as const

/** The walls of a tray around something of this size. */
export function tray(half: readonly [number, number], corners: number): Piece {
  const rings = points(
    '-0.01,0.002 0.018,0.003 0.03,0.02 0.062,0.15 0.075,0.163 0.09,0.163 0.1,0.152 0.085,0.12 0.045,0',
  )
  return { mesh: vessel(half, corners, rings, [0.028, 0.028, 0.031]), material: STEEL }
}

export function plate(radius: number, random: SeededRandom): Piece {
  const rings = points('-0.4,0.012 -0.2,0.014 -0.12,0.03 -0.02,0.052 0,0.056 0.008,0.05 -0.06,0.02 -0.25,0')
  return { mesh: vessel([radius, radius], 2, rings, random.pick(PLATES)), material: CERAMIC }
}

/** Thickness of a board: what lies on it is raised by as much. */
export const BOARD_HEIGHT = 0.05

export function board(half: readonly [number, number], corners: number, random: SeededRandom): Piece {
  const rings = points('-0.03,0.05 -0.012,0.05 -0.003,0.044 0,0.034 0,0.01 -0.01,0')
  const mesh = vessel(half, corners, rings, [0.2, 0.12, 0.06])
  const ground = planks(random.pick(BOARDS), random, 0.34, random.between(-0.3, 0.3))
  return { mesh, material: WOOD, ground }
}

const PAPER = light('#d8c6a4')
const GREASE = light('#c3ab7f')

/** A sheet with grease marks, its edges turned up a little. */
export function paper(half: readonly [number, number], random: SeededRandom): Piece {
  const crease = noise(random, 0.9, 0.2, 1)
  const fine = noise(random, 0.3, 0.06, 0.9)
  const grease = noise(random, 0.5, 0.1, 0.8)
  const mesh = sheet({ u: 150, v: 120 }, (u, v) => {
    const [x, y] = [(u * 2 - 1) * half[0], (v * 2 - 1) * half[1]]
    const edge = Math.max(Math.abs(u * 2 - 1), Math.abs(v * 2 - 1))
    const fold = Math.abs(crease(x, y)) * 0.014 + 0.002 * fine(x, y)
    const turned = 0.05 * smooth(0.93, 1, edge) * Math.max(0, crease(y, x))
    return {
      x: x * (1 + 0.012 * crease(y, x)),
      y: y * (1 + 0.012 * crease(x + 3, y)),
      z: 0.004 + Math.max(0, fold) * smooth(0.35, 0.9, edge) + turned,
      colour: PAPER,
    }
  })
  const ground = (x: number, y: number) => mix(PAPER, GREASE, 0.5 * smooth(1.2, 1.6, grease(x, y)))
  return { mesh, material: WOOD, ground }
}
