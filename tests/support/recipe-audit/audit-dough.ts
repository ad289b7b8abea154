import { type Pan, panAreaCm2 } from '#domain/recipes/doses/pan.ts'
import { composeDough } from '#domain/recipes/dough/recipe-dough.ts'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { DOUGH_STYLES, type DoughStyle, type StyleRange } from '#domain/styles/dough-styles.ts'

/** Tolerance for the rounding to whole grams: half a percent beyond a bound. */
const TOLERANCE = 0.005

function outside(name: string, value: number, { min, max }: StyleRange, remedy: string): string[] {
  if (value >= min * (1 - TOLERANCE) && value <= max * (1 + TOLERANCE)) return []
  return [`${name} ${value.toFixed(2)} is outside ${min}-${max}: change ${remedy}`]
}

function auditSize(pieceG: number, style: DoughStyle, pan: Pan | undefined): string[] {
  if (pan) {
    if (!style.panGPerCm2)
      return ['this style is not baked in a pan: take dough.pan out, or change dough.style']
    return outside('grams per cm2', pieceG / panAreaCm2(pan), style.panGPerCm2, 'dough.pan or the flour')
  }
  return style.pieceG
    ? outside('piece weight', pieceG, style.pieceG, 'dough.pieces or the flour')
    : ['this style needs a pan: write dough.pan']
}

function auditWrittenPieces(pieceG: number, steps: readonly string[]): string[] {
  const written = /(?:panett\p{L}+|pallin\p{L}+|palle|porzioni|pezzi) da (?:circa )?(\d+) g\b/gu
  return [...steps.join(' ').matchAll(written)]
    .filter((match) => Math.abs(Number(match[1]) / pieceG - 1) > 0.04)
    .map((match) => `the steps say '${match[0]}', the ingredients give ${pieceG.toFixed(0)} g`)
}

export function auditDough({ dough, ingredients, steps }: RecipeContent): string[] {
  const style: DoughStyle = DOUGH_STYLES[dough.style]
  const composition = composeDough(
    ingredients.map((group) => ({ lines: group.lines, isDough: group.dough === true })),
  )
  if (!composition) return ['no flour in any dough group']
  const { totalG, hydrationPct, saltPct, fatPct } = composition
  const pieceG = totalG / dough.pieces
  return [
    ...auditSize(pieceG, style, dough.pan),
    ...outside('hydration', hydrationPct, style.hydrationPct, 'the water, or dough.style'),
    ...outside('salt', saltPct, style.saltPct, 'the salt of the dough'),
    ...outside('fat', fatPct, style.fatPct, 'the fat of the dough, or dough.style'),
    ...auditWrittenPieces(pieceG, steps),
  ]
}
