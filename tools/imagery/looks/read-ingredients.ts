/** What a recipe's lines show, and what its steps say of when it comes on. */
import { plain } from '#site'
import { INGREDIENTS, type IngredientRule } from './ingredient-table.ts'

/** The rule that reads a line; undefined when none knows it. */
export function ruleOf(line: string): IngredientRule | undefined {
  const text = plain(line)
  return INGREDIENTS.find((rule) => rule.stem.test(text))
}

/** Where a step sends the dish to the fire, and where it comes away from it. */
const TO_THE_FIRE = /\b(?:inforna|fai scivolare|cuoci|rimetti in forno|friggi)/g
const AWAY_FROM_IT = /\b(?:sforna|fuori dal forno|appena esce|all'uscita|tolta dal forno|a cottura ultimata)/g
const MARKS = /\{([^}]*)\}/g

/** True for what the steps name for the last time after the dish has left the fire for the last time. */
export function isPutOnRaw(rule: IngredientRule, steps: readonly string[]): boolean {
  const text = steps.join(' ').toLowerCase()
  const last = (pattern: RegExp) => Math.max(-1, ...[...text.matchAll(pattern)].map(({ index }) => index))
  const out = Math.max(last(TO_THE_FIRE), last(AWAY_FROM_IT))
  if (out < 0) return false
  const named = [...text.matchAll(MARKS)].filter(({ 1: mark = '' }) => rule.stem.test(plain(mark)))
  return named.some(({ index }) => index > out)
}
