/** How each topping bakes. Raw ones come on when the pizza is out of the oven and stay as they are. */
import { TOPPINGS, type ToppingName } from '../toppings/topping-book.ts'

export interface Baking {
  /** How dark its tips become, 0 to 1. */
  char: number
  /** How far a leaf wilts, 0 to 1. */
  wilt: number
  /** How far cheese covers it, 0 to 1. */
  drown: number
  /** How far what lies under it shines through, 0 to 1. */
  sheer?: number
  /** Filter of the stain around it. */
  juice?: string
  /** How much that stain shines, 0 to 1. */
  fat: number
}

const VEGETABLE: Baking = { char: 0.3, wilt: 0, drown: 0.12, juice: '#f3e2b4', fat: 0.3 }
/** It lies on the cheese, not in it. */
const ON_TOP: Baking = { ...VEGETABLE, char: 0.15, drown: 0 }
const MEAT: Baking = { char: 0.5, wilt: 0, drown: 0.25, juice: '#f4c988', fat: 0.6 }
/** Cooked until it is glassy. */
const GLASSY: Baking = { ...VEGETABLE, char: 0.15, drown: 0.3, sheer: 0.3 }
const RED_FAT: Baking = { ...MEAT, drown: 0.04, juice: '#f09a4c', fat: 0.9 }
const LEAF: Baking = { char: 0.4, wilt: 0.35, drown: 0.25, fat: 0 }
const STREWN: Baking = { char: 0.25, wilt: 0, drown: 0.15, fat: 0 }
/** It browns as a whole or not at all. */
const MELTING: Baking = { char: 0.12, wilt: 0, drown: 0.25, fat: 0 }

const OWN: Partial<Record<ToppingName, Baking>> = {
  hotSalami: { ...RED_FAT, drown: 0 },
  nduja: RED_FAT,
  mildSalami: { ...MEAT, drown: 0 },
  guanciale: { ...MEAT, char: 0.2, drown: 0.04, fat: 0.9 },
  sausage: { ...MEAT, char: 0.3, drown: 0.1 },
  crackling: MEAT,
  wurstel: { ...MEAT, drown: 0.04 },
  cookedHam: { ...MEAT, char: 0.2, drown: 0, juice: '#f6e0c4' },
  speck: { ...MEAT, drown: 0 },
  anchovy: { ...MEAT, char: 0.1, drown: 0 },
  tuna: { ...MEAT, char: 0.2, drown: 0.1 },
  saltCod: { ...VEGETABLE, char: 0.3, drown: 0.1 },
  prawn: { ...VEGETABLE, char: 0.2, drown: 0.15 },
  basil: LEAF,
  mint: LEAF,
  parsley: LEAF,
  sage: { ...LEAF, char: 0.8 },
  rosemary: { ...LEAF, drown: 0.1, wilt: 0.4 },
  thyme: { ...LEAF, drown: 0.1, wilt: 0.4 },
  friarielli: { ...LEAF, wilt: 0, char: 0.3, juice: '#dfe3a0' },
  scarola: { ...LEAF, wilt: 0, char: 0.3 },
  endive: { ...LEAF, wilt: 0, char: 0.3 },
  kale: { ...LEAF, wilt: 0, char: 0.4 },
  savoy: { ...LEAF, wilt: 0.1, char: 0.4 },
  radicchio: { ...LEAF, wilt: 0.15 },
  courgetteFlower: { ...LEAF, wilt: 0, char: 0.2 },
  potato: ON_TOP,
  courgette: ON_TOP,
  friedCourgette: ON_TOP,
  aubergine: ON_TOP,
  friedAubergine: ON_TOP,
  pear: ON_TOP,
  artichoke: { ...ON_TOP, char: 0.03 },
  redPepper: ON_TOP,
  yellowPepper: ON_TOP,
  pumpkinSlice: ON_TOP,
  cherryTomato: { ...VEGETABLE, char: 0.08, juice: '#f2b184', fat: 0.5 },
  blackOlive: { ...VEGETABLE, char: 0.3, drown: 0.3 },
  smallOlive: { ...VEGETABLE, char: 0.3, drown: 0.3 },
  redOnion: { ...GLASSY, sheer: 0.08, drown: 0 },
  roastedOnion: { ...GLASSY, sheer: 0.12, drown: 0 },
  whiteOnion: { ...GLASSY, sheer: 0.25, drown: 0 },
  goldenOnion: { ...GLASSY, sheer: 0.25, drown: 0 },
  stewedOnion: { ...GLASSY, sheer: 0.25, drown: 0 },
  truffle: { ...VEGETABLE, char: 0, drown: 0 },
  caper: VEGETABLE,
  pestoDrop: STREWN,
  saltedRicotta: STREWN,
  shavings: STREWN,
  burrata: { ...MELTING, char: 0 },
  stracciatella: { ...MELTING, char: 0 },
  ricotta: { ...MELTING, char: 0.3 },
  caprino: { ...MELTING, char: 0.45 },
  gorgonzola: { ...MELTING, char: 0.1, drown: 0 },
  brie: { ...MELTING, char: 0.2, drown: 0.6 },
  egg: { ...MELTING, drown: 0 },
}

/** Small things are strewn over everything. */
const SMALL = 0.034

export const bakingOf = (name: ToppingName): Baking =>
  OWN[name] ?? (TOPPINGS[name].radius < SMALL ? STREWN : VEGETABLE)
