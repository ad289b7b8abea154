import { DIETARY_RESTRICTIONS, type Diet, type DietaryRestriction } from '../ingredients/diets.ts'

export const VARIANT_TYPES = ['leggera', 'piccante', 'gourmet', 'vegana', 'vegetariana'] as const
export type VariantType = (typeof VARIANT_TYPES)[number]

export type ImproveOption = VariantType | DietaryRestriction
export const IMPROVE_OPTIONS: readonly ImproveOption[] = [...VARIANT_TYPES, ...DIETARY_RESTRICTIONS]

export const isDiet = (option: ImproveOption): option is Diet =>
  option !== 'leggera' && option !== 'piccante' && option !== 'gourmet'
