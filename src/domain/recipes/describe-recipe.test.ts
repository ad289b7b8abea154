import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeRecipe } from './describe-recipe.ts'
import { RECIPE_CATEGORIES } from './vocabulary.ts'

const dough = {
  isDough: true,
  lines: ['500 g di farina 0', '320 g di acqua', '3 g di lievito di birra fresco'],
}
const times = { activeTime: 30, restTime: 720, bakeTime: 25 }

test('a recipe is described by what lies on it and by what it asks of its cook', () => {
  const topping = { isDough: false, lines: ['300 g di pomodorini', '150 g di olive nere', 'sale fino q.b.'] }
  expect(describeRecipe({ category: 'Focaccia', groups: [dough, topping], ...times })).toBe(
    'Focaccia con pomodorini e olive nere. Chiede 30 min di lavoro, 12 h di riposo e 25 min di cottura.',
  )
})

test('without toppings and without times it says what it is', () => {
  const none = { activeTime: 0, restTime: 0, bakeTime: 0 }
  expect(describeRecipe({ category: 'Teglia', groups: [dough], ...none })).toBe('Pizza in teglia.')
  expect(describeRecipe({ category: 'Dolce', groups: [], ...none })).toBe('Pizza dolce.')
})

test('it names at most four things, and fits a description', () => {
  const line = fc.constantFrom(
    '200 g di mozzarella',
    '80 g di prosciutto crudo',
    'basilico',
    'una manciata di roba strana',
    '2 uova',
    '100 g di funghi champignon',
    '50 g di rucola',
  )
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(...RECIPE_CATEGORIES),
      (lines, category) => {
        const text = describeRecipe({ category, groups: [dough, { isDough: false, lines }], ...times })
        const [first = ''] = text.split('. ')
        expect(first.split(/, | e /u).length).toBeLessThanOrEqual(4)
        expect(text).toMatch(/^\p{Lu}.*\.$/u)
        expect(text.length).toBeLessThan(300)
      },
    ),
  )
})
