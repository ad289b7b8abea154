import { OVEN_STYLE_OF_DOUGH, type OvenStyleId } from '#knowledge/styles-oven-names.ts'
import type { Style } from './style.ts'

/** `shape` is set if the recipe gives its dough an unusual shape: a gluten-free dough in a tray. */
export type NamedDough = { readonly style: string; readonly shape?: Style | undefined } | null

const OVEN_STYLES: Readonly<Partial<Record<string, OvenStyleId>>> = OVEN_STYLE_OF_DOUGH
/** Undefined where the oven guide has no such dough, or not in this shape. */
export const ovenStyleOfDough = (dough: NamedDough): OvenStyleId | undefined =>
  dough && !dough.shape ? OVEN_STYLES[dough.style] : undefined
