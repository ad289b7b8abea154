/** How each figure's dough bakes. */
import type { CrustLook } from '../body/layers/crust.ts'
import type { Figure } from './look.ts'

export const CRUSTS: Record<Figure, CrustLook> = {
  neapolitan: { bake: 0, char: 1, flour: 0.6, bubbles: 18 },
  canotto: { bake: 0.02, char: 0.8, flour: 0.5, bubbles: 22, bubbleSize: 1.2 },
  round: { bake: 0.05, char: 0.5, flour: 0.25, bubbles: 14, bubbleSize: 0.8 },
  thin: { bake: 0.08, char: 0.6, flour: 0.2, bubbles: 16, bubbleSize: 0.6 },
  pan: { bake: 0.12, char: 0.15, flour: 0, bubbles: 8, bubbleSize: 0.5 },
  tin: { bake: 0.08, char: 0.25, flour: 0, bubbles: 12, bubbleSize: 0.6 },
  wedges: { bake: 0.08, char: 0.25, flour: 0, bubbles: 12, bubbleSize: 0.6 },
  veil: { bake: 0.06, char: 0.8, flour: 0, bubbles: 90, bubbleSize: 1.1, allOver: true, veiled: true },
  tray: { bake: 0.1, char: 0.2, flour: 0, bubbles: 12, bubbleSize: 0.6 },
  slab: { bake: 0.12, char: 0.15, flour: 0, bubbles: 10, bubbleSize: 0.5 },
  pala: { bake: 0.05, char: 0.35, flour: 0.35, bubbles: 30, bubbleSize: 0.8, allOver: true },
  calzone: { bake: 0.08, char: 0.55, flour: 0.35, bubbles: 26, bubbleSize: 0.9, allOver: true },
  halved: { bake: 0.1, char: 0.5, flour: 0.25, bubbles: 26, bubbleSize: 0.9, allOver: true, pleated: true },
  turnovers: {
    bake: 0.1,
    char: 0,
    flour: 0,
    bubbles: 80,
    bubbleSize: 0.45,
    allOver: true,
    fried: true,
    forked: true,
  },
  rounds: { bake: 0.04, char: 0, flour: 0, bubbles: 34, bubbleSize: 0.4, fried: true },
  pillows: { bake: -0.1, char: 0, flour: 0, bubbles: 46, bubbleSize: 0.8, allOver: true, fried: true },
  split: { bake: 0.06, char: 0.5, flour: 0.4, bubbles: 30, bubbleSize: 0.8, allOver: true },
  plank: { bake: 0.14, char: 0.3, flour: 0.1, bubbles: 28, bubbleSize: 1, allOver: true },
  folded: { bake: 0, char: 0.7, flour: 0.2, bubbles: 60, bubbleSize: 0.8, allOver: true },
  bites: { bake: 0.1, char: 0, flour: 0, bubbles: 0, fried: true },
  layered: { bake: 0.16, char: 0.2, flour: 0, bubbles: 10, bubbleSize: 0.4, allOver: true, layers: 'folded' },
}
