import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { IMPROVE_OPTIONS } from './options.ts'
import { bakeShapeOf } from './recipe-to-improve.ts'
import { sentencesOf } from './sentences.ts'

const results = contentRecipes.flatMap((recipe) =>
  IMPROVE_OPTIONS.map((option) => ({ recipe, option, result: improvedRecipe(recipe, option) })),
)

const CLOSING =
  /(?<!\p{L})(?:combaciare|ripieg|rovescia sopra|richiud|sigill|salda|copri con l'altra metà|copri con la seconda|chiudi (?:la pasta|a mezzaluna|facendo|premendo))/iu
/** What stands beside the plate or on the oiled crust is not inside. */
const OUTSIDE = /accanto|superficie/iu

test('what a taste adds to a closed recipe goes in before it is closed', () => {
  const closed = results.filter(
    ({ recipe, option }) =>
      /^(?:chiusa|doppia)$/u.test(bakeShapeOf(recipe)) && /^(?:leggera|piccante|gourmet)$/u.test(option),
  )
  expect(closed.length).toBeGreaterThan(15)
  for (const { recipe, option, result } of closed) {
    const own = new Set(recipe.instructions.split('\n').flatMap((step) => sentencesOf(step)))
    const sentences = result.steps.flatMap((step) => sentencesOf(step))
    const at = sentences.findIndex((sentence) => CLOSING.test(sentence))
    const late = sentences
      .slice(at + 1)
      .filter((sentence) => !own.has(sentence) && /ripieno|condimento|granella|sopra/iu.test(sentence))
      .filter((sentence) => !OUTSIDE.test(sentence) && !/prima di chiudere la pasta/u.test(sentence))
    expect([recipe.name, option, at > -1, late]).toEqual([recipe.name, option, true, []])
  }
})

test('what a taste adds to the topping of an open recipe comes after the dough is divided', () => {
  const DIVIDING = /(?<!\p{L})(?:dividi|spezza|taglia|ricava|forma)\p{L}* .*(?:panett|porzion|pezzi|pall)/iu
  const TASTES = /^(?:leggera|piccante|gourmet)$/u
  const open = results.filter(
    ({ recipe, option }) => !/^(?:chiusa|doppia)$/u.test(bakeShapeOf(recipe)) && TASTES.test(option),
  )
  for (const { recipe, option, result } of open) {
    const own = new Set(recipe.instructions.split('\n').flatMap((step) => sentencesOf(step)))
    const sentences = result.steps.flatMap((step) => sentencesOf(step))
    const divided = sentences.findIndex((sentence) => own.has(sentence) && DIVIDING.test(sentence))
    const early = sentences
      .slice(0, Math.max(divided, 0))
      .filter((sentence) => !own.has(sentence) && /sul condimento|al momento di servire/iu.test(sentence))
    expect([recipe.name, option, early]).toEqual([recipe.name, option, []])
  }
})

test('nothing is laid on twice in one breath', () => {
  for (const { recipe, option, result } of results)
    for (const step of result.steps) {
      const twice =
        /((?:con|e|,) (?:il|lo|la|i|gli|le|l')\s?\p{L}+(?: \p{L}+)?)(?:,| e| poi) \1(?!\p{L})/u.exec(step)
      expect([recipe.name, option, twice?.[0] ?? null]).toEqual([recipe.name, option, null])
    }
})

/** A sentence whatever amount it gives. */
const plain = (sentence: string) => sentence.replace(/\d+(?:,\d+)?/gu, '0')

test('a sentence has something to say: no gesture without its thing', () => {
  for (const { recipe, option, result } of results)
    for (const sentence of result.steps
      .flatMap((step) => sentencesOf(step))
      .filter((one) => !plain(recipe.instructions).includes(plain(one))))
      expect([
        recipe.name,
        option,
        /^(?:Versa|Distribuisci|Taglia|Aggiungi|Spalma|Condisci)(?: e |[.;,]|$)|; se (?:è|sono) \p{L}+ \p{L}+\.$/u.exec(
          sentence,
        )?.[0] ?? null,
      ]).toEqual([recipe.name, option, null])
})

test('what a recipe gains depends on what it has: no addition stands in two thirds of them', () => {
  for (const option of ['leggera', 'piccante', 'gourmet'] as const) {
    const counts = new Map<string, number>()
    for (const { result } of results.filter((one) => one.option === option))
      for (const { what } of result.changes.filter((change) => change.what.startsWith('in più'))) {
        const name = what.replace(/^.*? (?:g di|g d')|^in più: /u, '').replace(/^\d+ /u, '')
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
    expect([option, Math.max(...counts.values()) <= (contentRecipes.length * 2) / 3]).toEqual([option, true])
    expect(counts.size).toBeGreaterThanOrEqual(4)
  }
})
