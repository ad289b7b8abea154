import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOfDraft, chosenOfAddress, draftOfAddress } from './evening-address.ts'
import {
  CHOSEN_RECIPES,
  type EveningDraft,
  FIRST_EVENING,
  FIRST_GUEST,
  isSameEvening,
  requestOfDraft,
  withGuestCount,
} from './evening-draft.ts'
import { addressOfStored, draftOfStored, storedDraft } from './kept-draft.ts'

const draft: EveningDraft = {
  ...FIRST_EVENING,
  bakeAt: '2026-11-28T20:00',
  guestCount: '2',
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
  flourW: '280',
  hasMixer: true,
  from: CHOSEN_RECIPES,
  recipes: [1, 52],
}
const reader = (pairs: [string, string][]) => {
  const address = new Map(pairs)
  return (name: string) => address.get(name) ?? null
}

test('an address carries the evening, and nothing of who may not eat what', () => {
  const pairs = addressOfDraft(draft)
  expect(pairs.flat().join(' ')).not.toMatch(/Ada|celiachia|latte|cipolla/)
  expect(draftOfAddress(reader(pairs))).toEqual({ ...draft, guests: [FIRST_GUEST, FIRST_GUEST] })
})

test('an address may say what each place eats', () => {
  const pairs: [string, string][] = [...addressOfDraft(draft), ['tavola', '52.2_1-vegana.1']]
  expect(draftOfAddress(reader(pairs))).toMatchObject({
    bakeAt: '2026-11-28T20:00',
    guests: [
      { ...FIRST_GUEST, wish: '52' },
      { ...FIRST_GUEST, appetite: 0.5, wish: '1-vegana' },
    ],
  })
})

test('no need is lost where the typed number is not yet the table of the form', () => {
  const asked = (guestCount: string) =>
    requestOfDraft({ ...draft, guestCount }, { timeZone: 'Europe/Rome', checkTime: true }).guests
  expect(asked('4')).toMatchObject([{ needs: ['celiachia'] }, {}, { needs: [] }, { needs: [] }])
  expect(asked('1')).toMatchObject([{ needs: ['celiachia'] }])
  expect(asked('0')).toBe(0)
  expect(asked('molti')).toBe(-1)
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

test('a stored form says on which page it was written', () => {
  const text = storedDraft(draft, 'ospiti=2')
  expect(draftOfStored(text, '2026-11-28T12:00')).toEqual(draft)
  expect(addressOfStored(text)).toBe('ospiti=2')
  for (const unknown of [null, '', 'null', '{}', '{"at":3}', '[]', '{'])
    expect(addressOfStored(unknown)).toBeNull()
})

test('two forms are the same evening when they ask for the same', () => {
  const [ada, other = FIRST_GUEST] = draft.guests.map((guest) => ({ ...guest }))
  const typed = {
    ...ada,
    ...FIRST_GUEST,
    allergies: ['latte', 'uova'],
    needs: ['celiachia', 'vegana'],
  } as const
  const swapped = { ...typed, allergies: ['uova', 'latte'], needs: ['vegana', 'celiachia'] } as const
  const withGuest = (guest: object) =>
    ({ ...draft, guests: [{ ...FIRST_GUEST, ...guest }, other] }) as EveningDraft
  expect(isSameEvening(withGuest(typed), withGuest(swapped))).toBe(true)
  expect(isSameEvening(draft, { ...draft, roomC: ` ${draft.roomC} ` })).toBe(true)
  for (const changes of [{ name: 'Bea' }, { needs: ['vegana'] }, { allergies: [] }, { dislikes: 'aglio' }])
    expect(
      isSameEvening(withGuest(typed), withGuest({ ...typed, ...changes })),
      JSON.stringify(changes),
    ).toBe(false)
  expect(isSameEvening(draft, { ...draft, from: 'tutte' })).toBe(false)
})

test('names with commas become lists, and what is no number is told to the contract', () => {
  const request = requestOfDraft(
    { ...draft, roomC: 'caldo', atHome: 'farina 0,  , basilico' },
    { timeZone: 'Europe/Rome', checkTime: true },
  )
  expect(request).toMatchObject({
    roomC: -1,
    atHome: ['farina 0', 'basilico'],
    oven: { maxTempC: 420, atOnce: 1 },
  })
  const [first] = typeof request.guests === 'number' ? [] : request.guests
  expect(first).toMatchObject({ dislikes: ['cipolla', 'aglio'], wish: '52' })
})

test('a number of guests that cannot be is sent as it is typed, and nobody is lost by it', () => {
  for (const [typed, sent] of [
    ['200', 200],
    ['0', 0],
    ['molti', -1],
    ['', -1],
  ] as const) {
    const slipped = { ...draft, ...withGuestCount(draft, typed).change }
    expect(slipped).toMatchObject({ guestCount: typed, guests: draft.guests })
    expect(requestOfDraft(slipped, { timeZone: 'Europe/Rome', checkTime: true }).guests).toBe(sent)
  }
  expect(withGuestCount(draft, '3').change.guests).toEqual([...draft.guests, FIRST_GUEST])
  const one = withGuestCount(draft, '1')
  expect(one.change.guests).toEqual([draft.guests[0]])
  // '12' begins with '1': a guest removed by that keystroke comes back with their needs.
  const { change, away } = withGuestCount({ ...draft, ...one.change }, '3', one.away)
  expect(change).toEqual({ guestCount: '3', guests: [...draft.guests, FIRST_GUEST] })
  expect(away).toEqual([])
})

test('the recipes of an evening are all, those chosen, or those of a collection', () => {
  const asked = (from: string) =>
    requestOfDraft({ ...draft, from }, { timeZone: 'Europe/Rome', checkTime: true, collected: [7, 9] })
      .recipeIds
  expect([asked('tutte'), asked(CHOSEN_RECIPES), asked('favorites')]).toEqual([null, [1, 52], [7, 9]])
  expect(
    addressOfDraft({ ...draft, from: 'favorites' })
      .flat()
      .join(' '),
  ).not.toMatch(/ricette|favorites/)
  expect(chosenOfAddress((name) => (name === 'ricette' ? '1.52.x.1' : null))).toEqual([1, 52])
})

test('a form without scripts says what each guest may not eat, and no address does', () => {
  const posted: Record<string, string> = {
    ospiti: '3',
    quando: '2026-11-28T20:00',
    'ospite-1-celiachia': 'true',
    'ospite-1-senza-lattosio': 'true',
    'ospite-3-allergia-frutta-a-guscio': 'true',
    'ospite-3-allergia-noci-pecan': 'true',
    'ospite-3-non-gli-piace': 'cipolla, aglio',
    'ospite-4-vegana': 'true',
  }
  const read = draftOfAddress((name) => posted[name] ?? null)
  expect(read?.guests).toEqual([
    { ...FIRST_GUEST, needs: ['celiachia', 'senza lattosio'] },
    FIRST_GUEST,
    { ...FIRST_GUEST, allergies: ['frutta a guscio', 'noci pecan'], dislikes: 'cipolla, aglio' },
  ])
  expect(read && addressOfDraft(read)).toEqual([
    ['ospiti', '3'],
    ['quando', '2026-11-28T20:00'],
  ])
})

test('a form without scripts counts who has one need, besides the guests written out', () => {
  const posted: Record<string, string> = {
    ospiti: '6',
    'quanti-vegana': '2',
    'quanti-senza-lattosio': '1',
    'quanti-celiachia': 'tre',
    'ospite-1-allergia-uova': 'true',
    'ospite-1-vegana': 'true',
  }
  const read = draftOfAddress((name) => posted[name] ?? null)
  expect(read?.guests.map(({ needs }) => needs)).toEqual([
    ['vegana'],
    ['vegana'],
    ['vegana'],
    ['senza lattosio'],
    [],
    [],
  ])
  expect(read && JSON.stringify(addressOfDraft(read))).not.toMatch(/vegan|lattosio|uova/)
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
