/** All ingredients of the pairing, by id and by category. */
import {
  FLAVORS,
  type FlavorProfile,
  INGREDIENT_CATEGORIES,
  type IngredientCategory,
  type IngredientRow,
  type PairingIngredient,
} from './ingredient-old.ts'
import { ANIMAL_PANTRY } from './pantry-animal.ts'
import { PLANT_PANTRY } from './pantry-plant.ts'
import { inTradition } from './tradition-none.ts'

const rowsOf = (category: IngredientCategory): readonly IngredientRow[] => [
  ...(ANIMAL_PANTRY[category] ?? []),
  ...(PLANT_PANTRY[category] ?? []),
]

function toIngredient(category: IngredientCategory, row: IngredientRow): PairingIngredient {
  const [id, name, region, seasonal, flavors] = row
  const flavorProfile = Object.fromEntries(FLAVORS.map((flavor, index) => [flavor, flavors[index]]))
  return {
    id,
    name,
    category,
    traditional: inTradition(id),
    region,
    seasonal: [...seasonal],
    flavorProfile: flavorProfile as FlavorProfile,
  }
}

export const PANTRY: readonly PairingIngredient[] = INGREDIENT_CATEGORIES.flatMap((category) =>
  rowsOf(category).map((row) => toIngredient(category, row)),
)

const byId = new Map(PANTRY.map((ingredient) => [ingredient.id, ingredient]))

/** Undefined for an id that the pantry does not know: it is refused, never guessed. */
export const pairingIngredient = (id: string): PairingIngredient | undefined => byId.get(id)

/** Category by category, in the order of the pantry. */
export const pantryByCategory = (): Record<IngredientCategory, PairingIngredient[]> =>
  Object.fromEntries(
    INGREDIENT_CATEGORIES.map((category) => [
      category,
      PANTRY.filter((ingredient) => ingredient.category === category),
    ]),
  ) as Record<IngredientCategory, PairingIngredient[]>
