/** What a recipe has in it, as far as an addition must suit it. */
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import { FAMILY_OF } from '#knowledge/substitutes.ts'
import type { AnimalPart } from '../ingredients/animal-parts.ts'
import { foodById } from '../nutrition/foods.ts'
import { groupsOf, type ListedRecipe } from './recipe-to-improve.ts'
import { familyOf } from './substitute.ts'
import { nameOfLine, workLine } from './work-lines.ts'

/** What a family has of an animal: a variety that no table weighs has it too. */
const PARTS = new Map<string, AnimalPart[]>()
for (const [id, parts] of Object.entries(ANIMAL_PARTS_OF)) {
  const family = FAMILY_OF[id] ?? ''
  PARTS.set(family, [...(PARTS.get(family) ?? []), ...parts])
}

/** Lard and butter go into the dough: they make no pizza one of meat. */
function partsOf(line: string): AnimalPart[] {
  const { foodId } = workLine(line)
  const isFat = foodById(foodId ?? '')?.category === 'olio'
  return isFat ? [] : (PARTS.get(familyOf(foodId, nameOfLine(line)) ?? '') ?? [])
}

export type Traits = {
  isSweet: boolean
  hasMeat: boolean
  hasFish: boolean
  hasDairy: boolean
  isHot: boolean
  /** Of what lies on it: potatoes in the dough are no topping. */
  has: (pattern: RegExp) => boolean
}

export function traitsOf(recipe: ListedRecipe): Traits {
  const { category, ingredients } = recipe
  const toppings = groupsOf(recipe)
    .filter(({ isDough }) => !isDough)
    .flatMap(({ lines }) => lines)
    .join('\n')
  const parts = new Set<AnimalPart>(ingredients.flatMap(partsOf))
  return {
    isSweet: category === 'Dolce',
    hasMeat: parts.has('carne'),
    hasFish: parts.has('pesce'),
    hasDairy: parts.has('latte'),
    isHot: /peperoncin|nduja|piccant/iu.test(ingredients.join('\n')),
    has: (pattern) => pattern.test(toppings),
  }
}
