/** All ingredients of the pairing, by id and by category. */
import { ID_OF_FORMER } from '#knowledge/former-ids.ts'
import { PAIRING } from '#knowledge/pairing.ts'
import { INGREDIENT_CATEGORIES, type IngredientCategory, type PairingIngredient } from './ingredient.ts'
import { inTradition } from './tradition-index.ts'

export const PANTRY: readonly PairingIngredient[] = PAIRING.map((row) => ({
  ...row,
  traditional: inTradition(row.id),
}))

const byId = new Map(PANTRY.map((ingredient) => [ingredient.id, ingredient]))

/** Undefined for an id that the pantry does not know: it is refused, never guessed. */
export const pairingIngredient = (id: string): PairingIngredient | undefined =>
  byId.get(id) ?? byId.get(ID_OF_FORMER.get(id) ?? '')

/** Category by category, in the order of the pantry. */
export const pantryByCategory = (): Record<IngredientCategory, PairingIngredient[]> =>
  Object.fromEntries(
    INGREDIENT_CATEGORIES.map((category) => [
      category,
      PANTRY.filter((ingredient) => ingredient.category === category),
    ]),
  ) as Record<IngredientCategory, PairingIngredient[]>
