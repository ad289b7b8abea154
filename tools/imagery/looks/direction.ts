/** What a recipe's lines do not say: which cream they become, how the dish is set, which of several tries was the best. */
import type { CheeseKind } from '../body/layers/cheese.ts'
import type { CrustLook } from '../body/layers/crust.ts'
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
  /** How this dough differs from others of its figure. */
  crust?: Partial<CrustLook>
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
  /** What no line names by itself; on a closed dough, all that lies on it. */
  more?: readonly Serving[]
  vent?: 'slit' | 'fork' | 'none'
  filling?: FillingKind
  /** The filling lies between two layers of dough. */
  enclosed?: boolean
  thickness?: number
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
  12: { sauce: { kind: 'chickpea' }, instead: { chickpea: [], garlic: [] } },
  13: { instead: { garlic: [] } },
  15: {
    quarters: true,
    instead: {
      cookedHam: only('cookedHam', 9, 0.22, { scale: 0.8 }),
      artichoke: only('artichoke', 12, 0.19, { scale: 0.95 }),
    },
  },
  16: { cover: 0.8, table: 'green' },
  17: { instead: { garlic: [] } },
  18: { instead: { tuna: only('tuna', 26, 0.15) } },
  20: { sauce: { kind: 'tomato' }, instead: { cherryTomato: only('cherryTomato', 7, 0.36, { scale: 0.9 }) } },
  19: { instead: { garlic: [] } },
  23: { instead: { courgette: only('friedCourgette', 26, 0.16) }, cover: 0.8 },
  24: { instead: { garlic: [] } },
  26: { instead: { potato: only('chips', 30, 0.13, { over: true, heap: 0.03 }) } },
  27: { figure: 'round', instead: { garlic: [] } },
  28: { instead: { garlic: [] }, table: 'marble', tableware: 'board' },
  29: {
    sauce: { kind: 'cream' },
    instead: {
      peppercorn: only('peppercorn', 260, 0.01, { over: true, margin: 0.01 }),
      grated: only('grated', 520, 0.008, { over: true, margin: 0.01 }),
    },
  },
  30: { attempt: 1 },
  31: { sauce: { kind: 'cream' }, table: 'walnut', tableware: 'none' },
  33: { zoom: 0.88 },
  35: { finish: { kind: 'yolk', cover: 0.4, gap: 0.07 }, cover: 0.7 },
  36: { instead: { mortadella: only('mortadella', 7, 0.36) } },
  37: { instead: { pumpkin: only('pumpkinSlice', 9, 0.36) } },
  39: { cheese: 'none' },
  40: { more: only('pestoDrop', 26, 0.2, { over: true }) },
  42: {
    instead: {
      egg: only('egg', 1, 1, { ring: 0 }),
      asparagus: only('asparagus', 14, 0.1, { ring: 0.53 }),
    },
  },
  43: { instead: { garlic: [] } },
  44: { instead: { redOnion: only('redOnion', 46, 0.11, { over: true }) } },
  45: {
    sauce: { kind: 'chickpea' },
    instead: {
      chickpea: [],
      saltCod: only('saltCod', 24, 0.17),
      garlic: [],
    },
  },
  46: { sauce: { kind: 'chickpea' }, instead: { chickpea: [], garlic: [] } },
  47: { sauce: { kind: 'pumpkin' }, instead: { pumpkin: [], whiteOnion: [], garlic: [] } },
  49: {
    crust: { bran: 0.8 },
    instead: { courgette: only('courgetteStick', 16, 0.16), redOnion: only('roastedOnion', 30, 0.13) },
  },
  50: {
    sauce: { kind: 'cream' },
    instead: {
      garlic: [],
      broccoli: only('broccoli', 26, 0.17),
      almond: only('almond', 44, 0.09, { over: true }),
    },
  },
  51: {
    instead: {
      garlic: [],
      redPepper: only('redPepper', 20, 0.15),
      yellowPepper: only('yellowPepper', 26, 0.14),
    },
  },
  52: { instead: { garlic: [] } },
  56: {
    crust: { bran: 1, bake: 0.12 },
    sauce: { kind: 'oil', cover: 0.2 },
    instead: { potato: only('potatoCube', 16, 0.19), garlic: [] },
  },
  54: { attempt: 1, figure: 'slab', tableware: 'board', cheese: 'pools', table: 'linen', elevation: 48 },
  55: {
    figure: 'slab',
    tableware: 'board',
    elevation: 46,
    dimples: 50,
    instead: { rosemary: only('rosemary', 22, 0.2, { over: true, scale: 0.5 }) },
  },
  59: { figure: 'layered', instead: { basil: only('basil', 4, 0.3), garlic: [] } },
  60: { figure: 'round', more: only('pestoDrop', 22, 0.2, { over: true }) },
  61: { instead: { garlic: [] } },
  67: { instead: { garlic: [], scarola: only('scarola', 54, 0.1) } },
  68: { table: 'oak', elevation: 44, zoom: 0.86, dimples: 70 },
  69: {
    figure: 'slab',
    tableware: 'paper',
    table: 'slate',
    elevation: 60,
    zoom: 1.08,
    crust: { bake: 0.14, char: 0.4, bubbles: 46, bubbleSize: 1.2, allOver: true },
    dimples: 26,
  },
  71: {
    figure: 'veil',
    table: 'green',
    instead: { softCheese: [] },
    sauce: { kind: 'oil', cover: 0.3 },
    filling: 'crescenza',
  },
  74: { instead: { whiteOnion: only('goldenOnion', 120, 0.075, { over: true, margin: 0.17 }) } },
  64: { melt: 'soft', cheese: 'pools', instead: { softCheese: [] }, dimples: 50 },
  65: { instead: { whiteOnion: only('stewedOnion', 190, 0.06, { over: true, margin: 0.07 }) } },
  57: {
    cheese: 'none',
    finish: { kind: 'breadcrumbs', gap: 0.05 },
    instead: {
      anchovy: [],
      whiteOnion: [],
      crumb: only('crumb', 700, 0.004, { over: true, margin: 0.05, scale: 0.7 }),
    },
  },
  58: {
    figure: 'wedges',
    tableware: 'board',
    elevation: 46,
    finish: { kind: 'paleCrumbs', cover: 0.86, gap: 0.04 },
    instead: {
      anchovy: [],
      ricotta: [],
      whiteOnion: [],
      grated: [],
      crumb: only('paleCrumb', 1100, 0.004, { over: true, margin: 0.04, scale: 0.75 }),
    },
  },
  72: {
    figure: 'tray',
    instead: {
      endive: only('endive', 64, 0.1),
      tomatoSlice: only('tomatoCube', 40, 0.12, { over: true, margin: 0.06 }),
    },
  },
  75: { instead: { garlic: [], grated: only('grated', 420, 0.008, { over: true, margin: 0.01 }) } },
  76: {
    figure: 'calzone',
    tableware: 'paper',
    zoom: 0.96,
    vent: 'none',
    crust: { bake: 0.08, char: 0, flour: 0, bubbles: 110, bubbleSize: 0.5, allOver: true, fried: true },
  },
  77: { zoom: 0.89 },
  79: { finish: { kind: 'tomato', cover: 0.66, gap: 0.3 }, more: only('basil', 2, 0.5, { margin: 0.3 }) },
  80: {
    figure: 'halved',
    elevation: 40,
    filling: 'cheese',
    instead: {
      garlic: [],
      peppercorn: [],
      cookedHam: only('cookedHam', 44, 0, { scale: 0.72 }),
      champignon: only('champignon', 16, 0),
      parsley: only('parsley', 10, 0, { scale: 0.6 }),
    },
  },
  81: { zoom: 1.08, vent: 'fork', crust: { pleated: true }, instead: { garlic: [] } },
  82: {
    figure: 'halved',
    elevation: 42,
    filling: 'greens',
    sauce: { kind: 'chickpea' },
    crust: { pleated: false },
    instead: {
      garlic: [],
      bean: [],
      chilli: only('chilli', 4, 0, { scale: 0.7 }),
      friarielli: only('friarielli', 110, 0, { scale: 0.9 }),
      driedTomato: only('driedTomato', 12, 0, { scale: 0.8 }),
    },
  },
  83: { sauce: { kind: 'chocolate', gap: 0.03 }, finish: { kind: 'icingSugar', gap: 0.06, body: 0 } },
  84: {
    sauce: { kind: 'ricotta', body: 1.7 },
    table: 'walnut',
    tableware: 'none',
    instead: { ricotta: [], pear: only('pear', 20, 0.24) },
  },
  86: {
    finish: { kind: 'grapeSyrup', cover: 0.36, gap: 0.05 },
    instead: { rosemary: [], grape: only('burstGrape', 62, 0.14) },
  },
  87: { figure: 'pan', table: 'plaster', cheese: 'pools' },
  88: {
    figure: 'thin',
    table: 'oak',
    tableware: 'board',
    melt: 'soft',
    cheese: 'pools',
    instead: { softCheese: [] },
  },
  89: { figure: 'tin', table: 'linen', zoom: 0.98, crust: { bake: 0.18 } },
  90: { figure: 'pan', table: 'slate', instead: { hotSalami: only('hotSalami', 15, 0.26) } },
  91: {
    figure: 'round',
    table: 'terracotta',
    sauce: { kind: 'oil' },
    instead: { courgette: only('courgetteStick', 40, 0.15), caprino: only('caprino', 26, 0.16) },
  },
  92: {
    figure: 'thin',
    table: 'green',
    tableware: 'plate',
    sauce: { kind: 'chickpea' },
    instead: {
      chickpea: [],
      redPepper: only('redPepper', 18, 0.15),
      yellowPepper: only('yellowPepper', 18, 0.15),
    },
  },
  93: {
    figure: 'wedges',
    table: 'walnut',
    elevation: 44,
    enclosed: true,
    filling: 'greens',
    thickness: 0.17,
    crust: { bake: -0.04, char: 0.9, flour: 0.3, bubbles: 60, bubbleSize: 1, allOver: true },
  },
  94: { figure: 'tin', table: 'terracotta', dimples: 1, crust: { bake: 0.1, scored: true } },
  95: {
    figure: 'turnovers',
    table: 'green',
    zoom: 0.9,
    vent: 'none',
    crust: { fried: false, bake: 0.02, char: 0.7, flour: 0.4, bubbles: 60, bubbleSize: 0.8 },
  },
  96: { table: 'oak', tableware: 'none', cheese: 'pools', elevation: 60 },
  97: { table: 'marble', cheese: 'blanket', cover: 0.7 },
  98: {
    table: 'walnut',
    elevation: 54,
    instead: { cherryTomato: only('cherryTomato', 40, 0.15, { scale: 0.9 }) },
  },
  99: {
    figure: 'rounds',
    table: 'marble',
    instead: { mortadella: [], rawHam: only('rawHam', 1, 1, { ring: 0, scale: 1.5 }) },
  },
  100: {
    figure: 'wedges',
    table: 'oak',
    elevation: 46,
    enclosed: true,
    filling: 'cheese',
    thickness: 0.16,
    dimples: 40,
    crust: { bake: 0.06, allOver: true, bubbles: 30 },
  },
  101: { figure: 'slab', tableware: 'paper', table: 'oak', dimples: 80, zoom: 0.9, crust: { bake: 0.2 } },
  102: {
    figure: 'layered',
    table: 'plaster',
    instead: { cookedHam: [] },
    crust: { bake: 0.2, bubbles: 60, bubbleSize: 0.5 },
  },
  103: { figure: 'wedges', table: 'green', elevation: 48, crust: { bake: 0.14 } },
  104: {
    figure: 'thin',
    table: 'terracotta',
    tableware: 'board',
    crust: { bubbles: 80, allOver: true, char: 0.9 },
    instead: { rawHam: only('rawHam', 8, 0.34), grated: only('shavings', 20, 0.18, { over: true }) },
  },
  105: {
    attempt: 1,
    figure: 'wedges',
    table: 'linen',
    elevation: 42,
    enclosed: true,
    filling: 'ricotta',
    zoom: 1.1,
    thickness: 0.34,
    crust: { bake: 0.14, char: 0, bubbles: 0 },
  },
  106: { figure: 'pan', table: 'green', cheese: 'pools' },
  107: {
    figure: 'wedges',
    table: 'slate',
    elevation: 44,
    enclosed: true,
    filling: 'greens',
    zoom: 1.05,
    thickness: 0.26,
    crust: { bake: 0.1, char: 0.3, allOver: true, bubbles: 20 },
  },
  108: {
    figure: 'halved',
    table: 'walnut',
    elevation: 42,
    filling: 'cheese',
    crust: { pleated: false, char: 0.8, flour: 0.5 },
    instead: {
      guanciale: only('guanciale', 40, 0, { scale: 1.1 }),
      basil: only('basil', 6, 0, { scale: 0.5 }),
      peppercorn: [],
    },
  },
  109: {
    table: 'slate',
    instead: { cherryTomato: only('cherryTomato', 26, 0.16), stracciatella: only('stracciatella', 12, 0.26) },
  },
  110: {
    attempt: 1,
    figure: 'calzone',
    tableware: 'paper',
    table: 'green',
    zoom: 1.06,
    vent: 'none',
    crust: { bake: 0.02, char: 0, flour: 0, bubbles: 150, bubbleSize: 0.7, allOver: true, fried: true },
  },
  111: {
    attempt: 3,
    figure: 'wedges',
    table: 'oak',
    elevation: 38,
    filling: 'cheese',
    zoom: 1.32,
    enclosed: true,
    thickness: 0.62,
    crust: { bake: 0.2, char: 0, bubbles: 8, bubbleSize: 0.6 },
  },
  112: {
    figure: 'thin',
    table: 'plaster',
    tableware: 'none',
    zoom: 0.9,
    cheese: 'pools',
    crust: { char: 0.9 },
  },
}
