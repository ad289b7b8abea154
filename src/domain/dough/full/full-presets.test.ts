import { expect, test } from 'vitest'
import { DEFAULT_DOUGH_FORM } from './full-limits.ts'
import { applyPreset, DOUGH_PRESETS, matchingPreset, PRESET_FIELDS, usualBall } from './full-presets.ts'
import { SEASONAL_YEAST_TIP } from './full-tips.ts'
import { validateDoughForm } from './full-validation.ts'

test('the bar begins with the seven styles of the specification, in their order', () => {
  const values = DOUGH_PRESETS.map((preset) => [preset.id, ...PRESET_FIELDS.map((field) => preset[field])])
  expect(values.slice(0, 7)).toStrictEqual([
    ['napoletana', 0.25, 62, 2.5, 0, 0, 'cold', 48],
    ['romana_tonda', 0.15, 58, 2.2, 1.5, 0, 'room', 12],
    ['romana_al_taglio', 0.45, 75, 2.5, 2.5, 0, 'cold', 72],
    ['siciliana', 0.55, 65, 2.5, 3.5, 0, 'room', 18],
    ['genovese', 0.4, 70, 2.8, 8, 0, 'room', 12],
    ['pugliese', 0.45, 72, 2.5, 5, 0, 'cold', 24],
    ['milanese', 0.4, 68, 2.3, 2, 0, 'cold', 36],
  ])
  const texts = DOUGH_PRESETS.flatMap(({ name, description }) => [name, description])
  const twice = texts.filter((text, at) => texts.indexOf(text) !== at)
  expect(twice, 'a style that was copied keeps the words of the other').toEqual([])
})

test.each(DOUGH_PRESETS)('$id gives a valid form, is recognised, and by link equals by click', (preset) => {
  const clicked = applyPreset({ ...DEFAULT_DOUGH_FORM, servings: 6, name: 'Sabato' }, preset)
  expect(validateDoughForm(clicked)).toStrictEqual({ form: clicked })
  expect(matchingPreset(clicked)?.id).toBe(preset.id)
  expect(matchingPreset({ ...clicked, ...usualBall(clicked) })?.id, 'with its usual ball').toBe(preset.id)
})

test('what a preset does not give becomes 0, also after another preset', () => {
  const [napoletana, , , , genovese] = DOUGH_PRESETS
  const form = applyPreset(applyPreset({ ...DEFAULT_DOUGH_FORM, sugarPct: 3 }, genovese), napoletana)
  expect(form).toMatchObject({ oilPct: 0, sugarPct: 0, name: 'Nuova Ricetta', servings: 4 })
})

test('a form changed by hand has no active preset', () => {
  expect(matchingPreset(DEFAULT_DOUGH_FORM)).toBeNull()
  expect(matchingPreset({ ...applyPreset(DEFAULT_DOUGH_FORM, DOUGH_PRESETS[0]), saltPct: 2.6 })).toBeNull()
})

test('the seasonal tip names both figures', () => {
  expect(SEASONAL_YEAST_TIP).toBe('In estate riduci il lievito del 20%, in inverno aumentalo del 10%.')
})
