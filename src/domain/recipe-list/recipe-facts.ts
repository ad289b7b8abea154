/** What the words of a recipe say of how it is made and when: its style, its ovens, its season, its look.
 *
 * Source  style: the recipe's dough, where it names one that has a shape, otherwise title and category; form and base as
 *         src/domain/recipes/look recognises them; ovens: the recipe's own steps, which are written
 *         for an oven at home, and the temperatures of content/styles/ for one that is hotter [stima]; seasons: the months
 *         of content/ingredients/, common knowledge of Italian markets [stima].
 * Valid   any recipe; never throws. */
import { PAIRING } from '#knowledge/pairing.ts'
import type { RecipeListLine } from '../ingredients/recipe-lines.ts'
import type { Base } from '../recipes/look/bases.ts'
import { recogniseBase } from '../recipes/look/recognise-base.ts'
import { type Figure, recogniseFigure } from '../recipes/look/recognise-figure.ts'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import type { Style } from '../styles/style.ts'
import { type NamedDough, styleOfDough } from '../styles/style-of-dough.ts'
import { plain } from '../words/word-list.ts'
import type { OvenKind, Season } from './facet-list.ts'

export type RecipeFacts = {
  style: Style
  ovens: OvenKind[]
  /** In which what grows is in season; none for what is there all year round. */
  seasons: Season[]
  look: Look
}
/** What the eye takes in at once. */
type Look = { base: Base; shape: Figure }

export interface DescribedRecipe {
  name: string
  category: RecipeCategory
  ingredients: readonly string[]
  instructions: string
  dough?: NamedDough | undefined
}

export function recipeFacts(recipe: DescribedRecipe, lines: readonly RecipeListLine[]): RecipeFacts {
  const { name, category, ingredients } = recipe
  const look = {
    base: recogniseBase(name, ingredients, category === 'Dolce'),
    shape: recogniseFigure(name, category),
  }
  const style = styleOf(recipe, look.shape)
  return { style, ovens: ovensOf(recipe, style), seasons: seasonsOf(lines), look }
}

const STYLE_OF_FIGURE: Readonly<Record<Figure, Style>> = {
  puffy: 'napoletana',
  round: 'tonda',
  thin: 'romana',
  tray: 'teglia',
  slab: 'teglia',
  tin: 'teglia',
  skillet: 'padellino',
  pala: 'pala',
  calzone: 'calzone',
  turnovers: 'calzone',
  rounds: 'fritta',
  bites: 'fritta',
}

function styleOf({ name, category, dough }: DescribedRecipe, shape: Figure): Style {
  const title = plain(name)
  if (/\bpadella\b/.test(title)) return 'padella'
  const said = styleOfDough(dough)
  if (said) return said
  if (category === 'Focaccia' || /\bfocacci/.test(title)) return 'focaccia'
  if (category === 'Fritta') return 'fritta'
  if (category === 'Siciliana') return 'siciliana'
  // Only a dough that says so has a rim.
  return dough && shape === 'puffy' ? 'tonda' : STYLE_OF_FIGURE[shape]
}

const NAMES_OVEN = /(?<!carta (?:da )?)\bforn[oi]\b|\b(?:in|s)forn/iu
/** Baked in two or three minutes on a floor of 350 °C and more: the ideal of their styles in content/styles/ reaches it. */
const FOR_HOT_FLOOR: ReadonlySet<Style> = new Set(['napoletana', 'tonda', 'romana', 'calzone'])
/** Doughs without gluten and sweet toppings burn there. */
const NOT_ON_HOT_FLOOR: ReadonlySet<RecipeCategory> = new Set(['Senza Glutine', 'Dolce'])

/** It says 'inforna' of its basket, and lets the dough rise in an oven that is off. */
const IN_AIR_FRYER = /\bfriggitrice ad aria\b/iu

function ovensOf({ name, category, instructions, dough }: DescribedRecipe, style: Style): OvenKind[] {
  if (IN_AIR_FRYER.test(name)) return ['senza']
  if (!NAMES_OVEN.test(instructions)) return ['senza']
  const isForIt = !dough ? !NOT_ON_HOT_FLOOR.has(category) : styleOfDough(dough) !== undefined
  return FOR_HOT_FLOOR.has(style) && isForIt ? ['casa', 'pizza'] : ['casa']
}

const MONTHS_OF: Readonly<Record<Season, readonly number[]>> = {
  primavera: [3, 4, 5],
  estate: [6, 7, 8],
  autunno: [9, 10, 11],
  inverno: [12, 1, 2],
}
/** Herbs make no season: basil comes from glasshouses in winter too. */
const GROWN = new Map(
  PAIRING.filter(({ category, seasonal }) => category !== 'erba' && seasonal.length > 0).map(
    ({ id, seasonal }) => [id, seasonal],
  ),
)
/** How many months of a season of three must match. */
const MONTHS_NEEDED = 2

function seasonsOf(lines: readonly RecipeListLine[]): Season[] {
  const seasonal = lines.flatMap(({ id }) => {
    const months = GROWN.get(id)
    return months ? [months] : []
  })
  if (seasonal.length === 0) return []
  return (Object.keys(MONTHS_OF) as Season[]).filter(
    (season) =>
      MONTHS_OF[season].filter((month) => seasonal.every((months) => months.includes(month))).length >=
      MONTHS_NEEDED,
  )
}
