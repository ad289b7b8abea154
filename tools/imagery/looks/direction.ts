/** What a recipe's lines do not say: which cream they become, how the dish is set, which of several tries was the best. */
import type { CheeseKind } from '../body/layers/cheese.ts'
import type { FillingKind } from '../body/layers/gash.ts'
import type { SauceLook } from '../body/layers/sauce.ts'
import type { TableKind } from '../scene/table.ts'
import type { Tableware } from '../scene/tableware.ts'
import type { ToppingName } from '../toppings/topping-book.ts'
import type { Serving } from './ingredient-table.ts'
import type { Figure } from './look.ts'

export interface Direction {
  /** Another try of the same picture. */
  attempt?: number
  figure?: Figure
  sauce?: SauceLook
  finish?: SauceLook
  /** Shown in another form, or not at all. */
  instead?: Partial<Record<ToppingName, readonly Serving[]>>
  table?: TableKind
  tableware?: Tableware
  elevation?: number
  zoom?: number
  quarters?: boolean
  /** Share of a blanket of cheese. */
  cover?: number
  cheese?: 'pools' | 'blanket' | 'none'
  dimples?: number
  /** What no line names by itself. */
  more?: readonly Serving[]
  filling?: FillingKind
  /** Cheese that runs although its lines name a fresh one. */
  melt?: CheeseKind
}

const only = (
  topping: ToppingName,
  count: number,
  gap: number,
  more: Partial<Serving> = {},
): readonly Serving[] => [{ topping, count, gap, ...more }]

/** By the recipe's id. */
export const DIRECTIONS: Readonly<Record<number, Direction>> = {
  1: { table: 'walnut', elevation: 52, zoom: 1.04 },
  2: { table: 'slate' },
  5: { cheese: 'none' },
  7: {
    instead: {
      garlic: only('garlic', 20, 0.15, { over: true }),
      herbFleck: only('herbFleck', 200, 0.015, { over: true, margin: 0.01, scale: 1.3 }),
    },
  },
  9: { instead: { garlic: [] } },
  10: { sauce: { kind: 'cream' }, cover: 0.82 },
  12: { sauce: { kind: 'chickpea' }, instead: { chickpea: only('chickpea', 14, 0.2), garlic: [] } },
  13: { instead: { garlic: [] } },
  15: { quarters: true },
  16: { cover: 0.8, table: 'green' },
  17: { instead: { garlic: [] } },
  20: { sauce: { kind: 'tomato' }, instead: { cherryTomato: only('cherryTomato', 7, 0.36, { scale: 0.9 }) } },
  19: { instead: { garlic: [] } },
  23: { instead: { courgette: only('friedCourgette', 26, 0.16) }, cover: 0.8 },
  24: { instead: { garlic: [] } },
  26: { instead: { potato: only('chips', 30, 0.13, { over: true, heap: 0.03 }) } },
  27: { instead: { garlic: [] } },
  29: {
    sauce: { kind: 'cream' },
    instead: {
      peppercorn: only('peppercorn', 260, 0.01, { over: true, margin: 0.01 }),
      grated: only('grated', 160, 0.02, { over: true, margin: 0.01 }),
    },
  },
  31: { sauce: { kind: 'cream' }, table: 'walnut', tableware: 'none' },
  35: { finish: { kind: 'yolk', cover: 0.4, gap: 0.07 }, cover: 0.7 },
  36: { instead: { mortadella: only('mortadella', 7, 0.36) } },
  37: { sauce: { kind: 'pumpkin' }, cheese: 'pools', instead: { pumpkin: only('pumpkin', 11, 0.22) } },
  39: { cheese: 'none' },
  40: { sauce: { kind: 'pistachio' }, cheese: 'pools' },
  43: { instead: { garlic: [] } },
  44: { instead: { redOnion: only('redOnion', 70, 0.07, { over: true, scale: 1.1 }) } },
  45: { sauce: { kind: 'chickpea' }, instead: { chickpea: only('chickpea', 16, 0.18), garlic: [] } },
  46: { sauce: { kind: 'chickpea' }, instead: { chickpea: only('chickpea', 16, 0.18), garlic: [] } },
  47: { sauce: { kind: 'pumpkin' }, instead: { pumpkin: [], whiteOnion: [], garlic: [] } },
  50: { sauce: { kind: 'cream' }, instead: { garlic: [] } },
  51: { instead: { garlic: [] } },
  52: { instead: { garlic: [] } },
  56: { instead: { potato: only('potatoCube', 16, 0.19), garlic: [] } },
  55: { figure: 'slab', tableware: 'board', elevation: 46, dimples: 50 },
  59: { figure: 'layered', instead: { basil: only('basil', 4, 0.3), garlic: [] } },
  60: { finish: { kind: 'pistachio', cover: 0.42, gap: 0.08 } },
  61: { instead: { garlic: [] } },
  67: { instead: { garlic: [] } },
  68: { table: 'oak', elevation: 44, zoom: 0.86, dimples: 70 },
  71: { melt: 'soft', cover: 0.56, instead: { softCheese: [] }, dimples: 0 },
  74: {
    instead: {
      whiteOnion: [{ topping: 'goldenOnion', count: 190, gap: 0.04, over: true }],
    },
  },
  65: {
    instead: {
      whiteOnion: [{ topping: 'goldenOnion', count: 210, gap: 0.04, over: true }],
    },
  },
  57: { instead: { whiteOnion: only('whiteOnion', 46, 0.09, { over: true }) } },
  72: { instead: { tomatoSlice: only('cherryTomato', 12, 0.26, { scale: 1.3 }) } },
  75: { instead: { garlic: [], grated: only('grated', 150, 0.02, { over: true, margin: 0.01 }) } },
  77: { filling: 'tomato', more: only('softCheese', 9, 0.12, { scale: 0.7 }) },
  76: { figure: 'turnovers' },
  81: { instead: { garlic: [] } },
  82: { instead: { garlic: [] } },
  80: { instead: { garlic: [] } },
  83: { sauce: { kind: 'chocolate', gap: 0.03 } },
  84: {
    sauce: { kind: 'ricotta' },
    table: 'walnut',
    tableware: 'none',
    instead: { ricotta: [], pear: only('pear', 20, 0.24) },
  },
}
