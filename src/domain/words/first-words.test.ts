import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

const entry = (term: string, id = 0) => ({ id, term, definition: `Che cosa è: ${term}`, related: [] })
const shownOf = (terms: string[]) => firstWords(terms.map(entry)).map(({ term }) => term)

test('shows three words that beginners meet first, with nothing but their meaning', () => {
  expect(shownOf(['Appretto', 'Autolisi', 'Biga', 'Cornicione', 'Idratazione'])).toEqual([
    'Appretto',
    'Cornicione',
    'Idratazione',
  ])
  expect(firstWords([entry('Biga', 7)])).toEqual([{ term: 'Biga', definition: 'Che cosa è: Biga' }])
})

test('shows the first three of a glossary that lacks one of them', () => {
  expect(shownOf(['Biga', 'Cornicione', 'Poolish', 'Staglio'])).toEqual(['Biga', 'Cornicione', 'Poolish'])
  expect(shownOf([])).toEqual([])
})
