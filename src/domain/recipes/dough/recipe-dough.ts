/** The composition of a recipe's dough, read from its ingredient lines.
 *
 * Units   grams (`…G`) and baker's percent of all the flour, including the starter's (`…Pct`).
 * Source  water in milk and yogurt 87 %, in wine 88 %, bread 68 % flour and 31 % water as in
 *         `content/ingredients/`, starters by their definition (li.co.li. 1 flour : 1 water, lievito madre
 *         2 : 1), an egg without shell 50 g, yolk 18 g, white 32 g [stima].
 * Valid   dough groups in the grammar of `ingredient-line.ts`; free lines ('q.b.') weigh nothing. */
import { FLOUR_WORDS } from '#domain/lines/flour-line.ts'
import { parseIngredientLine } from '#domain/lines/ingredient-line.ts'

type DoughIngredient =
  | 'flour'
  | 'bread'
  | 'water'
  | 'milk'
  | 'wine'
  | 'salt'
  | 'freshYeast'
  | 'dryYeast'
  | 'liquidStarter'
  | 'solidStarter'
  | 'fat'
  | 'sugar'
  | 'other'

export type DoughComposition = {
  flourG: number
  waterG: number
  saltG: number
  /** As fresh yeast: dry yeast counts three times its weight. */
  yeastG: number
  fatG: number
  sugarG: number
  starterG: number
  totalG: number
  hydrationPct: number
  saltPct: number
  fatPct: number
  yeastPct: number
}

export type DoughGroup = { lines: readonly string[]; isDough: boolean }

/** First match wins, so 'latte in polvere' must come before 'latte'. */
const KINDS: readonly (readonly [start: string, kind: DoughIngredient])[] = [
  ['farinata', 'other'], // it is baked already
  ...FLOUR_WORDS.map((word) => [word, 'flour'] as const),
  ['pane', 'bread'],
  ['acqua', 'water'],
  ['aqua', 'water'], // a common typing error
  ['birra', 'water'],
  ['latte in polvere', 'other'],
  ['latte', 'milk'],
  ['bevanda', 'milk'],
  ['yogurt', 'milk'],
  ['vino', 'wine'],
  ['sale', 'salt'],
  ['lievito di birra secco', 'dryYeast'],
  ['lievito di birra', 'freshYeast'],
  ['lievito secco', 'dryYeast'],
  ['lievito disidratato', 'dryYeast'],
  ['lievito fresco', 'freshYeast'],
  ['lievito compresso', 'freshYeast'],
  ['lievito madre', 'solidStarter'],
  ['pasta madre', 'solidStarter'],
  ['licoli', 'liquidStarter'],
  ['li.co.li', 'liquidStarter'],
  ['olio', 'fat'],
  ['strutto', 'fat'],
  ['burro', 'fat'],
  ['zucchero', 'sugar'],
  ['miele', 'sugar'],
  ['malto', 'sugar'],
  ['sciroppo', 'sugar'],
]

const EGG_G = { uovo: 50, tuorlo: 18, albume: 32 } as const
const PIECE_G: Readonly<Record<string, number>> = EGG_G

/** As `gramsPerMl` of the oils in `content/ingredients/`. Other liquids count as 1 g per ml. */
const OIL_G_PER_ML = 0.92

const FLOUR_SHARE: Partial<Record<DoughIngredient, number>> = {
  flour: 1,
  bread: 0.68,
  liquidStarter: 1 / 2,
  solidStarter: 2 / 3,
}
const WATER_SHARE: Partial<Record<DoughIngredient, number>> = {
  water: 1,
  milk: 0.87,
  wine: 0.88,
  bread: 0.31,
  liquidStarter: 1 / 2,
  solidStarter: 1 / 3,
}
export const FRESH_PER_DRY = 3
const FRESH_YEAST_OF: Partial<Record<DoughIngredient, number>> = { freshYeast: 1, dryYeast: FRESH_PER_DRY }

export function doughIngredientOf(rest: string): DoughIngredient {
  const name = rest.toLowerCase().replace(/^(di |d')/, '')
  return KINDS.find(([start]) => name.startsWith(start))?.[1] ?? 'other'
}

function weigh(line: string): { grams: number; kind: DoughIngredient } | null {
  const parsed = parseIngredientLine(line)
  if (parsed.kind === 'free') return null
  const { amount, unit, rest } = parsed
  const kind = doughIngredientOf(rest)
  const pieceG = unit === 'g' ? 1 : unit === 'ml' ? (kind === 'fat' ? OIL_G_PER_ML : 1) : PIECE_G[unit.one]
  return pieceG === undefined ? null : { grams: amount * pieceG, kind }
}

export const doughParts = (groups: readonly DoughGroup[]) =>
  groups
    .filter(({ isDough }) => isDough)
    .flatMap(({ lines }) =>
      lines.flatMap((line) => {
        const part = weigh(line)
        return part ? [{ ...part, line }] : []
      }),
    )

/** The dough of all groups marked `isDough`; null without flour, because all percentages refer to flour. */
export function composeDough(groups: readonly DoughGroup[]): DoughComposition | null {
  const parts = doughParts(groups)
  const sum = (share: (kind: DoughIngredient) => number) =>
    parts.reduce((total, { grams, kind }) => total + grams * share(kind), 0)
  const only = (...kinds: DoughIngredient[]) => sum((kind) => (kinds.includes(kind) ? 1 : 0))
  const flourG = sum((kind) => FLOUR_SHARE[kind] ?? 0)
  if (flourG === 0) return null
  const waterG = sum((kind) => WATER_SHARE[kind] ?? 0)
  const saltG = only('salt')
  const fatG = only('fat')
  const yeastG = sum((kind) => FRESH_YEAST_OF[kind] ?? 0)
  const ofFlour = (grams: number) => (100 * grams) / flourG
  return {
    flourG,
    waterG,
    saltG,
    yeastG,
    fatG,
    sugarG: only('sugar'),
    starterG: only('liquidStarter', 'solidStarter'),
    totalG: sum(() => 1),
    hydrationPct: ofFlour(waterG),
    saltPct: ofFlour(saltG),
    fatPct: ofFlour(fatG),
    yeastPct: ofFlour(yeastG),
  }
}

/**
 * Weight of each line, by group, as a percentage of all flour; null for a line without a weight or outside
 * the dough. The percentages are the same for any number of pizzas.
 */
export function bakersPctOf(groups: readonly DoughGroup[]): (number | null)[][] {
  const dough = composeDough(groups)
  return groups.map(({ lines, isDough }) =>
    lines.map((line) => {
      const part = isDough && dough ? weigh(line) : null
      return part && dough ? (100 * part.grams) / dough.flourG : null
    }),
  )
}
