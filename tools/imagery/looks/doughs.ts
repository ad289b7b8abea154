/** How each figure's dough bakes. */
import type { CrustLook } from '../body/layers/crust-look.ts'

/** How far it is baked, its char and flour, bubbles and their size. */
const crust = (
  bake: number,
  char: number,
  flour: number,
  bubbles: number,
  bubbleSize: number,
  more: Partial<CrustLook> = {},
): CrustLook => ({ bake, char, flour, bubbles, bubbleSize, ...more })

const ALL = { allOver: true }

export const CRUSTS = {
  neapolitan: crust(0, 1, 0.6, 18, 1),
  canotto: crust(0.02, 0.8, 0.5, 22, 1.2),
  round: crust(0.05, 0.5, 0.25, 14, 0.8),
  thin: crust(0.08, 0.6, 0.2, 16, 0.6),
  pan: crust(0.12, 0.15, 0, 8, 0.5),
  tin: crust(0.08, 0.25, 0, 12, 0.6),
  wedges: crust(0.08, 0.25, 0, 12, 0.6),
  veil: crust(0.08, 0.4, 0, 34, 1.5, { ...ALL, veiled: true }),
  tray: crust(0.1, 0.2, 0, 12, 0.6),
  slab: crust(0.12, 0.15, 0, 10, 0.5),
  pala: crust(0.05, 0.35, 0.35, 30, 0.8, ALL),
  halved: crust(0.1, 0.5, 0.25, 26, 0.9, { ...ALL, pleated: true }),
  turnovers: crust(0.1, 0, 0, 80, 0.45, { ...ALL, fried: true, forked: true }),
  rounds: crust(0.04, 0, 0, 34, 0.4, { fried: true }),
  pillows: crust(-0.1, 0, 0, 46, 0.8, { ...ALL, fried: true }),
  split: crust(0.06, 0.5, 0.4, 30, 0.8, ALL),
  plank: crust(0.07, 0.08, 0, 28, 1, ALL),
  folded: crust(0, 0.7, 0.2, 60, 0.8, ALL),
  bites: crust(0.1, 0, 0, 0, 1, { fried: true }),
  layered: crust(0.16, 0.2, 0, 10, 0.4, { ...ALL, layers: 'folded' }),
} satisfies Record<string, CrustLook>

export type Figure = keyof typeof CRUSTS
export const FIGURES = Object.keys(CRUSTS) as [Figure, ...Figure[]]
