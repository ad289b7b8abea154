/** What a reader may ask to be done with a recipe. The words are those of the site's specification. */

export const VARIANT_TYPES = ['leggera', 'piccante', 'gourmet', 'vegana', 'vegetariana'] as const
export type VariantType = (typeof VARIANT_TYPES)[number]

export const DIETARY_RESTRICTIONS = [
  'senza glutine',
  'senza lattosio',
  'a basso contenuto di sodio',
  'chetogenica',
  'paleo',
] as const
export type DietaryRestriction = (typeof DIETARY_RESTRICTIONS)[number]

export type ImproveOption = VariantType | DietaryRestriction
export const IMPROVE_OPTIONS: readonly ImproveOption[] = [...VARIANT_TYPES, ...DIETARY_RESTRICTIONS]

/** The options that forbid something: the others only change the taste. */
export type Diet = DietaryRestriction | 'vegana' | 'vegetariana'
export const DIETS: readonly Diet[] = ['vegana', 'vegetariana', ...DIETARY_RESTRICTIONS]
export const isDiet = (option: ImproveOption): option is Diet =>
  option !== 'leggera' && option !== 'piccante' && option !== 'gourmet'
