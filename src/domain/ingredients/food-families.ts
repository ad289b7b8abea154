/** Foods that people leave out by the name of their kind; their words: content/food-words.yaml.
 *
 * Valid   Italian ingredient lines. They find what is named; what a product hides stays for its label. */
import type { Allergen } from '#domain/ingredients/allergens.ts'

export type FoodFamily = 'formaggio' | 'latticini' | 'carne' | 'pesce' | 'pomodoro' | 'frutta secca'

/** Starts of words and whole words, plain: without accents, in lower case. */
export interface FamilyWords {
  beginnings: readonly string[]
  exact: readonly string[]
}

/** What a guest may say that he does not like: 'maiale', 'affettati'. */
export interface DislikedKind {
  said: readonly string[]
  words: FamilyWords
  /** Words that make another food of it, as 'vegetale'; null where none does. */
  but: FamilyWords | null
  /** Whatever has one of these is of the kind, though no word of its lines says so. */
  allergens: readonly Allergen[]
}
