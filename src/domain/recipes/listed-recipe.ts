import type { StepPart } from './steps/step-marks.ts'

export type ListedRecipe = {
  name: string
  category: string
  difficulty: string
  preparationTime: number
  servings: number
  servingsUnit: string
  ingredients: readonly string[]
  /** `count` consecutive lines share one heading. Without groups the whole list is one group. */
  ingredientGroups: readonly { title: string; count: number; isDough: boolean }[]
  instructions: string
  isVegan: boolean
  isGlutenFree: boolean
}
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

export const plainSteps = ({ steps }: Pick<RecipeToImprove, 'steps'>): string[] =>
  steps.map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.shown)).join(''))

export const stepsOf = ({ instructions }: Pick<ListedRecipe, 'instructions'>): string[] =>
  instructions
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '')

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

export type BakeShape = Shape | 'doppia'

const TWO_SHEETS =
  /(?:copr|chiud)\p{L}*[^.;]{0,25} (?:con la pasta (?:rimast|rimanent|che rest|avanzat)\p{L}*|col second[oa]|con (?:il|la) second[oa])|la seconda[^.;]{0,40}[, ]copr(?:i|ite|ire|iamo|e)(?!\p{L})|stendila sopra|seconda sfoglia|(?:due|2) sfoglie|due terzi d(?:ella pasta|ell'impasto)|(?:copr|chiud|sovrappon)\p{L}* (?:il tutto |tutto )?con (?:la seconda|l'altra|il secondo|l'altro|il resto della|un'altra|gli altri(?: due| tre| \d)?|le altre(?: due| tre| \d)?) ?(?:sfogli[ae]|pezzi|dischi|pasta|disco|velo|parte)/iu

/** A fried turnover counts as 'chiusa'. An improved recipe bakes it, because a gluten-free dough would open
 * in hot oil. */
export function bakeShapeOf(recipe: ListedRecipe): BakeShape {
  if (TWO_SHEETS.test(recipe.instructions)) return 'doppia'
  const shape = shapeOf(recipe)
  if (
    shape === 'teglia' &&
    !/tegli|stampo|padellin|ruot[oi]|placca|leccarda|pirofila|stampi/iu.test(recipe.instructions)
  )
    return 'tonda'
  return shape === 'fritta' && /ripiega il disco|chiudi a mezzaluna/iu.test(recipe.instructions)
    ? 'chiusa'
    : shape
}

/** People fed by one piece of this unit [stima]. */
const PERSONS: Readonly<Record<string, number>> = {
  teglia: 4,
  teglie: 4,
  focaccia: 4,
  focacce: 4,
  scacce: 3,
  pezzi: 0.25,
  panzerotti: 0.5,
}

export const portionsOf = ({
  servings,
  servingsUnit,
}: Pick<ListedRecipe, 'servings' | 'servingsUnit'>): number =>
  Math.max(1, Math.round(servings * (PERSONS[servingsUnit] ?? 1)))
