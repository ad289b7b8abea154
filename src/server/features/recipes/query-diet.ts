/** Whether somebody may eat only what he asks for: it comes before all else that is said. */
const DIETS = ['vegana', 'vegetariana', 'senza glutine', 'senza lattosio', 'gravidanza'] as const

type Said<T extends string = string> = { properties: ReadonlySet<T>; noneOf: { size: number } }

/** What somebody may eat, of all that he asks for. */
export const dietsOf = <T extends string>({ properties }: Said<T>): Set<T> =>
  new Set([...properties].filter((one) => DIETS.some((diet) => diet === one)))

/** Where no recipe is both that and what is said beside it, it is meant before all: a vegan margherita. */
export const namesDiet = ({ properties }: Said): boolean => DIETS.some((diet) => properties.has(diet))

export const isForDiet = (meaning: Said): boolean => meaning.noneOf.size > 0 || namesDiet(meaning)
