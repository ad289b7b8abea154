import { expect, test } from 'vitest'
import { sheetOfStored } from './stored-sheet.ts'

test('an evening that an earlier version stored reads like one of today', () => {
  const before = {
    places: 1,
    queue: [{ pizza: '1', portions: [{ guest: 0, halves: 2 }] }],
    guests: [{ name: 'Ada', appetite: 1.5, pizza: '1' }],
    doughs: [
      { kind: 'tonda', calculator: [] },
      { kind: 'senza-glutine-1', calculator: null },
    ],
  }
  const now = {
    places: 1,
    queue: [{ pizza: '1', portions: [{ guest: 0, units: 2 }] }],
    guests: [{ name: 'Ada', appetite: 1.5, shares: [{ pizza: '1', units: 3 }] }],
    doughs: [
      { kind: 'tonda', calculator: [], isWithoutGluten: false },
      { kind: 'senza-glutine-1', calculator: null, isWithoutGluten: true },
    ],
  }
  expect(sheetOfStored(before)).toEqual(now)
  expect(sheetOfStored(now)).toEqual(now)
  expect(sheetOfStored({ acts: 3 })).toMatchObject({ acts: 3 })
})
