import { expect, test } from 'vitest'
import { FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { readAnswers } from './own-answers.ts'

const answer = { token: 't', key: 'k', endsAtMs: 1000, guest: { ...FIRST_GUEST, name: 'Bea' } }

test('an answer is kept as long as its invitation is open', () => {
  const text = JSON.stringify([answer, { ...answer, key: 'other', endsAtMs: 500 }])
  expect(readAnswers(text, 0)).toHaveLength(2)
  expect(readAnswers(text, 500)).toEqual([answer])
  expect(readAnswers(text, 1000)).toEqual([])
})

test.each([null, '', '{', '{}', '[null, 7, {}]', JSON.stringify([{ ...answer, guest: { name: 'Bea' } }])])(
  '%j is nothing',
  (text) => {
    expect(readAnswers(text, 0)).toEqual([])
  },
)
