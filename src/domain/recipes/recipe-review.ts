/** The review of an ingredient list for an editor: allergens, diets, unknown ingredients.
 *
 * Source  content/ingredients/; for an unknown ingredient the words of its line (`check-restriction.ts`).
 * Valid   Italian ingredient lines without group titles. No result says that a recipe is safe: a product may
 *         contain ingredients that only its label names. */
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import type { Allergen } from '../ingredients/allergens.ts'
import { forbiddenIn } from '../ingredients/check-restriction.ts'
import { allergensOfLines } from '../ingredients/lines-allergens.ts'
import { type RecipeListLine, recipeLines } from '../ingredients/recipe-lines.ts'
import type { Species } from '../ingredients/species.ts'

/** `fits`: all ingredients fit. `breaks`: the ingredients in `because` do not fit. `open`: too little is
 * known about the ingredients in `because`. */
export interface DietFinding {
  answer: 'fits' | 'breaks' | 'open'
  because: readonly string[]
}

export interface RecipeReview {
  contains: Allergen[]
  mayContain: Allergen[]
  species: Species[]
  maySpecies: Species[]
  unknown: string[]
  vegan: DietFinding
  glutenFree: DietFinding
}

export function reviewRecipe(lines: readonly string[]): RecipeReview {
  const read = recipeLines(lines)
  const gluten = read.map((line) => ({ line, ...allergensOf(line) }))
  const named = read.map(({ id, name, words }) => ({ id, label: name, words }))
  const { contains, mayContain, species, maySpecies } = allergensOfLines(named)
  return {
    contains,
    mayContain,
    species,
    maySpecies,
    unknown: read.filter(isUnknown).flatMap((line) => line.lines),
    vegan: finding(read, read.filter(isOfAnimals), read.filter(isUnknown)),
    glutenFree: finding(
      read,
      gluten.filter((one) => one.contains.includes('glutine')).map(({ line }) => line),
      gluten
        .filter(({ line, mayContain: may }) => isUnknown(line) || may.includes('glutine'))
        .map(({ line }) => line),
    ),
  }
}

const allergensOf = ({ id, name, words }: RecipeListLine) => allergensOfLines([{ id, label: name, words }])
const isUnknown = ({ id }: RecipeListLine): boolean => id === ''
const isOfAnimals = ({ id, lines }: RecipeListLine): boolean =>
  id === '' ? forbiddenIn(lines.join('\n'), 'vegana').length > 0 : (ANIMAL_PARTS_OF[id] ?? []).length > 0

function finding(
  all: readonly RecipeListLine[],
  breaking: readonly RecipeListLine[],
  unsure: readonly RecipeListLine[],
): DietFinding {
  const namesOf = (lines: readonly RecipeListLine[]) => lines.map(({ name }) => name)
  if (breaking.length > 0) return { answer: 'breaks', because: namesOf(breaking) }
  return unsure.length > 0 || all.length === 0
    ? { answer: 'open', because: namesOf(unsure) }
    : { answer: 'fits', because: [] }
}
