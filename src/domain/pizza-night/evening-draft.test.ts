import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressOfDraft,
  draftOfAddress,
  draftOfStored,
  type EveningDraft,
  FIRST_EVENING,
  FIRST_GUEST,
  requestOfDraft,
  sharedAddress,
} from './evening-draft.ts'

const draft: EveningDraft = {
  ...FIRST_EVENING,
  bakeAt: '2026-11-28T20:00',
  guests: [
    {
      ...FIRST_GUEST,
      name: 'Ada',
      needs: ['celiachia'],
      allergies: ['latte'],
      dislikes: 'cipolla, aglio',
      wish: '52',
    },
    { ...FIRST_GUEST, appetite: 0.5 },
  ],
  oven: 'portable_gas',
  surface: 'stone',
  maxTempC: '420',
}
const reader = (pairs: [string, string][]) => {
  const address = new Map(pairs)
  return (name: string) => address.get(name) ?? null
}

test('an address carries the evening, and nothing of who may not eat what', () => {
  const pairs = addressOfDraft(draft)
  expect(pairs.flat().join(' ')).not.toMatch(/Ada|celiachia|latte|cipolla|52/)
  expect(draftOfAddress(reader(pairs))).toEqual({ ...draft, guests: [FIRST_GUEST, FIRST_GUEST] })
})

test('a shared one carries the menu too, place by place', () => {
  const pairs = sharedAddress(draft, [
    { pizza: '52', appetite: 1 },
    { pizza: '1-vegana', appetite: 0.5 },
  ])
  expect(pairs.flat().join(' ')).not.toMatch(/Ada|celiachia|latte|cipolla/)
  expect(draftOfAddress(reader(pairs))).toMatchObject({
    bakeAt: '2026-11-28T20:00',
    maxPizzas: '2',
    guests: [
      { ...FIRST_GUEST, wish: '52' },
      { ...FIRST_GUEST, appetite: 0.5, wish: '1-vegana' },
    ],
  })
})

test('the browser keeps all of it, and forgets needs thirty days after the evening', () => {
  const text = JSON.stringify(draft)
  expect(draftOfStored(text, '2026-12-28T12:00')).toEqual(draft)
  expect(draftOfStored(text, '2026-12-29T12:00')?.guests[0]).toEqual({
    ...FIRST_GUEST,
    name: 'Ada',
    wish: '52',
  })
})

test('names with commas become lists, and what is no number is told to the contract', () => {
  const request = requestOfDraft(
    { ...draft, roomC: 'caldo', atHome: 'farina 0,  , basilico' },
    'Europe/Rome',
    true,
  )
  expect(request).toMatchObject({
    roomC: -1,
    atHome: ['farina 0', 'basilico'],
    oven: { maxTempC: 420, atOnce: 1 },
  })
  expect(request.guests[0]).toMatchObject({ dislikes: ['cipolla', 'aglio'], wish: '52' })
})

test('any text and any address is read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const kept = draftOfStored(text, '2026-12-28T12:00')
      if (kept) expect(kept.guests.length).toBeGreaterThan(0)
    }),
  )
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('ospiti', 'quando', 'forno', 'tavola', 'pizze'), fc.string()),
      (values) => {
        const read = draftOfAddress((name) => values[name] ?? null)
        if (read) expect(typeof read.oven).toBe('string')
      },
    ),
  )
})
