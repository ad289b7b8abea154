import { OVEN_STYLE_OF_DOUGH, type OvenStyleId } from '#knowledge/styles-oven-names.ts'
import type { Style } from './style.ts'

/** `shape` is set if the dough gets an unusual shape, for example a gluten-free dough baked as a focaccia. */
export type NamedDough = { readonly style: string; readonly shape?: Style | undefined } | null

const OVEN_STYLES: Readonly<Partial<Record<string, OvenStyleId>>> = OVEN_STYLE_OF_DOUGH
export const ovenStyleOfDough = (dough: NamedDough): OvenStyleId | undefined =>
  dough && !dough.shape ? OVEN_STYLES[dough.style] : undefined
