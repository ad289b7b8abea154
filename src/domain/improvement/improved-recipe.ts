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
  /** Original steps about both the old dough and its topping, quoted in full. `leave` holds the notes on
   * the step: the replaced foods, and what else no longer applies. It is '' without notes. */
  asItWas?: AsItWas[]
  changes: { what: string; why: string }[]
  notes: string[]
  /** Estimates from the food table, per serving. */
  nutrition: {
    before: Nutrients
    after: Nutrients
    missing: { before: string[]; after: string[] }
    missingSalt: { before: string[]; after: string[] }
  }
  allergens: {
    before: Allergen[]
    after: Allergen[]
    inSteps: string[]
    species: Species[]
    newSpecies: Species[]
  }
}

type AsItWas = { text: string; leave: string }

/** A line while the engine works on it. `isRough`: the grams are converted from pieces or glasses, or
 * guessed. */
export type WorkLine = {
  text: string
  grams: number | null
  foodId: string | null
  isNew: boolean
  isRough?: boolean
  place?: number | undefined
}
export type WorkGroup = { title: string; isDough: boolean; lines: WorkLine[] }
export type Change = ImprovedRecipe['changes'][number]

export type Draft = {
  groups: WorkGroup[]
  steps: string[]
  changes: Change[]
  notes: string[]
  asItWas?: AsItWas[]
  weak?: 'nothing' | 'little'
}
