/** Whether somebody may eat only what he asks for: it comes before all else that is said. */
import type { QueryMeaning } from './query-meaning.ts'

const DIETS = ['vegana', 'vegetariana', 'senza glutine', 'senza lattosio', 'gravidanza'] as const

type Said = Pick<QueryMeaning, 'properties' | 'noneOf'>

/** What somebody may eat, of all that he asks for. */
export const dietsOf = ({ properties }: Said) =>
  new Set([...properties].filter((one) => DIETS.some((diet) => diet === one)))

/** Where no recipe is both that and what is said beside it, it is meant before all: a vegan margherita. */
export const namesDiet = ({ properties }: Said): boolean => DIETS.some((diet) => properties.has(diet))

export const isForDiet = (meaning: Said): boolean => meaning.noneOf.size > 0 || namesDiet(meaning)
