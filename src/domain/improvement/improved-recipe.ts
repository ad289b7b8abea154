/** What the improvement of a recipe answers. */
import type { Allergen } from '../ingredients/allergens.ts'
import type { Nutrients } from '../ingredients/nutrients.ts'
import type { Species } from '../ingredients/species.ts'
import type { ImproveOption } from './options.ts'

export type ImprovedRecipe = {
  option: ImproveOption
  title: string
  intro: string
  groups: { title: string; isDough: boolean; lines: string[] }[]
  steps: string[]
  /** Steps of the recipe that speak of its old dough and of its topping at once, whole; `leave`: what of this step is another
   * thing now, '' where nothing is. */
  asItWas?: AsItWas[]
  changes: { what: string; why: string }[]
  notes: string[]
  /** For one serving, before and after; an estimate by the food table. */
  nutrition: {
    before: Nutrients
    after: Nutrients
    /** What no figure counts; and what brings salt that the sodium does not. */
    missing: { before: string[]; after: string[] }
    missingSalt: { before: string[]; after: string[] }
  }
  /** `species`: cereals and nuts by name, after; `newSpecies`: those of them that were not there before. */
  allergens: {
    before: Allergen[]
    after: Allergen[]
    /** Milk and cheeses that a step names where no line has any. */
    inSteps: string[]
    species: Species[]
    newSpecies: Species[]
  }
}

type AsItWas = { text: string; leave: string }

/** A line on its way: what the words are, and what the food table shall count. Grams are rough where a piece, a glass or a
 * guess was turned into them. */
export type WorkLine = {
  text: string
  grams: number | null
  foodId: string | null
  isNew: boolean
  isRough?: boolean
  /** Which of the recipe's own lines it is, or takes the place of, counted from 0; none for what is added. */
  place?: number | undefined
}
export type WorkGroup = { title: string; isDough: boolean; lines: WorkLine[] }
export type Change = ImprovedRecipe['changes'][number]

/** A recipe half rewritten. */
export type Draft = {
  groups: WorkGroup[]
  steps: string[]
  changes: Change[]
  notes: string[]
  asItWas?: AsItWas[]
  /** It is less than its option promises, and says so. */
  weak?: 'nothing' | 'little'
}
