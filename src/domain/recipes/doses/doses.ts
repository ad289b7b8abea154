/** The amount that a reader cooks: a number of pizzas, an amount of flour, or pans.
 *
 * Units   grams of flour, cm; the factor is a multiple of the recipe.
 * Valid   factors of `DOSE_FACTORS`. In a query string '6' means servings, '500g' flour, '40x30' and
 *         '28cm' pans. For other values, and factors outside the limits, `dosesOfAddress` gives the recipe's
 *         own doses and puts the value into `refused`. */

import { looseFlourG } from '#domain/lines/flour-line.ts'
import { scaleIngredientLine } from '#domain/lines/ingredient-line.ts'
import { parseDecimal, plainDecimal } from '#domain/words/decimal-input.ts'
import type { DoughGroup } from '../dough/recipe-dough.ts'
import type { RecipeDough } from '../recipe-content.ts'
import { type Pans, panAreaCm2, readPans, writePans } from './pan.ts'

export const DOSES_PARAM = 'dosi'
export const DOSE_FACTORS = { min: 0.05, max: 10 } as const
const LONGEST = 40

export type Doses =
  | { kind: 'servings'; servings: number }
  | { kind: 'flour'; flourG: number }
  | { kind: 'pans'; pans: Pans }
export type DosesKind = Doses['kind']

export type DosedRecipe = {
  servings: number
  groups: readonly DoughGroup[]
  dough: RecipeDough | null
}

/** A dough with less flour consists mostly of something else, such as old bread, so its doses cannot be set
 * by flour. */
const LEAST_FLOUR_G = 100

export function ownDoses({ servings, groups, dough }: DosedRecipe, kind: DosesKind): Doses | null {
  if (kind === 'servings') return { kind, servings }
  if (kind === 'pans') return dough?.pan ? { kind, pans: { count: dough.pieces, pan: dough.pan } } : null
  const flourG = looseFlourG(groups)
  return flourG >= LEAST_FLOUR_G ? { kind, flourG } : null
}

const sizeOf = (doses: Doses): number => {
  if (doses.kind === 'servings') return doses.servings
  return doses.kind === 'flour' ? doses.flourG : doses.pans.count * panAreaCm2(doses.pans.pan)
}

export function factorOf(recipe: DosedRecipe, doses: Doses): number | null {
  const own = ownDoses(recipe, doses.kind)
  const factor = own ? sizeOf(doses) / sizeOf(own) : Number.NaN
  return factor >= DOSE_FACTORS.min && factor <= DOSE_FACTORS.max ? factor : null
}

export const servingsMade = (
  { servings, dough }: Pick<DosedRecipe, 'servings' | 'dough'>,
  { doses, factor }: Pick<AskedDoses, 'doses' | 'factor'>,
): number => (doses.kind === 'pans' && dough?.pieces === servings ? doses.pans.count : servings * factor)

export function typedDoses(kind: DosesKind, text: string): Doses | null {
  if (kind === 'pans') {
    const pans = readPans(text)
    return pans && { kind, pans }
  }
  const value = parseDecimal(text.replace(kind === 'flour' ? /\s*g(?:r|rammi)?\.?\s*$/iu : /$^/u, ''))
  if (value === null || value <= 0) return null
  if (kind === 'flour') return { kind, flourG: value }
  return Number.isInteger(value) ? { kind, servings: value } : null
}

function readDoses(text: string): Doses | null {
  if (text.length > LONGEST) return null
  if (/\d\s*g$/iu.test(text)) return typedDoses('flour', text)
  return typedDoses(/[x×*]|cm|per|tegli/iu.test(text) ? 'pans' : 'servings', text)
}

export type AskedDoses = {
  doses: Doses
  factor: number
  refused: string
}

export function dosesOfAddress(recipe: DosedRecipe, asked: string | null): AskedDoses {
  const own: Doses = { kind: 'servings', servings: recipe.servings }
  const doses = asked === null ? own : readDoses(asked.trim())
  const factor = doses && factorOf(recipe, doses)
  if (!doses || factor === null) return { doses: own, factor: 1, refused: (asked ?? '').slice(0, LONGEST) }
  return { doses, factor, refused: '' }
}

export function dosedRecipe<Dosed extends DosedRecipe & { ingredients: readonly string[] }>(
  recipe: Dosed,
  asked: string | null,
): Dosed {
  const { factor } = dosesOfAddress(recipe, asked)
  return { ...recipe, ingredients: recipe.ingredients.map((line) => scaleIngredientLine(line, factor)) }
}

export function addressOfDoses(recipe: DosedRecipe, doses: Doses): string {
  if (doses.kind === 'servings') return doses.servings === recipe.servings ? '' : String(doses.servings)
  if (doses.kind === 'flour') return `${plainDecimal(doses.flourG)}g`
  const pans = writePans(doses.pans).replaceAll(' ', '').replace(',', '.')
  return 'diameterCm' in doses.pans.pan ? pans : pans.replace('cm', '')
}

export function queryOfDoses(recipe: DosedRecipe, doses: Doses, before: '?' | '&'): string {
  const address = addressOfDoses(recipe, doses)
  return address && `${before}${DOSES_PARAM}=${address}`
}

export function writeDoses(doses: Doses): string {
  if (doses.kind === 'pans') return writePans(doses.pans)
  return doses.kind === 'servings'
    ? String(doses.servings)
    : `${plainDecimal(doses.flourG).replace('.', ',')} g`
}

/** The doses of `factor` times the recipe, in whole servings or grams. For pans the result is the recipe's
 * own pans. Null if the recipe has no doses of this `kind`. */
export function dosesIn(recipe: DosedRecipe, kind: DosesKind, factor: number): Doses | null {
  const own = ownDoses(recipe, kind)
  if (own?.kind === 'servings')
    return { kind: 'servings', servings: Math.max(1, Math.round(own.servings * factor)) }
  return own?.kind === 'flour' ? { kind: 'flour', flourG: Math.round(own.flourG * factor) } : own
}
