/** Every topping by its name. */
import { CHEESES } from './cheeses.ts'
import { CURED_MEATS } from './cured-meats.ts'
import { FRUIT_AND_NUTS } from './fruit-and-nuts.ts'
import type { Glyph } from './glyph.ts'
import { LEAVES } from './leaves.ts'
import { SEAFOOD } from './seafood.ts'
import { SEASONINGS } from './seasonings.ts'
import { SLICED_VEGETABLES } from './sliced-vegetables.ts'
import { WHOLE_VEGETABLES } from './whole-vegetables.ts'

const BOOK = {
  ...LEAVES,
  ...SLICED_VEGETABLES,
  ...WHOLE_VEGETABLES,
  ...CURED_MEATS,
  ...CHEESES,
  ...SEAFOOD,
  ...FRUIT_AND_NUTS,
  ...SEASONINGS,
}

export type GlyphName = keyof typeof BOOK
export const GLYPHS: Readonly<Record<GlyphName, Glyph>> = BOOK
export const GLYPH_NAMES = Object.keys(BOOK) as GlyphName[]
