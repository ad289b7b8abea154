/** Whether somebody may eat only what he asks for: it comes before all else that is said. */
import type { QueryMeaning } from './query-meaning.ts'

const DIETS = ['vegana', 'vegetariana', 'senza glutine', 'senza lattosio', 'gravidanza'] as const

/** It is named: where no recipe is both that and what is said beside it, it is meant before all. */
export const namesDiet = ({ properties }: Pick<QueryMeaning, 'properties'>): boolean =>
  DIETS.some((diet) => properties.has(diet))

export const isForDiet = (meaning: Pick<QueryMeaning, 'properties' | 'noneOf'>): boolean =>
  meaning.noneOf.size > 0 || namesDiet(meaning)
