/** How high things stand at each place, seen from above: toppings lie on what is already there. */
import type { Mesh } from '../geometry/mesh.ts'
import { blankCorners, blankRaster, FAR, type Raster, rasterise } from '../renderer/rasterise.ts'

const CELLS = 360

export class HeightGrid {
  readonly #half: number
  readonly #raster: Raster

  constructor(half: number) {
    this.#half = half
    this.#raster = blankRaster(CELLS, CELLS, false)
  }

  /** Stands something on the grid. */
  add({ positions, quads }: Mesh): void {
    const count = positions.length / 3
    const corners = blankCorners(count)
    const scale = CELLS / (2 * this.#half)
    for (let at = 0; at < count; at += 1) {
      corners.x[at] = (positions[at * 3] + this.#half) * scale
      corners.y[at] = (positions[at * 3 + 1] + this.#half) * scale
      corners.z[at] = -positions[at * 3 + 2]
    }
    rasterise(quads, corners, this.#raster)
  }

  /** The height of the highest thing; 0 on the table. */
  at(x: number, y: number): number {
    const cell = (value: number) =>
      Math.min(CELLS - 1, Math.max(0, Math.floor(((value + this.#half) / (2 * this.#half)) * CELLS)))
    const depth = this.#raster.depth[cell(y) * CELLS + cell(x)]
    return depth === FAR ? 0 : -depth
  }

  /** The mean height within `radius`. */
  around(x: number, y: number, radius: number): number {
    let sum = 0
    for (let i = -2; i <= 2; i += 1) {
      for (let j = -2; j <= 2; j += 1) sum += this.at(x + (i * radius) / 2, y + (j * radius) / 2)
    }
    return sum / 25
  }

  /** The plane that lies best on what is within `radius`. */
  plane(x: number, y: number, radius: number): { z: number; slopeX: number; slopeY: number } {
    const reach = radius * 0.7
    const near = radius * 0.4
    const east = this.around(x + reach, y, near)
    const west = this.around(x - reach, y, near)
    const north = this.around(x, y + reach, near)
    const south = this.around(x, y - reach, near)
    const middle = this.around(x, y, near)
    return {
      z: (east + west + north + south + 2 * middle) / 6,
      slopeX: (east - west) / (2 * reach),
      slopeY: (north - south) / (2 * reach),
    }
  }
}
