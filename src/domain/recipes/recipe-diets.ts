/** The allergens of a recipe, and the diets that it suits.
 *
 * Source  the ingredients of content/ingredients/; for an unknown ingredient the word lists of the diets.
 * Valid   Italian ingredient lines. 'Vegan' and 'gluten free' are the author's flags. Vegetarian excludes
 *         cheese made with animal rennet by rule or tradition. 'senza lattosio' on a line is trusted. */
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import type { AnimalPart } from '../ingredients/animal-parts.ts'
import { forbiddenIn } from '../ingredients/check-restriction.ts'
import { allergensOfLines, type LinesAllergens } from '../ingredients/lines-allergens.ts'
import type { RecipeListLine } from '../ingredients/recipe-lines.ts'

export type RecipeAllergens = LinesAllergens & {
  unknown: string[]
}
export type RecipeDiets = { vegan: boolean; vegetarian: boolean; glutenFree: boolean; lactoseFree: boolean }

const OF_THE_DEAD: ReadonlySet<AnimalPart> = new Set(['carne', 'pesce', 'caglio'])
const WITHOUT_LACTOSE = /senza lattosio/iu

export function recipeAllergens(lines: readonly RecipeListLine[]): RecipeAllergens {
  const unknown = lines.filter(({ id }) => id === '').map(({ name }) => name)
  return { ...allergensOfLines(lines.map(({ id, name, words }) => ({ id, label: name, words }))), unknown }
}

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
