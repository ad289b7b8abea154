/** Which pizzas can be made of one dough, and which dough only its own recipe knows.
 *
 * Units   percentages of the flour.
 * Source  styles of content/styles/. Which recipes can share a dough: [stima].
 * Valid   doughs of `evening-pizza.ts`. */
import { DOUGH_LIMITS, type Range } from '#domain/dough/full/full-limits.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { type DoughComposition, doughIngredientOf, doughParts } from '#domain/recipes/dough/recipe-dough.ts'
import { recipeAllergens } from '#domain/recipes/recipe-diets.ts'
import type { Style } from '#domain/styles/style.ts'
import { ovenStyleOf, styleOf } from '#domain/styles/style-of-dough.ts'
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import type { EveningRecipe } from './evening-recipe.ts'
import { isTray } from './left-out.ts'

type Groups = EveningRecipe['groups']

const WHOLEMEAL_SHARE = 0.3
const OF_A_TIN: ReadonlySet<Style> = new Set(['teglia', 'padellino', 'siciliana', 'focaccia'])

const doughLines = (groups: Groups) => groups.filter(({ isDough }) => isDough).flatMap(({ lines }) => lines)

function isWholemeal(groups: Groups, { flourG }: DoughComposition): boolean {
  const grams = doughLines(groups).map((line) => {
    const parsed = parseIngredientLine(line)
    return parsed.kind === 'measured' && parsed.unit === 'g' && /integral/iu.test(parsed.rest)
      ? parsed.amount
      : 0
  })
  return grams.reduce((sum, one) => sum + one, 0) / flourG >= WHOLEMEAL_SHARE
}

const LENT = new Set(['flour', 'fat', 'sugar'])

const UNKNOWN_TO_CALCULATOR = new Set(['milk', 'wine', 'bread', 'other'])

export function isInWheatDough(line: string): boolean {
  const parsed = parseIngredientLine(line)
  return parsed.kind === 'free' || !UNKNOWN_TO_CALCULATOR.has(doughIngredientOf(parsed.rest))
}

/** Names of the flours, fats and sugars in the dough that have an allergen other than gluten, are animal
 * products, or are unknown to the site. */
function notForAll(groups: Groups): string[] {
  const lent = doughLines(groups).filter((line) => {
    const parsed = parseIngredientLine(line)
    return parsed.kind === 'free' || LENT.has(doughIngredientOf(parsed.rest))
  })
  return recipeLines(lent)
    .filter((line) => {
      const { contains, mayContain, unknown } = recipeAllergens([line])
      const allergens = [...contains, ...mayContain].filter((one) => one !== 'glutine')
      return allergens.length + unknown.length > 0 || ANIMAL_PARTS_OF[line.id] !== undefined
    })
    .map(({ name }) => name.toLowerCase())
    .sort()
}

/** Beginning of the kind of a dough that no other recipe shares. */
const OWN = 'proprio'
/** Share of a dough that the calculator does not know, such as potatoes. [stima] */
const MOST_OTHER = 0.1

/** A dough of a tray that the calculator cannot make has the recipe's doses and hours. */
export function keepsItsDough(recipe: EveningRecipe, made: DoughComposition): boolean {
  if (!isTray(recipe)) return false
  const isWithin = (value: number, { min, max }: Range) => value >= min && value <= max
  const others = doughParts(recipe.groups).filter(({ kind }) => kind === 'other' || kind === 'bread')
  const otherG = others.reduce((sum, { grams }) => sum + grams, 0)
  return (
    made.yeastG + made.starterG === 0 ||
    !isWithin(made.hydrationPct, DOUGH_LIMITS.hydrationPct) ||
    !isWithin(made.fatPct, DOUGH_LIMITS.oilPct) ||
    otherG > MOST_OTHER * made.totalG
  )
}

type Kind = { doughKind: string; ovenStyle: OvenStyleId }

export function kindOf(recipe: EveningRecipe, key: string, composition: DoughComposition): Kind {
  const { doughKind, ovenStyle } = plainKindOf(recipe, key, composition)
  const own = recipe.diets.glutenFree ? [] : notForAll(recipe.groups)
  return { doughKind: [doughKind, ...own].join(WITH), ovenStyle }
}

function plainKindOf(recipe: EveningRecipe, key: string, composition: DoughComposition): Kind {
  if (recipe.diets.glutenFree)
    return {
      doughKind: `senza-glutine-${key}`,
      ovenStyle: isTray(recipe) ? 'focaccia' : 'contemporanea',
    }
  if (keepsItsDough(recipe, composition))
    return { doughKind: `${OWN}-${key}`, ovenStyle: ovenStyleOf(recipe) ?? 'focaccia' }
  const style = styleOf(recipe)
  if (isTray(recipe)) return { doughKind: style, ovenStyle: ovenStyleOf(recipe) ?? 'focaccia' }
  if (OF_A_TIN.has(style)) return { doughKind: 'padellino', ovenStyle: 'padellino' }
  const ovenStyle = ovenStyleOf(recipe) ?? 'napoletana'
  if (style === 'pala' || style === 'romana') return { doughKind: style, ovenStyle }
  return { doughKind: isWholemeal(recipe.groups, composition) ? 'integrale' : 'tonda', ovenStyle }
}

/** Separates the kind of a dough from its restricted ingredients. Pizzas share a dough only if these
 * ingredients are the same, so no guest gets them through another pizza. */
const WITH = '+'

const DOUGH_NAMES: Readonly<Record<string, string>> = {
  tonda: 'Impasto per le tonde',
  romana: 'Impasto per le romane',
  pala: 'Impasto per la pala',
  integrale: 'Impasto integrale',
  padellino: 'Impasto per i padellini',
  teglia: 'Impasto per la teglia',
  focaccia: 'Impasto per la focaccia',
  genovese: 'Impasto per la focaccia genovese',
  siciliana: 'Impasto per la siciliana',
}
export function doughName({ doughKind, name: pizza }: { doughKind: string; name: string }): string {
  const [kind = '', ...own] = doughKind.split(WITH)
  if (kind.startsWith(OWN)) return `Impasto per ${pizza}`
  const name = DOUGH_NAMES[kind] ?? 'Impasto senza glutine'
  return own.length > 0 ? `${name} con ${own.join(' e ')}` : name
}
