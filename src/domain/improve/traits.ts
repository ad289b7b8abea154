/** What a recipe has in it, as far as an addition must suit it. */
import { type Family, findMentions } from './mentions.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'

const MEAT: ReadonlySet<Family> = new Set(['cured', 'sausage', 'nduja'])
const SEA: ReadonlySet<Family> = new Set(['fish', 'anchovy', 'roe', 'shellfish'])
const DAIRY: ReadonlySet<Family> = new Set([
  'melting',
  'soft',
  'cheese',
  'fresh',
  'hard',
  'saltedRicotta',
  'milk',
  'cream',
  'butter',
])

export type Traits = {
  isSweet: boolean
  hasMeat: boolean
  hasFish: boolean
  hasDairy: boolean
  isHot: boolean
  /** Of what lies on it: potatoes in the dough are no topping. */
  has: (pattern: RegExp) => boolean
}

export function traitsOf(recipe: RecipeToImprove): Traits {
  const { category, ingredients } = recipe
  const toppings = groupsOf(recipe)
    .filter(({ isDough }) => !isDough)
    .flatMap(({ lines }) => lines)
    .join('\n')
  const text = ingredients.join('\n')
  const hasAny = (families: ReadonlySet<Family>) => findMentions(text, families).length > 0
  return {
    isSweet: category === 'Dolce',
    hasMeat: hasAny(MEAT),
    hasFish: hasAny(SEA),
    hasDairy: hasAny(DAIRY),
    isHot: /peperoncin|nduja|piccant/iu.test(text),
    has: (pattern) => pattern.test(toppings),
  }
}
