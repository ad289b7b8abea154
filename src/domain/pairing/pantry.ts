import { ID_OF_FORMER } from '#knowledge/former-ids.ts'
import { PAIRING } from '#knowledge/pairing.ts'
import { INGREDIENT_CATEGORIES, type IngredientCategory, type PairingIngredient } from './ingredient.ts'
import { inTradition } from './tradition-index.ts'

export const PANTRY: readonly PairingIngredient[] = PAIRING.map((row) => ({
  ...row,
  traditional: inTradition(row.id),
}))

const byId = new Map(PANTRY.map((ingredient) => [ingredient.id, ingredient]))

export const pairingIngredient = (id: string): PairingIngredient | undefined =>
  byId.get(id) ?? byId.get(ID_OF_FORMER.get(id) ?? '')

export const pantryByCategory = (): Record<IngredientCategory, PairingIngredient[]> =>
  Object.fromEntries(
    INGREDIENT_CATEGORIES.map((category) => [
      category,
      PANTRY.filter((ingredient) => ingredient.category === category),
    ]),
  ) as Record<IngredientCategory, PairingIngredient[]>
