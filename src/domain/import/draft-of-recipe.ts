/**
 * Converts an imported page into a draft of a recipe, which an editor then corrects.
 *
 * Units   minutes.
 * Valid   a recipe is vegan if the page says so, or if it is Italian and all its foods are known to be
 *         vegan. A recipe is gluten-free only if the page says so.
 */

import { isGroupTitle } from '../lines/group-heading.ts'
import { withDigits } from '../lines/tidy-line.ts'
import { RECIPE_LIMITS } from '../recipes/recipe-limits.ts'
import { reviewRecipe } from '../recipes/recipe-review.ts'
import { markSteps } from '../recipes/steps/mark-steps.ts'
import type { Difficulty, RecipeCategory } from '../recipes/vocabulary.ts'
import { ownEntry } from '../words/own-entry.ts'
import { groupsOfLines } from './group-headings.ts'
import { type ImportedRecipe, isItalian } from './imported-recipe.ts'
import { shortened } from './plain-text.ts'
import { bakeOfSteps, haveRest, restOfSteps } from './rest-of-steps.ts'
import { titledSteps } from './step-titles.ts'
import { yieldOf } from './yield-of-text.ts'

/**
 * Rewrites an ingredient line of an Italian page with the amount first: 'Farina 00 500gr' becomes '500 g di
 * farina 00'.
 */
const UNIT_NAMES: Readonly<Record<string, string>> = {
  g: 'g',
  gr: 'g',
  grammi: 'g',
  kg: 'kg',
  chili: 'kg',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  lt: 'l',
  litri: 'l',
  litro: 'l',
}
const UNIT = Object.keys(UNIT_NAMES)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const NUMBER = String.raw`\d+(?:[.,]\d+)?|[½¼¾]`
const FIRST = new RegExp(String.raw`^(${NUMBER})\s?(${UNIT})\.?\s+(?:di\s+|d['’]\s?)?(\p{L}.*)$`, 'iu')
const LAST = new RegExp(String.raw`^(\p{L}[^\d(),;]*(?: 0{1,2})?)[ :–-]+(${NUMBER})\s?(${UNIT})\.?$`, 'iu')
const LONGEST = 120

export function italianIngredientLine(given: string): string {
  const line = withDigits(given)
  if (line.length > LONGEST) return line
  const first = FIRST.exec(line)
  if (first) return written(first[1] as string, first[2] as string, first[3] as string)
  const last = LAST.exec(line)
  return last ? written(last[2] as string, last[3] as string, last[1] as string) : line
}

function written(amount: string, unit: string, food: string): string {
  const noun = food.replace(/[\s:–-]+$/u, '').trim()
  const name = /^\p{Lu}\p{Ll}/u.test(noun) ? noun[0]?.toLowerCase() + noun.slice(1) : noun
  return `${amount.replace('.', ',')} ${ownEntry(UNIT_NAMES, unit.toLowerCase()) ?? unit} di ${name}`
}

export interface RecipeDraftFields {
  name: string
  description: string
  category: RecipeCategory
  difficulty: Difficulty
  activeTime: number
  restTime: number
  bakeTime: number
  servings: number
  servingsUnit: string
  /** One ingredient line per element. A line that ends with ':' is the title of the lines below it. */
  ingredients: string[]
  steps: string[]
  isVegan: boolean
  isGlutenFree: boolean
}

const CATEGORY_WORDS: readonly [RegExp, RecipeCategory][] = [
  [/\bcalzon/i, 'Calzone'],
  [/\bfritt|\bpanzerott|\bmontanar/i, 'Fritta'],
  [/\bfocacci|\bschiacciat/i, 'Focaccia'],
  [/\bsicilian|\bsfincion|\bpalermitan/i, 'Siciliana'],
  [/\bteglia\b|\bal taglio\b/i, 'Teglia'],
  [/\broman[ao]\b|\bpinsa\b|\balla pala\b/i, 'Romana'],
  [/\bnapoletan|\bneapolitan/i, 'Napoletana'],
  [/\bnutella\b|\bcioccolat|\bdolc[ei]\b|\bdessert\b/i, 'Dolce'],
  [/\bsenza glutine\b|\bgluten[- ]free\b/i, 'Senza Glutine'],
  [/\bvegan/i, 'Vegana'],
]

export function draftOfRecipe(found: ImportedRecipe): RecipeDraftFields {
  const isOurLanguage = isItalian(found)
  const lines = found.ingredients.map((line) => (isGroupTitle(line) ? `${line}:` : line))
  const ingredients = isOurLanguage ? lines.map(italianIngredientLine) : lines
  const groups = groupsOfLines(ingredients)
  const steps = titledSteps(found.steps)
  return {
    name: shortened(unshouted(found.name), RECIPE_LIMITS.name),
    description: shortened(found.description, RECIPE_LIMITS.description),
    category: namedCategory(found) ?? 'Classica',
    difficulty: 'media',
    ...timesOf(found),
    ...yieldOf(found.yield),
    ingredients,
    steps: isOurLanguage ? markSteps(groups, steps, RECIPE_LIMITS.step) : steps,
    isVegan: found.isVegan || (isOurLanguage && isVegan(groups)),
    isGlutenFree: found.isGlutenFree,
  }
}

const namedCategory = ({ name, category }: ImportedRecipe): RecipeCategory | undefined =>
  CATEGORY_WORDS.find(([words]) => words.test(`${name} ${category ?? ''}`))?.[1]

export function guessesOf(found: ImportedRecipe): Partial<Record<keyof RecipeDraftFields, string>> {
  const { work, bake, rest } = toldTimes(found)
  return {
    ...(namedCategory(found) === undefined && { category: UNSAID }),
    difficulty: UNSAID,
    ...(!/\d/.test(found.yield ?? '') && { servings: UNSAID }),
    ...(work.from === 'steps' && { activeTime: 'Proposta, ciò che resta del tempo totale: da controllare.' }),
    ...(bake.from === 'steps' && { bakeTime: IN_STEPS }),
    ...(rest.from === 'steps' && { restTime: IN_STEPS }),
    ...(rest.from === 'nothing' &&
      haveRest(found.steps) && { restTime: 'I passaggi non dicono quanto riposa: da controllare.' }),
  }
}
const IN_STEPS = 'Proposta, letta nei passaggi: da controllare.'
const UNSAID = 'Proposta: la pagina non lo dice, da controllare.'

const isVegan = (groups: ReturnType<typeof groupsOfLines>): boolean =>
  reviewRecipe(groups.flatMap(({ lines }) => lines)).vegan.answer === 'fits'

const unshouted = (name: string): string =>
  /\p{L}{5}/u.test(name) && name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name

type Times = Pick<RecipeDraftFields, 'activeTime' | 'restTime' | 'bakeTime'>
type Told = { minutes: number; from: 'page' | 'steps' | 'nothing' }

function timesOf(found: ImportedRecipe): Times {
  const { work, bake, rest } = toldTimes(found)
  return { activeTime: work.minutes, restTime: rest.minutes, bakeTime: bake.minutes }
}

function toldTimes(found: ImportedRecipe): { work: Told; bake: Told; rest: Told } {
  const { prepMin, cookMin, totalMin } = found
  const bake = cookMin === null ? ofSteps(found, bakeOfSteps) : page(cookMin)
  const inSteps = ofSteps(found, restOfSteps)
  const beyondBake = Math.max(0, (totalMin ?? 0) - bake.minutes)
  if (prepMin !== null) {
    const rest = beyondBake > prepMin ? page(beyondBake - prepMin) : inSteps
    return { work: page(prepMin), bake, rest }
  }
  const left = inSteps.minutes <= beyondBake ? beyondBake - inSteps.minutes : beyondBake
  const isGuess = totalMin !== null && (bake.from === 'steps' || inSteps.from === 'steps')
  return { work: isGuess ? { minutes: left, from: 'steps' } : page(left), bake, rest: inSteps }
}

const page = (minutes: number): Told => ({ minutes, from: 'page' })

function ofSteps(found: ImportedRecipe, read: (steps: readonly string[]) => number | undefined): Told {
  const told = isItalian(found) ? read(found.steps) : undefined
  return told === undefined || told > RECIPE_LIMITS.minutes
    ? { minutes: 0, from: 'nothing' }
    : { minutes: told, from: 'steps' }
}
