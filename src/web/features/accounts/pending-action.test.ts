import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPendingActions, type StoredAction, toggledAction, withPendingActions } from './pending-action.ts'

const HOUR_MS = 60 * 60 * 1000
const heart = (recipeId: number, at = 0): StoredAction => ({
  kind: 'favourite',
  recipeId,
  name: 'Pizza Margherita',
  page: '/ricette',
  at,
})
const vote = (rating: number, at = 0): StoredAction => ({
  kind: 'vote',
  recipeId: 1,
  rating,
  page: '/ricette/1',
  at,
})

const note = (text: string): StoredAction => ({
  kind: 'note',
  recipeId: 1,
  text,
  cookedOn: '2026-11-23',
  page: '/ricette/1',
  at: 0,
})
const place: StoredAction = { kind: 'page', page: '/ricette/2?dosi=6&cucina=7', at: 0 }

const evening: StoredAction = { kind: 'evening', page: '/serata', at: 0 }

const collection: StoredAction = {
  kind: 'collection',
  name: 'Teglie',
  recipeId: 3,
  page: '/ricette/3',
  at: 0,
}

describe('what a visitor began', () => {
  test('is read back in its order', () => {
    const list = [heart(1), vote(4), note('Bordo chiaro'), place, evening, collection]
    expect(readPendingActions(JSON.stringify(list), HOUR_MS)).toEqual(list)
  })

  test('is forgotten after a day, and so is what comes from the future', () => {
    const list = [vote(1, 0), vote(2, 2 * HOUR_MS), vote(3, 99 * HOUR_MS)]
    expect(readPendingActions(JSON.stringify(list), 24 * HOUR_MS)).toEqual([vote(2, 2 * HOUR_MS)])
  })

  test('is kept for as long as it takes, if it is a heart', () => {
    const list = [heart(1, 0), heart(2, 99 * HOUR_MS)]
    const text = withPendingActions(JSON.stringify(list), [heart(1)], 24 * HOUR_MS) ?? ''
    expect(readPendingActions(text, 24 * HOUR_MS)).toEqual([heart(1)])
    expect(readPendingActions(text, 9999 * HOUR_MS)).toEqual([heart(1)])
  })

  test.each([
    null,
    '',
    '{',
    '{}',
    '[null, 7, {}]',
    JSON.stringify([{ ...vote(4), rating: 6 }]),
    JSON.stringify([{ ...vote(4), kind: 'delete' }]),
    JSON.stringify([{ ...vote(4), kind: 'collection' }]),
    JSON.stringify([{ ...collection, recipeId: 'tre' }]),
    JSON.stringify([{ ...vote(4), kind: 'note', text: 'Bordo chiaro' }]),
    JSON.stringify([{ ...vote(4), page: '//elsewhere.example' }]),
    JSON.stringify([{ ...vote(4), page: 'https://elsewhere.example' }]),
  ])('%j is nothing', (text) => {
    expect(readPendingActions(text, HOUR_MS)).toEqual([])
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(readPendingActions(text, 0))).toBe(true)
      }),
    )
  })
})

test('a second press empties the heart, a second vote replaces the first', () => {
  expect(toggledAction([heart(1), heart(2)], heart(1, 5))).toEqual([heart(2)])
  expect(toggledAction([vote(3), heart(1)], vote(5))).toEqual([heart(1), vote(5)])
  expect(toggledAction([evening, heart(1)], evening)).toEqual([heart(1), evening])
})

test('a second note stands beside the first', () => {
  expect(toggledAction([note('Bordo chiaro')], note('Pietra più calda'))).toHaveLength(2)
  expect(toggledAction([note('Bordo chiaro')], note('Bordo chiaro'))).toHaveLength(1)
})

test('what another version of the site started waits for it a day', () => {
  const newer = { kind: 'oven', page: '/forno', at: 10 }
  const text = JSON.stringify([heart(1), newer])
  expect(withPendingActions(text, [], 20)).toBe(JSON.stringify([newer]))
  expect(withPendingActions(text, [], 24 * 3600 * 1000 + 20)).toBe('[]')
})
