import type { Recipe } from '#contracts/recipes/recipe.ts'
import { OVEN_STYLE_OF_DOUGH, type OvenStyleId } from '#knowledge/styles-oven-names.ts'

/** Undefined where the guide bakes no such dough. */
export const ovenStyleOf = ({ dough }: Recipe): OvenStyleId | undefined =>
  dough ? (OVEN_STYLE_OF_DOUGH as Partial<Record<string, OvenStyleId>>)[dough.style] : undefined
