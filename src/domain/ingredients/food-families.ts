/** Kinds of food that people avoid, with their words from content/food-words.yaml.
 *
 * Valid   Italian ingredient lines. Only named foods are found. For the ingredients of a bought product,
 *         see its label. */
import type { Allergen } from '#domain/ingredients/allergens.ts'

export type FoodFamily = 'formaggio' | 'latticini' | 'carne' | 'pesce' | 'pomodoro' | 'frutta secca'

export interface FamilyWords {
  beginnings: readonly string[]
  exact: readonly string[]
}

export interface DislikedKind {
  said: readonly string[]
  words: FamilyWords
  but: FamilyWords | null
  allergens: readonly Allergen[]
}
