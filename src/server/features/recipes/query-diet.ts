const DIETS = ['vegana', 'vegetariana', 'senza glutine', 'senza lattosio', 'gravidanza'] as const

type Said<T extends string = string> = { properties: ReadonlySet<T>; noneOf: { size: number } }

export const dietsOf = <T extends string>({ properties }: Said<T>): Set<T> =>
  new Set([...properties].filter((one) => DIETS.some((diet) => diet === one)))

export const namesDiet = ({ properties }: Said): boolean => DIETS.some((diet) => properties.has(diet))

export const isForDiet = (meaning: Said): boolean => meaning.noneOf.size > 0 || namesDiet(meaning)
