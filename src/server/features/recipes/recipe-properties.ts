/** What a query may ask of a recipe besides its words; how readers say so stands in content/search/words.yaml. */
export const PROPERTIES = [
  'senza glutine',
  'senza lattosio',
  'senza forno',
  'vegetariana',
  'vegana',
  'facile',
  'veloce',
  'dolce',
  'gravidanza',
  'bianca',
  'al taglio',
] as const
export type Property = (typeof PROPERTIES)[number]
