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
