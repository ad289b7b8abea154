/** Makes a dressed piece of dough: paint, mesh, toppings. */
import type { SeededRandom } from '#site'
import { bakeMesh, bleed, heat } from '../bake/bake-toppings.ts'
import { bakingOf } from '../bake/baking.ts'
import { bodyPiece, type MeshDetail } from '../body/body-mesh.ts'
import { DoughForm, type DoughShape } from '../body/dough-shape.ts'
import { paintCheese } from '../body/layers/cheese.ts'
import { paintCrust } from '../body/layers/crust.ts'
import { paintOil } from '../body/layers/oil.ts'
import { paintSauce } from '../body/layers/sauce.ts'
import type { Stuffing } from '../body/layers/stuffing.ts'
import { Surface } from '../body/surface.ts'
import { flipped, type Pose, posed } from '../geometry/mesh.ts'
import type { Dressing, Look } from '../looks/look.ts'
import type { Piece } from '../renderer/piece.ts'
import { HeightGrid } from '../scene/height-grid.ts'
import { type Bed, layTopping } from '../scene/lay-toppings.ts'
import type { Place } from '../scene/scattered.ts'
import { TOPPINGS } from '../toppings/topping-book.ts'

export type Streams = (name: string) => SeededRandom

export interface Fineness {
  texels: number
  mesh: MeshDetail
}

export const FINE: Fineness = { texels: 1100, mesh: { around: 840, inside: 210, rim: 104 } }
export const DRAFT: Fineness = { texels: 640, mesh: { around: 520, inside: 130, rim: 70 } }

/** What a figure brings to the table. */
export interface Dish {
  pieces: Piece[]
  /** Half the width and half the depth that it takes. */
  reach: readonly [number, number]
}

/** What is made for a look, how finely, and its chance. */
export interface Order {
  look: Look
  fineness: Fineness
  random: Streams
}

/** One of several parts, with a chance of its own. */
export const partOf = (order: Order, part: string | number): Order => ({
  ...order,
  random: (name) => order.random(`${part} ${name}`),
})

export interface Dough {
  shape: (chance: SeededRandom) => DoughShape
  /** Times a pizza's diameter: the paint and the mesh are as fine as it is large. */
  size: number
  /** Area compared with a round pizza's: how many pieces of each topping there is room for. */
  room: number
  /** Toppings are this much smaller or larger. */
  scale?: number
}

/** The mesh of something of `size` times a pizza's diameter. */
export function detailOf({ fineness: { mesh } }: Order, size: number): MeshDetail {
  const share = Math.max(0.3, size)
  return {
    around: Math.round(mesh.around * share),
    inside: Math.round(mesh.inside * share),
    rim: Math.round(mesh.rim * Math.sqrt(share)),
  }
}

export function dressDough(order: Order, dough: Dough): Piece[] {
  const surface = paintDough(order, dough)
  const body = bodyPiece(surface, detailOf(order, dough.size))
  return [body, ...layServings(order, dough, surface, body)]
}

/** The painted form, without what lies on it. */
export function paintDough({ look: { dressing }, fineness, random }: Order, { shape, size }: Dough): Surface {
  const texels = Math.round(fineness.texels * Math.max(0.3, size))
  const surface = new Surface(new DoughForm(shape(random('shape'))), texels)
  paintCrust(surface, dressing.crust, random('crust'))
  for (const [at, sauce] of dressing.sauces.entries()) paintSauce(surface, sauce, random(`sauce ${at}`))
  for (const [at, cheese] of dressing.cheeses.entries()) paintCheese(surface, cheese, random(`cheese ${at}`))
  for (const [at, sauce] of dressing.finish.entries()) paintSauce(surface, sauce, random(`finish ${at}`))
  paintOil(surface, dressing.oil, random('oil'))
  return surface
}

/** How far what bakes in cheese sinks into it. */
const SINK = 0.009

/** What lies on the body: baked with it, or put on when it is out of the oven. */
export function layServings(
  { look: { dressing }, random }: Order,
  { room, scale = 1 }: Dough,
  surface: Surface,
  { mesh }: Piece,
): Piece[] {
  const { form } = surface
  const heights = new HeightGrid(form.halfSize)
  heights.add(mesh)
  const ground = new HeightGrid(form.halfSize)
  ground.add(mesh)
  const oven = heat(surface, ground, random('oven'))
  const bed: Bed = { form, heights, taken: [] }
  // What lies under goes first, strewn things last.
  const lying = dressing.servings.filter(({ over }) => !over)
  const strewn = dressing.servings.filter(({ over }) => over)
  const order = [...lying, ...strewn].sort((a, b) => Number(a.raw ?? false) - Number(b.raw ?? false))
  return order.map((serving) => {
    const { topping, count, gap, raw = false, ...more } = serving
    const where = placeRule(dressing, lying.indexOf(serving))
    const baking = bakingOf(topping)
    const laid = layTopping(
      bed,
      {
        ...more,
        topping: TOPPINGS[topping],
        count: Math.max(1, Math.round(count * room)),
        gap: gap * scale,
        scale: (serving.scale ?? 1) * scale,
        ...(where ? { where } : {}),
        ...(raw ? {} : { sink: SINK * baking.drown }),
      },
      random(`lay ${topping}`),
    )
    if (raw) return laid
    bleed(surface, laid.mesh, baking)
    return { ...laid, mesh: bakeMesh(oven, laid.mesh, baking) }
  })
}

function placeRule({ quarters }: Dressing, index: number): ((place: Place) => boolean) | undefined {
  if (!quarters || index < 0) return undefined
  return ({ x, y }) => {
    const quarter = Math.floor(((Math.atan2(y, x) + Math.PI * 2.25) / (Math.PI / 2)) % 4)
    return quarter === index % 4 && Math.min(Math.abs(x + y), Math.abs(x - y)) > 0.07
  }
}

/** A dressed dough at its place. */
export const set = (pieces: readonly Piece[], pose: Pose): Piece[] =>
  pieces.map((piece) => ({ ...piece, mesh: posed(piece.mesh, pose) }))

/** Left and right exchanged. */
export const mirrored = (piece: Piece): Piece => ({ ...piece, mesh: flipped(piece.mesh) })

/** What a closed dough holds. */
export function stuffingIn({ filling, stuffing, sauces }: Dressing): Stuffing {
  const [cream] = sauces
  return { filling, holds: stuffing, ...(cream ? { cream: cream.kind } : {}) }
}
