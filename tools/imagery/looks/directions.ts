/** `content/picture-directions.yaml`: how the picture of each recipe is taken, and what its lines do not say.
 *
 * A misspelt recipe, field or value is an error that names its place. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { CHEESE_KINDS } from '../body/layers/cheese.ts'
import { LAYERS } from '../body/layers/cut-side.ts'
import { SAUCE_KINDS } from '../body/layers/spreads.ts'
import { FILLING_KINDS } from '../body/layers/stuffing.ts'
import { LIGHT_MOODS } from '../renderer/lights.ts'
import { SHOTS } from '../scene/shots.ts'
import { TABLES } from '../scene/table.ts'
import { TABLEWARE } from '../scene/tableware.ts'
import { UTENSILS, type UtensilName } from '../scene/utensils.ts'
import { FIGURES } from './doughs.ts'
import { serving, topping } from './ingredient-table.ts'
import { MOMENTS } from './look.ts'

const FILE = new URL('../../../content/picture-directions.yaml', import.meta.url)

const share = z.number().min(0).max(1)
const utensil = z.enum(Object.keys(UTENSILS) as [UtensilName, ...UtensilName[]])
const sauce = z.strictObject({
  kind: z.enum(SAUCE_KINDS),
  gap: z.number().exactOptional(),
  cover: share.exactOptional(),
  body: z.number().exactOptional(),
})
const Direction = z.strictObject({
  // How the picture is taken.
  moment: z.enum(MOMENTS).exactOptional(),
  shot: z.enum(SHOTS).exactOptional(),
  light: z.enum(LIGHT_MOODS).exactOptional(),
  /** Distance compared with its shot's. */
  zoom: z.number().positive().exactOptional(),
  /** What the lens looks at, in radii of a pizza from its middle: to the right, away from the reader. */
  target: z.tuple([z.number(), z.number()]).exactOptional(),
  table: z.enum(TABLES).exactOptional(),
  tableware: z.enum(TABLEWARE).exactOptional(),
  /** What lies around the dish; an empty list is nothing. */
  props: z
    .array(z.union([topping, utensil]))
    .max(2)
    .exactOptional(),
  /** Another try of the same picture. */
  attempt: z.int().positive().exactOptional(),
  // What it shows.
  figure: z.enum(FIGURES).exactOptional(),
  /** How this dough differs from others of its figure. */
  crust: z
    .strictObject({
      bake: z.number().exactOptional(),
      char: z.number().exactOptional(),
      flour: z.number().exactOptional(),
      bubbles: z.number().exactOptional(),
      bubbleSize: z.number().exactOptional(),
      allOver: z.boolean().exactOptional(),
      fried: z.boolean().exactOptional(),
      pleated: z.boolean().exactOptional(),
      bran: share.exactOptional(),
      maize: share.exactOptional(),
      leaved: z.boolean().exactOptional(),
      scored: z.boolean().exactOptional(),
      forked: z.boolean().exactOptional(),
      layers: z.enum(LAYERS).exactOptional(),
    })
    .exactOptional(),
  /** How its inside differs. */
  crumb: z
    .strictObject({
      alveoli: z.strictObject({ tries: z.int().positive(), largest: z.number() }).exactOptional(),
      maize: share.exactOptional(),
    })
    .exactOptional(),
  /** Of a dough that is higher or flatter than its figure's own. */
  thickness: z.number().exactOptional(),
  sauce: sauce.exactOptional(),
  /** Spread over everything. */
  finish: sauce.exactOptional(),
  /** Toppings shown in another form, or not at all. */
  instead: z.partialRecord(topping, z.array(serving)).exactOptional(),
  /** What no line names by itself; on a closed dough, all that lies on it. */
  more: z.array(serving).exactOptional(),
  quarters: z.boolean().exactOptional(),
  /** Share of a blanket of cheese. */
  cover: share.exactOptional(),
  cheese: z.enum(['pools', 'blanket', 'none']).exactOptional(),
  /** Cheese that runs although its lines name a fresh one. */
  melt: z.enum(CHEESE_KINDS).exactOptional(),
  dimples: z.int().positive().exactOptional(),
  filling: z.enum(FILLING_KINDS).exactOptional(),
  /** The filling lies between two layers of dough. */
  enclosed: z.boolean().exactOptional(),
})
export type Direction = z.infer<typeof Direction>

/** By the recipe's name in its address. */
export function readDirections(): Readonly<Record<string, Direction>> {
  const read = z.record(z.string(), Direction).safeParse(parse(readFileSync(FILE, 'utf8')))
  if (read.success) return read.data
  throw new Error(`content/picture-directions.yaml: ${z.prettifyError(read.error)}`)
}
