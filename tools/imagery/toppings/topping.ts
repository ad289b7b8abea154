/** What a topping is: how one piece of it looks and how it lies. */
import type { SeededRandom } from '#site'
import type { Mesh } from '../geometry/mesh.ts'
import type { Material } from '../renderer/piece.ts'

export interface Lie {
  /** Radius of the place it lies on. */
  radius: number
  /** 0 lies stiff on three points, 1 follows what is under it. */
  drape: number
  /** Height over what is under it; below zero it has sunk in. */
  lift: number
  /** How much pieces lean, in radians. */
  tilt: number
}

export interface Topping extends Lie {
  material: Material
  /** One piece around the origin, its underside at about z = 0. */
  make: (random: SeededRandom) => Mesh
}

export const lie = (radius: number, drape: number, lift: number, tilt: number): Lie => ({
  radius,
  drape,
  lift,
  tilt,
})

export const topping = (material: Material, place: Lie, make: Topping['make']): Topping => ({
  material,
  ...place,
  make,
})

export type Range = readonly [number, number]

export const MATT: Material = { subsurface: 0.1, coat: 0.05, translucent: 0 }
export const MOIST: Material = { subsurface: 0.15, coat: 0.3, translucent: 0 }
export const GLOSSY: Material = { subsurface: 0.1, coat: 0.6, translucent: 0 }
export const CREAMY: Material = { subsurface: 0.3, coat: 0.25, translucent: 0 }
export const LEAFY: Material = { subsurface: 0, coat: 0.12, translucent: 0.18 }
