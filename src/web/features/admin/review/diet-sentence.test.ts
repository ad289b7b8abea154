import { expect, test } from 'vitest'
import { dietSentence } from './diet-sentence.ts'

const fits = { answer: 'fits' as const, because: [] }
const breaks = { answer: 'breaks' as const, because: ['Mozzarella', 'Uova'] }
const open = { answer: 'open' as const, because: ['Roba strana'] }

test('what all ingredients allow is proposed, once', () => {
  expect(dietSentence('vegan', fits, false)?.proposes).toEqual({
    isMarked: true,
    label: 'Segna come vegana',
  })
  expect(dietSentence('vegan', fits, true)?.proposes).toBeUndefined()
  expect(dietSentence('glutenFree', fits, false)?.proposes?.isMarked).toBe(true)
})

test('a mark that the ingredients contradict is wrong, and says by what', () => {
  expect(dietSentence('vegan', breaks, true)).toEqual({
    text: 'È segnata come vegana, ma non lo è per: «Mozzarella» e «Uova».',
    proposes: { isMarked: false, label: 'Togli «Vegana»' },
    isWrong: true,
  })
  expect(dietSentence('vegan', breaks, false)).toEqual({ text: 'Non è vegana per: «Mozzarella» e «Uova».' })
  expect(dietSentence('glutenFree', breaks, false)).toBeUndefined()
})

test('what is not known is never proposed', () => {
  expect(dietSentence('vegan', open, false)).toEqual({
    text: 'È vegana soltanto se lo è anche: «Roba strana».',
  })
  expect(dietSentence('glutenFree', open, false)).toBeUndefined()
  expect(dietSentence('vegan', { answer: 'open', because: [] }, false)).toBeUndefined()
})
