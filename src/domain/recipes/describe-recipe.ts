/** A plain description of a recipe from its own words. An editor can accept or improve it.
 *
 * Units   minutes.
 * Valid   Italian ingredient lines. An unknown ingredient is not named. A list without readable toppings
 *         gives a shorter sentence. The text contains no praise: only somebody who has tasted the pizza can
 *         praise it. */

import { departmentOf } from '../ingredients/departments.ts'
import { type RecipeListLine, recipeLines } from '../ingredients/recipe-lines.ts'
import { doughIngredientOf } from './dough/recipe-dough.ts'
import { timesText } from './duration.ts'
import type { RecipeCategory } from './vocabulary.ts'

export interface DescribedRecipe {
  category: RecipeCategory
  groups: readonly { isDough: boolean; lines: readonly string[] }[]
  activeTime: number
  restTime: number
  bakeTime: number
}

const WHAT: Readonly<Record<RecipeCategory, string>> = {
  Napoletana: 'Pizza napoletana',
  Romana: 'Pizza romana',
  Siciliana: 'Pizza siciliana',
  Classica: 'Pizza',
  Gourmet: 'Pizza',
  Vegana: 'Pizza vegana',
  'Senza Glutine': 'Pizza senza glutine',
  Teglia: 'Pizza in teglia',
  Focaccia: 'Focaccia',
  Fritta: 'Pizza fritta',
  Calzone: 'Calzone',
  Dolce: 'Pizza dolce',
}

const MOST_NAMED = 4
const UNNAMED: ReadonlySet<string> = new Set(['Da casa', 'Farine e lieviti'])
const OF_ANY_DOUGH: ReadonlySet<ReturnType<typeof doughIngredientOf>> = new Set([
  'flour',
  'water',
  'freshYeast',
  'dryYeast',
  'liquidStarter',
  'solidStarter',
])
const list = new Intl.ListFormat('it', { type: 'conjunction' })

export function describeRecipe({
  category,
  groups,
  activeTime,
  restTime,
  bakeTime,
}: DescribedRecipe): string {
  const lines = groups.filter(({ isDough }) => !isDough).flatMap((group) => group.lines)
  const named = recipeLines(lines).filter(isWorthNaming).slice(0, MOST_NAMED)
  const what = named.length > 0 ? `${WHAT[category]} con ${list.format(named.map(nameOf))}` : WHAT[category]
  const asks = timesText({ activeTime, restTime, preparationTime: activeTime + restTime + bakeTime })
  return [what, ...(asks.length > 0 ? [`Chiede ${list.format(asks)}`] : [])]
    .map((text) => `${text}.`)
    .join(' ')
    .replaceAll('\u00a0', ' ')
}

const isWorthNaming = ({ id, name }: RecipeListLine): boolean =>
  id !== '' && !UNNAMED.has(departmentOf(id)) && !OF_ANY_DOUGH.has(doughIngredientOf(name.toLowerCase()))
const nameOf = ({ name }: RecipeListLine): string => name.charAt(0).toLowerCase() + name.slice(1)
