import { expect, test } from 'vitest'
import { calculateDough } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM } from './full-limits.ts'
import { applyPreset, DOUGH_PRESETS, matchingPreset, PRESET_FIELDS } from './full-presets.ts'
import { draftOfQuery, queryOfForm, readDraft } from './full-query.ts'
import { SEASONAL_YEAST_TIP } from './full-texts.ts'
import { validateDoughForm } from './full-validation.ts'

test('the seven styles as the specification gives them, in the order of the bar', () => {
  const values = DOUGH_PRESETS.map((preset) => [preset.id, ...PRESET_FIELDS.map((field) => preset[field])])
  expect(values).toStrictEqual([
    ['napoletana', 0.25, 0.62, 0.025, 0, 0, 'cold', 48],
    ['romana_tonda', 0.15, 0.58, 0.022, 0.015, 0, 'room', 12],
    ['romana_al_taglio', 0.45, 0.75, 0.025, 0.025, 0, 'cold', 72],
    ['siciliana', 0.55, 0.65, 0.025, 0.035, 0, 'room', 18],
    ['genovese', 0.4, 0.7, 0.028, 0.08, 0, 'room', 12],
    ['pugliese', 0.45, 0.72, 0.025, 0.05, 0, 'cold', 24],
    ['milanese', 0.4, 0.68, 0.023, 0.02, 0, 'cold', 36],
  ])
  expect(new Set(DOUGH_PRESETS.flatMap(({ name, description }) => [name, description])).size).toBe(14)
})

test.each(DOUGH_PRESETS)('$id gives a valid form, is recognised, and by link equals by click', (preset) => {
  const clicked = applyPreset({ ...DEFAULT_DOUGH_FORM, servings: 6, name: 'Sabato' }, preset)
  expect(validateDoughForm(clicked)).toStrictEqual({ form: clicked })
  expect(matchingPreset(clicked)?.id).toBe(preset.id)
  const linked = readDraft(draftOfQuery(new URLSearchParams(queryOfForm(clicked))))
  expect(linked).toStrictEqual({ form: clicked })
  expect('form' in linked && calculateDough(linked.form)).toStrictEqual(calculateDough(clicked))
})

test('what a preset does not give becomes 0, also after another preset', () => {
  const [napoletana, , , , genovese] = DOUGH_PRESETS
  const form = applyPreset(applyPreset({ ...DEFAULT_DOUGH_FORM, sugarPct: 0.03 }, genovese), napoletana)
  expect(form).toMatchObject({ oilPct: 0, sugarPct: 0, name: 'Nuova Ricetta', servings: 4 })
})

test('a form changed by hand has no active preset', () => {
  expect(matchingPreset(DEFAULT_DOUGH_FORM)).toBeNull()
  expect(matchingPreset({ ...applyPreset(DEFAULT_DOUGH_FORM, DOUGH_PRESETS[0]), saltPct: 0.026 })).toBeNull()
})

test('the seasonal tip names both figures', () => {
  expect(SEASONAL_YEAST_TIP).toBe('In estate riduci il lievito del 20%, in inverno aumentalo del 10%.')
})
