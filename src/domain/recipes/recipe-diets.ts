/** What a recipe holds for those who must or will not eat everything: allergens, and the diets that it fits.
 *
 * Source  the ingredients of content/ingredients/. Of a line that they do not know its words tell: the lists of the diets.
 * Valid   Italian ingredient lines. Vegan and gluten free are what the recipe's author says; a vegetarian eats no cheese
 *         whose makers use animal rennet by rule or tradition; 'senza lattosio' on a line is believed. */
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import type { AnimalPart } from '../ingredients/animal-parts.ts'
import { forbiddenIn } from '../ingredients/check-restriction.ts'
import { allergensOfLines, type LinesAllergens } from '../ingredients/lines-allergens.ts'
import type { RecipeListLine } from '../ingredients/recipe-lines.ts'

export type RecipeAllergens = LinesAllergens & {
  /** Ingredients that the site does not know: their allergens are those that their words give away. */
  unknown: string[]
}
export type RecipeDiets = { vegan: boolean; vegetarian: boolean; glutenFree: boolean; lactoseFree: boolean }

const OF_THE_DEAD: ReadonlySet<AnimalPart> = new Set(['carne', 'pesce', 'caglio'])
const WITHOUT_LACTOSE = /senza lattosio/iu

export function recipeAllergens(lines: readonly RecipeListLine[]): RecipeAllergens {
  const unknown = lines.filter(({ id }) => id === '').map(({ name }) => name)
  return { ...allergensOfLines(lines.map(({ id, name, words }) => ({ id, label: name, words }))), unknown }
}

/** Vegan and gluten free are what the recipe's author says of it. */
export function recipeDiets(
  lines: readonly RecipeListLine[],
  { isVegan, isGlutenFree }: { isVegan: boolean; isGlutenFree: boolean },
): RecipeDiets {
  const parts = (id: string): readonly AnimalPart[] => ANIMAL_PARTS_OF[id] ?? []
  const vegetarian = lines.every(({ id, lines: written }) =>
    id === ''
      ? forbiddenIn(written.join('\n'), 'vegetariana').length === 0
      : !parts(id).some((part) => OF_THE_DEAD.has(part)),
  )
  const lactoseFree = lines.every(({ id, lines: written }) =>
    id === ''
      ? forbiddenIn(written.join('\n'), 'senza lattosio').length === 0
      : !parts(id).includes('latte') || written.every((line) => WITHOUT_LACTOSE.test(line)),
  )
  return {
    vegan: isVegan,
    vegetarian: isVegan || vegetarian,
    glutenFree: isGlutenFree,
    lactoseFree: isVegan || lactoseFree,
  }
}
