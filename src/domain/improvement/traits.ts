/** What a recipe has in it, as far as an addition must suit it. */
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import { HOT } from '#knowledge/improve.ts'
import { FAMILY_OF } from '#knowledge/substitutes.ts'
import type { AnimalPart } from '../ingredients/animal-parts.ts'
import { names, plain } from '../ingredients/word-list.ts'
import { foodById } from '../nutrition/foods.ts'
import type { Company } from './improve-content.ts'
import { platesOf } from './plates.ts'
import { bakeShapeOf, groupsOf, type ListedRecipe, stepsOf } from './recipe-to-improve.ts'
import { closureOf } from './step-places.ts'
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
  hasDairy: boolean
  /** Whether a topping has one of the words: potatoes in the dough are no topping. */
  has: (words: readonly string[]) => boolean
  /** What the content asks of a recipe. */
  fits: (where: Company | undefined) => boolean
}

export const isShut = (recipe: ListedRecipe): boolean =>
  /^(?:chiusa|doppia)$/u.test(bakeShapeOf(recipe)) || closureOf(stepsOf(recipe)) !== null

export function traitsOf(recipe: ListedRecipe): Traits {
  const { category, ingredients } = recipe
  const toppings = plain(
    groupsOf(recipe)
      .filter(({ isDough }) => !isDough)
      .flatMap(({ lines }) => lines)
      .join('\n'),
  )
  const parts = new Set<AnimalPart>(ingredients.flatMap(partsOf))
  const own = {
    sweet: category === 'Dolce',
    meat: parts.has('carne'),
    fish: parts.has('pesce'),
    dairy: parts.has('latte'),
    hot: names(plain(ingredients.join('\n')), HOT.hot),
    vegan: recipe.isVegan,
    glutenFree: recipe.isGlutenFree,
    closed: isShut(recipe),
  }
  const has: Traits['has'] = (words) => names(toppings, words)
  return {
    isSweet: own.sweet,
    hasMeat: own.meat,
    hasDairy: own.dairy,
    has,
    fits: (where = {}) =>
      TRAITS.every((trait) => where[trait] === undefined || where[trait] === own[trait]) &&
      (where.upTo === undefined || platesOf(recipe) <= where.upTo) &&
      (where.with === undefined || has(where.with)) &&
      (where.and === undefined || has(where.and)) &&
      (where.without === undefined || !has(where.without)),
  }
}
const TRAITS = ['sweet', 'meat', 'fish', 'dairy', 'hot', 'vegan', 'glutenFree', 'closed'] as const
