/** Everything that decides how a recipe's picture is taken. */
import type { Crumb } from '../body/cut-section.ts'
import type { CheeseLook } from '../body/layers/cheese.ts'
import type { CrustLook } from '../body/layers/crust-look.ts'
import type { OilLook } from '../body/layers/oil.ts'
import type { SauceLook } from '../body/layers/sauce.ts'
import type { FillingKind } from '../body/layers/stuffing.ts'
import type { LightMood } from '../renderer/lights.ts'
import type { PropName } from '../scene/props.ts'
import type { Framing, Shot } from '../scene/shots.ts'
import type { TableKind } from '../scene/table.ts'
import type { Tableware } from '../scene/tableware.ts'
import type { ToppingName } from '../toppings/topping-book.ts'
import type { Figure } from './doughs.ts'
import type { Serving } from './ingredient-table.ts'

/** `slice`: one is drawn out. `section`: the rim, seen near.
 * `portion`: one square of a tray, on paper. */
export const MOMENTS = ['whole', 'slice', 'section', 'portion'] as const
export type Moment = (typeof MOMENTS)[number]

export interface Dressing {
  crust: CrustLook
  sauces: readonly SauceLook[]
  cheeses: readonly CheeseLook[]
  /** Spread over the cheese when it is out of the oven. */
  finish: readonly SauceLook[]
  oil: OilLook
  servings: readonly Serving[]
  filling: FillingKind
  /** What is seen in the filling where a closed dough is cut. */
  stuffing: readonly ToppingName[]
  /** The filling is shut in: only a cut shows it, between two layers of dough. */
  enclosed: boolean
  /** Each topping keeps to its own quarter. */
  quarters: boolean
}

export interface Look extends Framing {
  /** Names the streams of chance. */
  seed: number
  figure: Figure
  dressing: Dressing
  table: TableKind
  tableware: Tableware
  /** Of a dough that is higher or flatter than its figure's own. */
  thickness?: number
  moment: Moment
  shot: Shot
  light: LightMood
  fromRight: boolean
  /** The inside where it is cut through, if not as most doughs have it. */
  crumb?: Crumb
  /** What lies around the dish. */
  props: readonly PropName[]
}
