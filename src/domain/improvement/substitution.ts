import type { Diet } from '../ingredients/diets.ts'
import type { Agreement } from '../words/italian-noun.ts'

export type Substitute = {
  /** '{name}' stands for the name of the original. */
  name: string
  said: string
  form?: Agreement | undefined
  /** Grams per gram of the original: [stima]. */
  ratio: number
  /** Foods for the nutrition, with their shares. 'same' is the original food; 'none' names no id: the food
   * is looked up by the substitute's name, and may be missing. */
  food: Readonly<Record<string, number>>
  state?: string | undefined
  prepare?: string | undefined
  /** The ingredient for making the substitute at home; `share` in grams per gram: [stima]. */
  from?: { name: string; share: number } | undefined
  without?: readonly string[] | undefined
  why: string
}

export type Family = {
  /** Grams per portion of an unweighed line: [stima]. */
  usual?: number | undefined
  /** Factor for the grams in the variant 'leggera' [stima]. */
  lighter?: number | undefined
  lighterWhy?: string | undefined
  lighterNot?: readonly string[] | undefined
  words: Readonly<Record<string, Agreement>>
  diets: Readonly<Partial<Record<Diet, readonly Substitute[]>>>
}
