/** Puts pieces of a topping on the dough. */
import type { SeededRandom } from '#site'
import type { DoughForm } from '../body/dough-shape.ts'
import { normal } from '../fields/noise.ts'
import { clamp, polar, TAU } from '../fields/scalar.ts'
import { joined, type Mesh, moved, posed, toned } from '../geometry/mesh.ts'
import type { Piece } from '../renderer/piece.ts'
import type { Topping } from '../toppings/topping.ts'
import type { HeightGrid } from './height-grid.ts'
import { type Place, scattered } from './scattered.ts'

export interface Helping {
  topping: Topping
  count: number
  /** Least distance between pieces. */
  gap: number
  /** Distance from the rim; without it the topping's radius. */
  margin?: number
  /** Lies over the others instead of beside them. */
  over?: boolean
  scale?: number
  /** Lies evenly around the middle, this far from it, and points outwards. */
  ring?: number
  /** Only places that this lets through. */
  where?: (place: Place) => boolean
  /** Pieces heap up on each other by this much. */
  heap?: number
  /** How far pieces have sunk into what is under them. */
  sink?: number
}

export interface Bed {
  form: DoughForm
  heights: HeightGrid
  taken: (Place & { gap: number })[]
}

/** How many different pieces of a topping are made; more are repeated, turned. */
const VARIANTS = 10

interface RingPlace extends Place {
  turn?: number
}

export function layTopping(bed: Bed, helping: Helping, random: SeededRandom): Piece {
  const { topping, gap, over = false } = helping
  const variants: Mesh[] = []
  const laid = placesFor(bed, helping, random).map((place) => {
    if (variants.length < VARIANTS) variants.push(topping.make(random))
    const variant = variants[variants.length < VARIANTS ? variants.length - 1 : random.index(VARIANTS)]
    const mesh = layOne(bed.heights, helping, variant, place, random)
    bed.heights.add(mesh)
    if (!over) bed.taken.push({ ...place, gap })
    return mesh
  })
  return { mesh: joined(laid), material: topping.material }
}

function placesFor(bed: Bed, helping: Helping, random: SeededRandom): readonly RingPlace[] {
  const { topping, count, gap, over, ring, where, margin = topping.radius * 0.9 } = helping
  if (ring !== undefined)
    return Array.from({ length: count }, (_, at) => {
      const turn = ((at + random.between(-0.16, 0.16)) / count) * TAU
      return { ...polar(ring * random.between(0.95, 1.05), turn), turn: turn + random.between(-0.12, 0.12) }
    })
  const taken = over ? [] : bed.taken
  const places = scattered(bed.form, random, where ? count * 4 : count, gap, margin, taken)
  return places.filter((place) => where?.(place) ?? true).slice(0, count)
}

function layOne(
  heights: HeightGrid,
  { topping: { radius, drape, lift, tilt }, scale = 1, heap = 0, sink = 0 }: Helping,
  variant: Mesh,
  { x, y, turn: outwards }: RingPlace,
  random: SeededRandom,
): Mesh {
  const size = scale * random.between(0.9, 1.1)
  const plane = heights.plane(x, y, radius * size)
  const mesh = posed(toned(variant, random.between(0.86, 1.12)), {
    turn: outwards ?? random.between(0, TAU),
    roll: normal(random) * tilt,
    pitch: normal(random) * tilt,
    scale: size,
  })
  const raise = lift - sink * random.between(0.3, 1.4) + heap * random.between(0, 1)
  const laid = moved(mesh, (point) => {
    const stiff = plane.z + lean(plane.slopeX) * point[0] + lean(plane.slopeY) * point[1]
    // What reaches over a cut does not hang down along it.
    const soft =
      drape > 0 ? Math.max(heights.around(x + point[0], y + point[1], radius * 0.22), plane.z - 0.04) : 0
    point[2] += raise + stiff * (1 - drape) + soft * drape
    point[0] += x
    point[1] += y
  })
  return lift + heap - sink >= LOOSE ? raised(laid, heights) : laid
}

/** On a steep side what is stiff does not lie along it: it would be drawn out. */
const lean = (slope: number) => clamp(slope, -0.7, 0.7)

/** Toppings that lie at least this high do not let through what is under them. */
const LOOSE = 0.01
/** Share of a loose piece that stays above what is under it. */
const FREE = 0.88

function raised(mesh: Mesh, heights: HeightGrid): Mesh {
  const { positions } = mesh
  const depths: number[] = []
  for (let at = 0; at < positions.length; at += 9)
    depths.push(heights.at(positions[at], positions[at + 1]) - positions[at + 2])
  depths.sort((a, b) => a - b)
  const rise = depths[Math.floor(depths.length * FREE)]
  return rise > 0 ? posed(mesh, { z: rise }) : mesh
}
