import { lineName } from '../ingredients/line-name.ts'
import { readIngredient } from '../ingredients/read-ingredient.ts'
import { doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import type { StepPart } from '../recipes/steps/step-marks.ts'
import { LEAVEN, SEASONING, THICKENER } from './dough-line-words.ts'
import { ownLines } from './own-lines.ts'

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

const LEAVENS = ['freshYeast', 'dryYeast', 'liquidStarter', 'solidStarter'] as const
const IN_EVERY_DOUGH = new Set<DoughKind>(['flour', 'water', ...LEAVENS])

const OTHER_LEAVEN = /^(?:lievito(?! (?:in scaglie|alimentare))|bicarbonato|cremor)(?!\p{L})/iu

/** Null where the line gives no amount: 'sale' may be for the topping, 'farina' for the board. */
function kindOf(line: string): DoughKind {
  const { amount, grams } = readIngredient(line)
  const name = lineName(line)
  if (OTHER_LEAVEN.test(name) && doughIngredientOf(name) === 'other') return 'freshYeast'
  return amount === null && grams === null ? null : doughIngredientOf(name)
}
type DoughKind = ReturnType<typeof doughIngredientOf> | null

/** Less flour than this makes no pizza: it thickens a sauce, or dusts a board. */
const LEAST_FLOUR_G = 80

/** Flour with butter and milk is a sauce, flour with eggs a cake. */
function isDough(lines: readonly string[]): boolean {
  const kinds = new Set(lines.map(kindOf))
  const flourG = lines
    .filter((line) => kindOf(line) === 'flour')
    .reduce((sum, line) => sum + (readIngredient(line).grams ?? 0), 0)
  return flourG >= LEAST_FLOUR_G && (kinds.has('water') || LEAVENS.some((leaven) => kinds.has(leaven)))
}

/** What a line says of its own place. */
const SAYS_DOUGH =
  /(?<!\p{L})(?:nell'impasto|per (?:l')?impast(?:o|are)|per la pasta(?! madre))|\(impasto\)|\d ?gr? impasto$/iu
const SAYS_TOPPING =
  /(?<!\p{L})(?:sopra|superficie|a crudo|sul(?:la|le)? |sui |per (?:condire|finire|guarnire|ungere|spennell\p{L}+|l[ao] (?:stampo|teglia)|le teglie|la farci\p{L}+|il (?:condimento|ripieno)))|salamoia/iu

/** Less is a pinch, for whatever it is. */
const LEAST_SALT_G = 1

/** Whether a line of a list with dough and topping belongs to the dough. Oil, sugar and eggs may belong to either. */
function goesIntoDough(line: string): boolean {
  if (SAYS_DOUGH.test(line) || SAYS_TOPPING.test(line)) return SAYS_DOUGH.test(line)
  const kind = kindOf(line)
  const isSolidFat = kind === 'fat' && !/(?<!\p{L})olio/iu.test(line)
  const isSalt = kind === 'salt' && (readIngredient(line).grams ?? LEAST_SALT_G) >= LEAST_SALT_G
  return IN_EVERY_DOUGH.has(kind) || isSalt || kind === 'milk' || isSolidFat
}

const KNEADS = /impast|lievit|farin|fontana/iu
const LAYS = /stend|stes[oa]|tegli|condi|inforn|cuoc|cott|spennell/iu
const KNEADS_IN = /impast|incorpor|(?:alla|nella) (?:farina|massa|pasta)/iu

/** What the steps say of a line, by the first word of its name: each sentence up to it, and the clause around it. */
function tellings(line: string, steps: readonly string[]): { head: string; clause: string }[] {
  const word = lineName(line).toLowerCase().split(/[ ']/u)[0] ?? ''
  return steps
    .flatMap((step) => step.toLowerCase().split(/[.;!] /u))
    .flatMap((sentence) => {
      const at = sentence.indexOf(word)
      const clause = sentence.split(/[,:] /u).find((one) => one.includes(word))
      return at === -1 || clause === undefined ? [] : [{ head: sentence.slice(0, at), clause }]
    })
}

/** Which lines belong to the dough; oil, sugar or malt between two of them does too, and behind them where the steps begin
 * by kneading it in. */
function doughLines(lines: readonly string[], steps: readonly string[]): boolean[] {
  const own = lines.map(goesIntoDough)
  const isSeasoning = (line: string) => SEASONING.test(lineName(line)) && !SAYS_TOPPING.test(line)
  const isKneaded = (line: string) => {
    const [first] = tellings(line, steps)
    return !!first && (KNEADS.test(first.clause) || (KNEADS.test(first.head) && !LAYS.test(first.head)))
  }
  for (const [at, isOwn] of own.entries()) {
    const next = own.indexOf(true, at + 1)
    const between = lines.slice(at + 1, Math.max(next, at + 1))
    if (isOwn && between.every((line) => isSeasoning(line) || SAYS_TOPPING.test(line)))
      for (const [more, line] of between.entries()) own[at + 1 + more] = isSeasoning(line)
    const behind = lines[at + 1]
    if (own[at] && behind && isSeasoning(behind) && kindOf(behind) && isKneaded(behind)) own[at + 1] = true
  }
  return own
}

/** A topping that stands with the dough: the steps name it, and never knead it in. */
function isStray(line: string, steps: readonly string[]): boolean {
  const name = lineName(line)
  if (readIngredient(line).foodId === null || doughIngredientOf(name) !== 'other') return false
  if ([SEASONING, LEAVEN, THICKENER].some((words) => words.test(name))) return false
  const told = tellings(line, steps)
  return told.length > 0 && !told.some(({ clause, head }) => KNEADS_IN.test(clause) || KNEADS_IN.test(head))
}

/** A typed list says nothing of the dough: its flour, water, salt and yeast become a group, in the order of the list, and what
 * a line holds for both is parted. Marks count lines: they stay. */
export function withDoughGroup<T extends RecipeToImprove>(recipe: T): T {
  if (recipe.steps.flat().some((part) => typeof part !== 'string')) return recipe
  const own = groupsOf(recipe).map((group) => ({ ...group, lines: group.lines.flatMap(ownLines) }))
  const lines = own.flatMap((group) => group.lines)
  const steps = plainSteps(recipe)
  const hasGroup = own.some((group) => group.isDough)
  const isOwn = hasGroup
    ? own.flatMap((group) =>
        group.lines.map(
          (line) =>
            SAYS_DOUGH.test(line) || (group.isDough && !SAYS_TOPPING.test(line) && !isStray(line, steps)),
        ),
      )
    : doughLines(lines, steps)
  const dough = lines.filter((_, at) => isOwn[at])
  const rest = lines.filter((_, at) => !isOwn[at])
  if (!hasGroup && !isDough(dough)) return withGroups(recipe, own)
  if (hasGroup && own.every((group) => group.lines.every((line) => dough.includes(line) === group.isDough)))
    return withGroups(recipe, own)
  const title = (of: boolean, other: string) => own.find((group) => group.isDough === of)?.title ?? other
  const groups = [
    ...(rest.length > 0
      ? [
          {
            title: hasGroup ? title(false, 'Per il condimento') : 'Per il condimento',
            isDough: false,
            lines: rest,
          },
        ]
      : []),
    { title: title(true, "Per l'impasto"), isDough: true, lines: dough },
  ]
  // 'Le prime cinque cose' stay the first five.
  if (isOwn[0]) groups.reverse()
  return withGroups(recipe, groups)
}

const withGroups = <T extends RecipeToImprove>(recipe: T, groups: readonly IngredientGroup[]): T => ({
  ...recipe,
  ingredients: groups.flatMap(({ lines }) => lines),
  ingredientGroups: groups.map(({ lines, ...group }) => ({ ...group, count: lines.length })),
})

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
  /stendila sopra|seconda sfoglia|(?:due|2) sfoglie|due terzi d(?:ella pasta|ell'impasto)|(?:copr|chiud|sovrappon)\p{L}* (?:il tutto |tutto )?con (?:la seconda|l'altra|il secondo|l'altro|il resto della|un'altra|gli altri(?: due| tre| \d)?|le altre(?: due| tre| \d)?) ?(?:sfogli[ae]|pezzi|dischi|pasta|disco|velo|parte)/iu

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
