/** What a topping is: how one piece of it looks and how it lies. */
import type { SeededRandom } from '#site'
import type { Mesh } from '../geometry/mesh.ts'
import type { Material } from '../renderer/piece.ts'

export interface Topping {
  material: Material
  /** One piece around the origin, its underside at about z = 0. */
  make: (random: SeededRandom) => Mesh
  /** Radius of the place it lies on. */
  radius: number
  /** 0 lies stiff on three points, 1 follows what is under it. */
  drape: number
  /** Height over what is under it; below zero it has sunk in. */
  lift: number
  /** How much pieces lean, in radians. */
  tilt: number
}
