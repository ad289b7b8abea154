import { expect, test } from 'vitest'
import { typedRecipe } from '#tests/support/unseen-recipes.ts'
import { improveRecipe } from './improve-recipe.ts'

const dough = ['400 g di farina 0', '260 g di acqua', '8 g di sale', '4 g di lievito di birra']
const lighter = (lines: string[], steps: string[], name = 'Prova', own = dough) =>
  improveRecipe(typedRecipe({ name, dough: own, lines, steps }), 'leggera')
const linesOf = ({ groups }: ReturnType<typeof lighter>) => groups.flatMap((group) => group.lines)
const BAKE = ['Impasta.', 'Stendi.', 'Metti la mozzarella e inforna a 250 gradi.']

test.each([
  ['250 g di mozzarella', /^\d+ g di mozzarella$/u],
  ['Mozzarella, g 250', /^Mozzarella, g \d+$/u],
  ['mozzarella ben sgocciolata: 250 g', /^mozzarella ben sgocciolata: \d+ g$/u],
  ['mozzarella, 2 etti', /^mozzarella, \d+ g$/u],
])('%s: the line keeps its words', (line, now) => {
  const [first = ''] = linesOf(lighter([line], BAKE))
  expect(first).toMatch(now)
  expect(first).not.toBe(line)
})

test.each([
  ['1 mozzarella', 'Metti la mozzarella.'],
  ['250 g di mozzarella', 'Metti 3 fette di mozzarella.'],
  ['250 g di mozzarella', 'Metti due etti di mozzarella.'],
  ['250 g di mozzarella', 'Metti la mozzarella (125 g a testa).'],
  ['250 g di mozzarella (o 2 scamorze)', 'Metti la mozzarella.'],
  ['mozzarella q.b.', 'Metti la mozzarella.'],
])('%s, %s: what was counted, or is counted in the steps, stays', (line, step) => {
  expect(linesOf(lighter([line], ['Impasta.', 'Stendi.', step, 'Inforna.']))[0]).toBe(line)
})

test('a weight in the steps falls with its line', () => {
  const { steps } = lighter(
    ['200 g di mozzarella'],
    ['Impasta.', 'Metti 100 g di mozzarella su ogni pizza e inforna.'],
  )
  expect(steps.join(' ')).not.toContain('100 g')
})

test('what is fried stays fried, and no step is written anew', () => {
  const steps = ['Impasta.', 'Friggi i dischi in olio bollente, un minuto per lato.', 'Metti la mozzarella.']
  expect(lighter(['250 g di mozzarella', '1 l di olio di semi per friggere'], steps).steps).toEqual(steps)
})

test('what gives the dish its name is tasted on each pizza', () => {
  const slices = linesOf(lighter(['36 g di spianata', '250 g di mozzarella'], BAKE, 'Spianata e miele'))
  expect(slices).toContain('36 g di spianata')
})

test('the percentage is that of the figures beside it', () => {
  const { nutrition, notes, title } = lighter(['300 g di mozzarella', '100 g di salame'], BAKE)
  const less = Math.round((1 - Math.round(nutrition.after.kcal) / Math.round(nutrition.before.kcal)) * 100)
  expect(less).toBeGreaterThanOrEqual(10)
  expect(notes.join(' ')).toContain(`${less}% (stima)`)
  expect(title).toBe('Prova, variante leggera')
})

test('dough that is named by its shape has gluten', () => {
  const { allergens } = lighter(
    ['2 panetti da 250 g', '200 g di tonno'],
    ['Stendi.', 'Metti il tonno.'],
    'P',
    [],
  )
  expect(allergens.after).toContain('glutine')
})

test('of a base that nobody weighed no percentage is told', () => {
  const { notes } = lighter(
    ['2 piadine', '250 g di stracchino'],
    ['Scalda.', 'Metti lo stracchino.'],
    'P',
    [],
  )
  expect(notes.join(' ')).toContain('non si può dire: della base non conosciamo peso o valori')
  expect(notes.join(' ')).not.toContain('%')
})
