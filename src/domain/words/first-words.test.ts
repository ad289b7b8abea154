import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

const entry = (term: string, id = 0) => ({ id, term, definition: `Che cosa è: ${term}`, related: [] })

test('shows what beginners meet first, and names the others', () => {
  const words = ['Appretto', 'Autolisi', 'Biga', 'Cornicione', 'Forza (W)', 'Poolish', 'Puntata', 'Zucchero']
  const { shown, others } = firstWords(words.map(entry))
  expect(shown.map(({ term }) => term)).toEqual([
    'Appretto',
    'Biga',
    'Cornicione',
    'Forza (W)',
    'Poolish',
    'Puntata',
  ])
  expect(shown[0]).toEqual({ term: 'Appretto', definition: 'Che cosa è: Appretto' })
  expect(others).toEqual(['Autolisi', 'Zucchero'])
})

test('shows the first nine of a glossary that has few of them', () => {
  const words = Array.from({ length: 12 }, (_, index) => `voce ${index}`)
  const { shown, others } = firstWords([entry('Biga'), ...words.map(entry)])
  expect(shown).toHaveLength(9)
  expect(shown[0]?.term).toBe('Biga')
  expect(others).toEqual(words.slice(8))
})

test('has nothing of an empty glossary', () => {
  expect(firstWords([])).toEqual({ shown: [], others: [] })
})
