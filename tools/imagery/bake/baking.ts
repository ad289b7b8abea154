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
const GLASSY: Baking = { ...ON_TOP, drown: 0.15, sheer: 0.26 }
const RED_FAT: Baking = { ...MEAT, drown: 0.04, juice: '#f09a4c', fat: 0.9 }
const LEAF: Baking = { char: 0.4, wilt: 0.35, drown: 0.25, fat: 0 }
const STREWN: Baking = { char: 0.25, wilt: 0, drown: 0.15, fat: 0 }
/** It browns as a whole or not at all. */
const MELTING: Baking = { char: 0.12, wilt: 0, drown: 0.25, fat: 0 }

/** What bakes otherwise than its size says. */
const ALIKE: readonly (readonly [Baking, ...ToppingName[]])[] = [
  [RED_FAT, 'nduja'],
  [{ ...RED_FAT, drown: 0 }, 'hotSalami'],
  [{ ...MEAT, drown: 0 }, 'mildSalami', 'speck'],
  [{ ...MEAT, char: 0.2, drown: 0.04, fat: 0.9 }, 'guanciale'],
  [{ ...MEAT, char: 0.3, drown: 0.1 }, 'sausage'],
  [MEAT, 'crackling'],
  [{ ...MEAT, drown: 0.04 }, 'wurstel'],
  [{ ...MEAT, char: 0.2, drown: 0, juice: '#f6e0c4' }, 'cookedHam'],
  [{ ...MEAT, char: 0.1, drown: 0 }, 'anchovy'],
  [{ ...MEAT, char: 0.2, drown: 0.1 }, 'tuna'],
  [{ ...VEGETABLE, char: 0.3, drown: 0.1 }, 'saltCod'],
  [{ ...VEGETABLE, char: 0.2, drown: 0.15 }, 'prawn'],
  [LEAF, 'basil', 'mint', 'parsley'],
  [{ ...LEAF, char: 0.8 }, 'sage'],
  [{ ...LEAF, drown: 0.1, wilt: 0.4 }, 'rosemary', 'thyme'],
  [{ ...LEAF, wilt: 0, char: 0.3, juice: '#dfe3a0' }, 'friarielli'],
  [{ ...LEAF, wilt: 0, char: 0.3 }, 'scarola', 'endive'],
  [{ ...LEAF, wilt: 0 }, 'kale'],
  [{ ...LEAF, wilt: 0.1 }, 'savoy'],
  [{ ...LEAF, wilt: 0.15 }, 'radicchio'],
  [{ ...LEAF, wilt: 0, char: 0.2 }, 'courgetteFlower'],
  [{ ...ON_TOP, char: 0.06 }, 'courgette', 'friedCourgette'],
  [ON_TOP, 'potato', 'aubergine', 'friedAubergine', 'pear'],
  [ON_TOP, 'redPepper', 'yellowPepper', 'pumpkinSlice'],
  [{ ...ON_TOP, char: 0.03 }, 'artichoke'],
  [{ ...VEGETABLE, char: 0.08, juice: '#f2b184', fat: 0.5 }, 'cherryTomato'],
  [{ ...VEGETABLE, drown: 0.3 }, 'blackOlive', 'smallOlive'],
  [{ ...GLASSY, sheer: 0.1 }, 'redOnion'],
  [{ ...GLASSY, sheer: 0.2 }, 'roastedOnion'],
  [GLASSY, 'whiteOnion', 'goldenOnion', 'stewedOnion'],
  [{ ...VEGETABLE, char: 0, drown: 0 }, 'truffle'],
  [VEGETABLE, 'caper'],
  [STREWN, 'pestoDrop', 'saltedRicotta', 'shavings'],
  [{ ...MELTING, char: 0 }, 'burrata', 'stracciatella'],
  [{ ...MELTING, char: 0.3 }, 'ricotta'],
  [{ ...MELTING, char: 0.45 }, 'caprino'],
  [{ ...MELTING, char: 0.1, drown: 0 }, 'gorgonzola'],
  [{ ...MELTING, char: 0.2, drown: 0.6 }, 'brie'],
  [{ ...MELTING, drown: 0 }, 'egg'],
]
const OWN = new Map(ALIKE.flatMap(([baking, ...names]) => names.map((name) => [name, baking])))

/** Small things are strewn over everything. */
const SMALL = 0.034

export const bakingOf = (name: ToppingName): Baking =>
  OWN.get(name) ?? (TOPPINGS[name].radius < SMALL ? STREWN : VEGETABLE)
