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
])('%s: the line keeps its words', (line, now) => {
  const [first = ''] = linesOf(lighter([line], BAKE))
  expect(first).toMatch(now)
  expect(first).not.toBe(line)
})

test.each([
  ['una mozzarella e mezza', 'circa 130 g di mozzarella'],
  ['mozzarella, 2 etti', '140 g di mozzarella'],
  ['8 fette di mortadella', '5 fette di mortadella'],
  ['1 burrata da 250 g', '175 g di burrata'],
])('%s: less of what is counted is counted or weighed', (line, now) => {
  expect(linesOf(lighter([line], ['Impasta.', 'Stendi e inforna a 250 gradi.']))[0]).toBe(now)
})

test.each([
  ['250 g di mozzarella', 'Metti 3 fette di mozzarella.'],
  ['250 g di mozzarella', 'Metti due etti di mozzarella.'],
  ['250 g di mozzarella', 'Metti la mozzarella (125 g a testa).'],
  ['mozzarella q.b.', 'Metti la mozzarella.'],
])('%s, %s: what is counted in the steps, or has no amount, stays', (line, step) => {
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
  expect(slices).toContain('30 g di spianata')
})

test('the percentage is that of the figures beside it', () => {
  const { nutrition, notes, title } = lighter(['300 g di mozzarella', '100 g di salame'], BAKE)
  const less = Math.round((1 - Math.round(nutrition.after.kcal) / Math.round(nutrition.before.kcal)) * 100)
  expect(less).toBeGreaterThanOrEqual(10)
  expect(notes.join(' ')).toContain(`${less}% in meno (stima)`)
  expect(title).toBe('Prova, variante leggera')
})

test('what is whole or one each in a step is only that thing', () => {
  const steps = [
    'Impasta.',
    'Apri a metà o lascia intera e metti la mozzarella, una foglia a testa di basilico.',
  ]
  expect(linesOf(lighter(['mozzarella per pizza, 200g'], steps))[0]).toMatch(/1\d\d ?g/u)
  expect(linesOf(lighter(['150 g di caciotta'], BAKE))[0]).toBe('105 g di caciotta')
})

test('a temperature behind its name is no amount of it', () => {
  expect(
    linesOf(lighter(['250 g di mozzarella'], ['Impasta.', 'Metti la mozzarella, 220 gradi.']))[0],
  ).not.toBe('250 g di mozzarella')
})

test('where little lies on it the dough is thinner, unless the steps say how thick or weigh it', () => {
  const own = (step: string) => lighter(['10 g di rosmarino'], ['Impasta.', step, 'Inforna a 220 gradi.'])
  expect(linesOf(own('Stendi in due teglie.'))).toContain('340 g di farina 0')
  for (const step of ['Stendi alto due dita.', 'Tira la pasta sottile.', 'Dividi in pezzi da 180 g.'])
    expect(linesOf(own(step))).toContain('400 g di farina 0')
})

test('a title promises no more than is so', () => {
  const titleOf = (cheese: string, step: string) => lighter([cheese], ['Impasta.', step]).title
  expect(titleOf('100 g di mozzarella', 'Tira la pasta sottile e inforna.')).toBe(
    'Prova, variante un poco più leggera',
  )
  expect(titleOf('3 cipolle rosse', 'Tira la pasta sottile e inforna.')).toBe("Prova, quasi com'era")
})

test.each([
  ['2 panetti da 250 g', true],
  ['2 panetti pronti da 250 g', true],
  ['3 palline surgelate', true],
  ['2 panetti pronti senza glutine', false],
])('%s: dough that is named by its shape has gluten, unless it says so', (dough, has) => {
  const { allergens } = lighter([dough, '200 g di tonno'], ['Stendi.', 'Metti il tonno.'], 'P', [])
  expect(allergens.after.includes('glutine')).toBe(has)
})

test.each([
  [['2 tigelle', '250 g di stracchino']],
  [['1 base pizza', '300 g di patate', '150 g di formaggio di malga', '80 g di xyz']],
  [['400 g di farina 0', '300 g di mozzarella', '100 g di salame', '200 g di xyz']],
])('%s: what is not counted has no percentage', (lines) => {
  const { notes, title, nutrition } = lighter(lines, ['Scalda.', 'Metti tutto.'], 'P', [])
  expect(notes.join(' ')).not.toMatch(/%|non si può dire/u)
  expect(title.includes('un poco più')).toBe(
    nutrition.after.kcal < nutrition.before.kcal && !title.endsWith('variante leggera'),
  )
})

test('of two doughs that are one none is made less', () => {
  const recipe = typedRecipe({
    name: 'Bufala',
    dough: ['1000 g di farina 0', '450 g di acqua', '10 g di lievito'],
    lines: ['200 g di acqua fredda', '25 g di sale', '500 g di mozzarella'],
    steps: ['Impasta.', 'Dividi in 6 panetti da 240 g.', 'Condisci e inforna.'],
    unit: 'pizze',
    servings: 6,
  })
  expect(improveRecipe(recipe, 'leggera').groups.flatMap(({ lines }) => lines)).toContain(
    '1000 g di farina 0',
  )
})

test('what is not weighed to the gram is not told to the hundredth', () => {
  const { changes } = lighter(["80 ml d'olio"], ['Impasta.', 'Stendi, versa e inforna a 250 gradi.'])
  expect(JSON.stringify(changes)).not.toMatch(/\d,\d\d/u)
})
