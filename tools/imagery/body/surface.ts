/** The paint of a piece of dough: colour, finish and relief by unrolled place. Layers paint it one after the other. */
import type { Rgb } from '../fields/colour.ts'
import { type PaintedMaps, readMap } from '../renderer/piece.ts'
import { type DoughForm, profileAngle } from './dough-shape.ts'

/** One place of the paint, used again for each. */
export interface Spot {
  at: number
  x: number
  y: number
  angle: number
  /** Distance from the rim's inner edge: negative inside. */
  edge: number
  /** Angle around the rim's profile, 0 inside. */
  around: number
  cut: number
}

export class Surface {
  readonly form: DoughForm
  readonly maps: PaintedMaps
  /** Relief along the normal. */
  readonly relief: Float32Array
  /** 0 to 1: molten cheese, for what asks where it lies. */
  readonly cheese: Float32Array
  /** Edge, angle around the profile, angle around the middle and cut of each place. */
  readonly #places: Float32Array

  constructor(form: DoughForm, size: number) {
    const count = size * size
    const floats = (channels = 1) => new Float32Array(count * channels)
    this.form = form
    this.maps = { size, albedo: floats(3), subsurface: floats(), coat: floats() }
    this.relief = floats()
    this.cheese = floats()
    this.#places = floats(4)
    this.#unroll()
  }

  /** Scene units for one texel. */
  get texel(): number {
    return (2 * this.form.halfSize) / this.maps.size
  }

  /** Calls `paint` for each place that the dough has. */
  each(paint: (spot: Spot) => void): void {
    const { size } = this.maps
    const spot: Spot = { at: 0, x: 0, y: 0, angle: 0, edge: 0, around: 0, cut: 0 }
    for (let row = 0; row < size; row += 1) {
      spot.y = (row + 0.5) * this.texel - this.form.halfSize
      for (let column = 0; column < size; column += 1) {
        const at = row * size + column
        const edge = this.#places[at * 4]
        if (edge > BEYOND / 2) continue
        spot.at = at
        spot.x = (column + 0.5) * this.texel - this.form.halfSize
        spot.edge = edge
        spot.around = this.#places[at * 4 + 1]
        spot.angle = this.#places[at * 4 + 2]
        spot.cut = this.#places[at * 4 + 3]
        paint(spot)
      }
    }
  }

  /** Calls `paint` for the places within `reach` of a point, with their distance from it. */
  near(x: number, y: number, reach: number, paint: (at: number, dx: number, dy: number) => void): void {
    const { size } = this.maps
    const texel = this.texel
    const half = this.form.halfSize
    const first = (value: number) => Math.max(0, Math.floor((value - reach + half) / texel))
    const last = (value: number) => Math.min(size - 1, Math.ceil((value + reach + half) / texel))
    for (let row = first(y); row <= last(y); row += 1) {
      for (let column = first(x); column <= last(x); column += 1) {
        paint(row * size + column, (column + 0.5) * texel - half - x, (row + 0.5) * texel - half - y)
      }
    }
  }

  /** Covers a place with a colour, by `share` (0 to 1). */
  cover(at: number, colour: Rgb, share: number): void {
    const { albedo } = this.maps
    const o = at * 3
    albedo[o] += (colour[0] - albedo[o]) * share
    albedo[o + 1] += (colour[1] - albedo[o + 1]) * share
    albedo[o + 2] += (colour[2] - albedo[o + 2]) * share
  }

  /** Filters the colour of a place, as oil or a stain does. */
  tint(at: number, filter: Rgb, share: number): void {
    const { albedo } = this.maps
    const o = at * 3
    albedo[o] *= 1 + (filter[0] - 1) * share
    albedo[o + 1] *= 1 + (filter[1] - 1) * share
    albedo[o + 2] *= 1 + (filter[2] - 1) * share
  }

  /** The texel at a place of the paint. */
  texelAt(x: number, y: number): number {
    const { size } = this.maps
    const cell = (value: number) =>
      Math.min(size - 1, Math.max(0, Math.floor((value + this.form.halfSize) / this.texel)))
    return cell(y) * size + cell(x)
  }

  colourAt(at: number): Rgb {
    const { albedo } = this.maps
    return [albedo[at * 3], albedo[at * 3 + 1], albedo[at * 3 + 2]]
  }

  /** The relief at a place of the paint, interpolated. */
  reliefAt(x: number, y: number): number {
    const { halfSize } = this.form
    return readMap(this.relief, this.maps.size, [(x + halfSize) / this.texel, (y + halfSize) / this.texel])
  }

  #unroll(): void {
    const { size } = this.maps
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        const at = row * size + column
        const x = (column + 0.5) * this.texel - this.form.halfSize
        const y = (row + 0.5) * this.texel - this.form.halfSize
        const way = Math.hypot(x, y)
        const angle = Math.atan2(y, x)
        const { inner, length, crest, cut } = this.form.at(angle)
        const edge = way - inner
        const around = edge > 0 ? profileAngle(Math.min(1, edge / length), crest) : 0
        this.#places.set([edge > length * 1.15 + 0.03 ? BEYOND : edge, around, angle, cut], at * 4)
      }
    }
  }
}

/** The edge of places that no dough has. */
const BEYOND = 100
