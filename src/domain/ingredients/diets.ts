export const DIETARY_RESTRICTIONS = [
  'senza glutine',
  'senza lattosio',
  'a basso contenuto di sodio',
  'chetogenica',
  'paleo',
] as const
export type DietaryRestriction = (typeof DIETARY_RESTRICTIONS)[number]

export type Diet = DietaryRestriction | 'vegana' | 'vegetariana'
export const DIETS: readonly Diet[] = ['vegana', 'vegetariana', ...DIETARY_RESTRICTIONS]
