import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import { DEFAULT_DOUGH_FORM, DOUGH_FIELDS, type DoughForm } from '#domain/dough/full/full-limits.ts'
import { isSameDough } from '#domain/dough/full/full-records.ts'
import { validateDoughForm } from '#domain/dough/full/full-validation.ts'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { NewDoughRecipe } from './dough-recipe.ts'
import { formOfRecipe, recipePayload, sentFields } from './dough-recipe-payload.ts'

function outputsOf(form: DoughForm) {
  const calculation = calculateDough(form)
  if ('invalid' in calculation) throw new Error(calculation.invalid)
  return calculation.outputs
}

test('the payload has all fields, percentages as fractions, the outputs and the three groups', () => {
  const form: DoughForm = { ...DEFAULT_DOUGH_FORM, prefermentEnabled: true, notes: 'per sabato' }
  const payload = recipePayload(form, outputsOf(form))
  expect(payload).toStrictEqual({
    ...form,
    hydrationPct: 0.63,
    saltPct: 0.028,
    oilPct: 0,
    sugarPct: 0,
    prefermentFlourPct: 0.2,
    prefermentHydrationPct: 1,
    sourdoughStarterPct: 0.2,
    sourdoughStarterHydrationPct: 1,
    outputs: outputsOf(form),
    fermentPlan: { mode: 'cold', hours: 48, roomTempC: 23, fridgeTempC: 4 },
    preferment: { enabled: true, flourPct: 0.2, hydrationPct: 1 },
    sourdough: { enabled: false, starterPct: 0.2, starterHydrationPct: 1 },
  })
})

test('a kept recipe is the same dough as the form it came from, and no other', () => {
  fc.assert(
    fc.property(anyDoughForm, (form) => {
      const kept = JSON.parse(JSON.stringify({ ...recipePayload(form, outputsOf(form)), id: 1 }))
      expect(isSameDough(formOfRecipe(kept), form)).toBe(true)
      expect(isSameDough({ ...form, name: `${form.name}!` }, form)).toBe(false)
      expect(isSameDough({ ...form, servings: form.servings + 1 }, form)).toBe(false)
    }),
  )
})

test('empty notes are left out, every other field stays', () => {
  const payload = recipePayload(DEFAULT_DOUGH_FORM, outputsOf(DEFAULT_DOUGH_FORM))
  expect('notes' in payload).toBe(false)
  expect(DOUGH_FIELDS.filter((field) => !(field in payload))).toStrictEqual(['notes'])
})

test('what is sent is read as the form that it came from, by its fractions', () => {
  fc.assert(
    fc.property(anyDoughForm, (form) => {
      const outputs = outputsOf(form)
      expect(NewDoughRecipe.parse(recipePayload(form, outputs))).toStrictEqual({ form, outputs })
    }),
  )
})

test('a fraction may come as text, and what is none is refused', () => {
  const sent = { ...recipePayload(DEFAULT_DOUGH_FORM, outputsOf(DEFAULT_DOUGH_FORM)), hydrationPct: '0,63' }
  expect(validateDoughForm(sentFields(sent))).toStrictEqual({ form: DEFAULT_DOUGH_FORM })
  const wrong = { ...sent, hydrationPct: 63, saltPct: 'tanto', oilPct: null }
  expect(validateDoughForm(sentFields(wrong))).toMatchObject({
    errors: {
      hydrationPct: 'Inserisci un valore da 50 a 90 %',
      saltPct: 'Inserisci un numero',
      oilPct: 'Inserisci un numero',
    },
  })
})
