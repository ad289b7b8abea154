/** How dough has baked. */
import type { Layers } from './cut-side.ts'

export interface CrustLook {
  /** Added to how far the dough is baked: 0 is golden, -0.15 pale, 0.2 deep brown. */
  bake: number
  /** Share of leopard spots: 0 none, 1 as from a wood oven. */
  char: number
  flour: number
  /** From the pan instead of the oven. */
  fried?: boolean
  /** Marks of the fork that sealed the edge. */
  forked?: boolean
  /** The edge is rolled over itself in small pleats. */
  pleated?: boolean
  /** So thin that the cheese under it shows through as pale lumps. */
  veiled?: boolean
  /** Bran or buckwheat in the flour, 0 to 1: the dough is browner and flecked. */
  bran?: number
  /** A knife has drawn rhombs on it. */
  scored?: boolean
  /** Rolled with lard, it comes apart in leaves: a spiral of pale and brown bands. */
  leaved?: boolean
  /** Maize in the flour, 0 to 1: the dough is yellow and coarse. */
  maize?: number
  /** What cut sides show besides crumb: dough folded over tomato and cheese, or a filling under a lid of pastry. */
  layers?: Layers
  bubbles: number
  /** Size of the bubbles, 1 as on a Neapolitan rim. */
  bubbleSize: number
  /** Bubbles all over instead of on the rim. */
  allOver?: boolean
}
