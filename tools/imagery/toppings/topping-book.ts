/** Every topping by its name. */
import { CREAMS } from './creams.ts'
import { FRUITS } from './fruits.ts'
import { GREENS } from './greens.ts'
import { LEAVES } from './leaves.ts'
import { LUMPS } from './lumps.ts'
import { MUSHROOMS } from './mushrooms.ts'
import { ONIONS } from './onions.ts'
import { ROUNDS } from './rounds.ts'
import { SEAFOOD } from './seafood.ts'
import { SHEETS } from './sheets.ts'
import { SLICES } from './slices.ts'
import { STRIPS } from './strips.ts'
import type { Topping } from './topping.ts'

export const TOPPINGS = {
  ...CREAMS,
  ...FRUITS,
  ...GREENS,
  ...LEAVES,
  ...LUMPS,
  ...MUSHROOMS,
  ...ONIONS,
  ...ROUNDS,
  ...SEAFOOD,
  ...SHEETS,
  ...SLICES,
  ...STRIPS,
} satisfies Record<string, Topping>

export type ToppingName = keyof typeof TOPPINGS
