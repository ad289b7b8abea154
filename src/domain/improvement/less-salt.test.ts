import { expect, test } from 'vitest'
import { typedRecipe } from '../../../tests/support/unseen-recipes.ts'
import { improveRecipe } from './improve-recipe.ts'

const saltless = (lines: string[], steps: string[]) =>
  improveRecipe(typedRecipe({ name: 'Pizza', lines, steps }), 'a basso contenuto di sodio')
const linesOf = ({ groups }: ReturnType<typeof saltless>) => groups.flatMap(({ lines }) => lines)
const STEPS = ["Impasta con l'acqua e il sale.", 'Stendi, condisci e inforna.']

test('salt is a share of all the flour, that of the poolish too', () => {
  const own = [
    'poolish: 200g farina 0 + 200g acqua + 1g lievito di birra',
    '400g farina 0 forte',
    '220g acqua',
    '14g sale',
  ]
  expect(linesOf(saltless(own, STEPS)).join()).toMatch(/2,4 ?g(?: di)? sale/u)
})

test.each([
  [['400 g di bread flour', '265 ml di acqua', '1 1/2 tsp di sale fino'], /1,[56] g di sale/u],
  [['600 g di Mehl Typ 550', '380 g di acqua', '16 g sale fino'], /2,4 g(?: di)? sale/u],
])('the dough keeps a little of its salt, however it is told: %s', (lines, little) => {
  const list = linesOf(saltless(lines, STEPS)).join()
  expect(list).toMatch(little)
  expect(list).not.toMatch(/tsp|16 g/u)
})

test('salt is a share of strong flour too', () => {
  const own = [
    'FARINA MANITOBA 300 GR',
    'FARINA 00 500 GR',
    'ACQUA 520 GR',
    'SALE 16 GR',
    'Sale grosso, poco, per finire',
  ]
  const list = linesOf(saltless(own, STEPS))
  expect(list.join()).toMatch(/(?<!\d)3 g di sale/u)
  expect(list.join()).not.toMatch(/per finire|poco/u)
})

test('what is without lactose for somebody stays so', () => {
  const line = '300 g di mozzarella senza lattosio'
  expect(linesOf(saltless(['2 basi per pizza', line], STEPS))).toContain(line)
})

test('a line loses its salt and nothing else', () => {
  expect(linesOf(saltless(['2 basi per pizza', 'sale/olio/origano'], STEPS))).toEqual([
    '2 basi per pizza',
    'olio',
    'origano',
  ])
})

test('nothing is said of where most of the sodium comes from', () => {
  const { notes } = saltless(['1 impasto per pizza', '200 g di mozzarella', '200 g di acciughe'], STEPS)
  expect(notes.join(' ')).not.toContain('La maggior parte del sodio')
})

test('salt by another name is that of the dough', () => {
  const own = ['Farina 0: 550 g', 'Acqua: 350 g', 'NaCl: 14 g', 'Pelati: 400 g']
  expect(linesOf(saltless(own, STEPS)).join()).toMatch(/2,2 g di sale/u)
})

test('speaks of yeast only where a dough may have it', () => {
  const own = ['300 g di farina', '180 g di acqua', '1 bustina di lievito istantaneo', '6 g di sale']
  expect(
    saltless(own, STEPS)
      .changes.map(({ why }) => why)
      .join(),
  ).toContain('se ha lievito di birra o madre')
})
