import type { StepPart } from './steps/step-marks.ts'

/** A recipe as its advice is read from: lists of lines and steps. */
export type ListedRecipe = {
  name: string
  category: string
  difficulty: string
  /** Minutes from the first gesture to the table. */
  preparationTime: number
  servings: number
  servingsUnit: string
  ingredients: readonly string[]
  /** `count` consecutive lines under one heading; without groups the whole list is one. */
  ingredientGroups: readonly { title: string; count: number; isDough: boolean }[]
  /** One step a line. */
  instructions: string
  isVegan: boolean
  isGlutenFree: boolean
}
/** A recipe as the improvement reads it; the catalogue's recipes fit. Steps without marks are steps of text. */
export type RecipeToImprove = ListedRecipe & { steps: readonly (readonly StepPart[])[] }

export type IngredientGroup = { title: string; isDough: boolean; lines: string[] }

export function groupsOf({
  ingredients,
  ingredientGroups,
}: Pick<ListedRecipe, 'ingredients' | 'ingredientGroups'>): IngredientGroup[] {
  let next = 0
  const groups = ingredientGroups.map(({ title, count, isDough }) => {
    const lines = ingredients.slice(next, next + count)
    next += count
    return { title, isDough, lines }
  })
  const rest = ingredients.slice(next)
  return [
    ...groups,
    ...(rest.length > 0 ? [{ title: 'Ingredienti', isDough: false, lines: rest }] : []),
  ].filter(({ lines }) => lines.length > 0)
}

/** The steps as they are read. */
export const plainSteps = ({ steps }: Pick<RecipeToImprove, 'steps'>): string[] =>
  steps.map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.shown)).join(''))

export const stepsOf = ({ instructions }: Pick<ListedRecipe, 'instructions'>): string[] =>
  instructions
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '')

/** How the dough is shaped and cooked: what a replaced dough needs another procedure for. */
export type Shape = 'tonda' | 'teglia' | 'chiusa' | 'fritta'

const CLOSED = new Set(['calzoni', 'calzone', 'scacce', 'scaccia', 'panzerotti', 'panzerotto'])
const IN_PAN = new Set(['teglie', 'teglia', 'focacce', 'focaccia', 'porzioni', 'porzione'])

const FRIED = /fritt|montanar|zeppol|panzerott|frittell/iu

export function shapeOf({
  name,
  category,
  servingsUnit,
  ingredients,
}: Pick<ListedRecipe, 'name' | 'category' | 'servingsUnit' | 'ingredients'>): Shape {
  const has = (words: RegExp) => ingredients.some((line) => words.test(line))
  const fries = has(/(?:per|x) (?:la )?fri(?:ggere|ttura)|litr\p{L}+ (?:di |d')?olio/iu)
  const isFried = FRIED.test(name) && (fries || has(/olio di (?:semi|arachid|girasole)/iu))
  if (category === 'Fritta' || isFried || (fries && category === 'Dolce')) return 'fritta'
  if (category === 'Calzone' || CLOSED.has(servingsUnit) || /calzon|panzerott|panad/iu.test(name))
    return 'chiusa'
  return category === 'Teglia' || category === 'Focaccia' || IN_PAN.has(servingsUnit) ? 'teglia' : 'tonda'
}

/** 'doppia': a filling between two sheets, in a tin. */
export type BakeShape = Shape | 'doppia'

const TWO_SHEETS =
  /(?:copr|chiud)\p{L}*[^.;]{0,25} (?:con la pasta (?:rimast|rimanent|che rest|avanzat)\p{L}*|col second[oa]|con (?:il|la) second[oa])|la seconda[^.;]{0,40}[, ]copr(?:i|ite|ire|iamo|e)(?!\p{L})|stendila sopra|seconda sfoglia|(?:due|2) sfoglie|due terzi d(?:ella pasta|ell'impasto)|(?:copr|chiud|sovrappon)\p{L}* (?:il tutto |tutto )?con (?:la seconda|l'altra|il secondo|l'altro|il resto della|un'altra|gli altri(?: due| tre| \d)?|le altre(?: due| tre| \d)?) ?(?:sfogli[ae]|pezzi|dischi|pasta|disco|velo|parte)/iu

/** A turnover of dough that has no gluten opens in the oil: it is baked. Two sheets stay two sheets. */
export function bakeShapeOf(recipe: ListedRecipe): BakeShape {
  if (TWO_SHEETS.test(recipe.instructions)) return 'doppia'
  const shape = shapeOf(recipe)
  // Flat bread of the griddle has no tin.
  if (
    shape === 'teglia' &&
    !/tegli|stampo|padellin|ruot[oi]|placca|leccarda|pirofila|stampi/iu.test(recipe.instructions)
  )
    return 'tonda'
  return shape === 'fritta' && /ripiega il disco|chiudi a mezzaluna/iu.test(recipe.instructions)
    ? 'chiusa'
    : shape
}

/** Persons that one piece of this unit feeds: [stima]. */
const PERSONS: Readonly<Record<string, number>> = {
  teglia: 4,
  teglie: 4,
  focaccia: 4,
  focacce: 4,
  scacce: 3,
  pezzi: 0.25,
  panzerotti: 0.5,
}

/** How many people it serves: additions are measured per plate. */
export const portionsOf = ({
  servings,
  servingsUnit,
}: Pick<ListedRecipe, 'servings' | 'servingsUnit'>): number =>
  Math.max(1, Math.round(servings * (PERSONS[servingsUnit] ?? 1)))
