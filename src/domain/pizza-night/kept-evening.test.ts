import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { FIRST_EVENING, FIRST_GUEST, type GuestDraft } from './evening-draft.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import { APPETITES, NEEDS } from './evening-request.ts'
import { atTable, eveningTitle, keptDraft, withGuest, withoutGuest, withoutNeeds } from './kept-evening.ts'

const anyAnswer: fc.Arbitrary<GuestDraft> = fc.record({
  name: fc.constantFrom('', 'Ada', 'ada ', 'Bea', 'Ciro', 'Dora'),
  appetite: fc.constantFrom(...APPETITES),
  needs: fc.subarray([...NEEDS]),
  allergies: fc.subarray(Object.keys(ALLERGENS) as Allergen[]),
  dislikes: fc.constantFrom('', 'cipolla'),
  wish: fc.constantFrom('', '7', '52'),
})
const anyGuests = fc.array(anyAnswer, { maxLength: EVENING_LIMITS.guests.max })

const guestsOf = (count: number) => Array.from({ length: count }, () => ({ ...FIRST_GUEST }))
const anna: GuestDraft = {
  ...FIRST_GUEST,
  name: 'Anna',
  needs: ['celiachia'],
  dislikes: 'cipolla',
  wish: '7',
}

test('an answer takes the place of its name, else the first empty place, else a new one', () => {
  const names = (guests: GuestDraft[] | null) => guests?.map(({ name }) => name)
  expect(names(withGuest([...guestsOf(1), { ...FIRST_GUEST, name: ' ANNA' }], anna))).toEqual(['', 'Anna'])
  expect(names(withGuest(guestsOf(2), anna))).toEqual(['Anna', ''])
  const table = [{ ...FIRST_GUEST, name: 'Bea' }]
  expect(withGuest(table, anna)).toEqual([...table, anna])
})

test('an answer takes its own place again, and that of who was counted with the same needs', () => {
  const seated = withGuest(guestsOf(2), { ...anna, answer: 4 })
  expect(withGuest(seated ?? [], { ...anna, name: 'Annina', answer: 4 })).toEqual([
    { ...anna, name: 'Annina', answer: 4 },
    FIRST_GUEST,
  ])
  const counted = [...guestsOf(1), { ...FIRST_GUEST, needs: ['celiachia' as const] }]
  expect(withGuest(counted, { ...anna, answer: 4 })).toEqual([FIRST_GUEST, { ...anna, answer: 4 }])
  expect(withGuest(counted, { ...anna, needs: ['vegana'] })?.[1]).toEqual(counted[1])
  expect(keptDraft({ ...FIRST_EVENING, guests: seated })?.guests).toEqual(seated)
})

test('an answer that says more than a need takes the place of who was counted with most of it', () => {
  const counted = (...needs: GuestDraft['needs']) => ({ ...FIRST_GUEST, needs })
  const table = [...guestsOf(1), counted('senza lattosio'), counted('vegana'), counted('celiachia')]
  const nuts = { ...anna, needs: ['vegana' as const], allergies: ['frutta a guscio' as const] }
  const placeOf = (guests: GuestDraft[], guest: GuestDraft) =>
    withGuest(guests, guest)?.findIndex(({ name }) => name === guest.name)
  expect(placeOf(table, nuts)).toBe(2)
  expect(placeOf([...table, counted('vegana', 'senza lattosio')], nuts)).toBe(2)
  const both = { ...nuts, needs: ['senza lattosio' as const, 'vegana' as const] }
  expect(placeOf([...table, counted('vegana', 'senza lattosio')], both)).toBe(4)
  expect(placeOf([...guestsOf(1), { ...counted('vegana'), name: 'Bea' }], nuts)).toBe(0)
  expect(placeOf(guestsOf(2), nuts)).toBe(0)
})

test('whoever is already at the table stays, and one more sits down at most', () => {
  fc.assert(
    fc.property(anyGuests, anyAnswer, (guests, answer) => {
      const seated = withGuest(guests, answer)
      if (seated === null) {
        expect(guests).toHaveLength(EVENING_LIMITS.guests.max)
        return
      }
      const place = seated.findIndex((guest, index) => guest !== guests[index])
      const guest = seated[place]
      expect(guest).toMatchObject({ name: answer.name, appetite: answer.appetite })
      // Known data of the guest is kept.
      const known = guests[place]?.name.trim() === '' ? undefined : guests[place]
      for (const said of [answer, known])
        for (const allergen of said?.allergies ?? []) expect(guest?.allergies).toContain(allergen)
      expect(withoutGuest(seated, { before: guests, after: seated })).toEqual(guests)
      expect(seated.length - guests.length).toBeGreaterThanOrEqual(0)
      expect(seated.length - guests.length).toBeLessThanOrEqual(1)
      const changed = guests.filter((guest, place) => seated[place] !== guest)
      expect(changed.length).toBeLessThanOrEqual(1)
      for (const guest of changed)
        expect(
          guest.name.trim().toLowerCase() === answer.name.trim().toLowerCase() ||
            (guest.name.trim() === '' && guest.needs.every((need) => answer.needs.includes(need))),
        ).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('the number of guests is that of those who sit down', () => {
  expect(atTable(guestsOf(3))).toEqual({ guestCount: '3', guests: guestsOf(3) })
})

test('forgetting leaves name and appetite, and nothing else of a guest', () => {
  fc.assert(
    fc.property(anyGuests, (guests) => {
      const forgotten = withoutNeeds({ ...FIRST_EVENING, guests })
      expect(forgotten.guests).toEqual(
        guests.map(({ name, appetite }) => ({ ...FIRST_GUEST, name, appetite })),
      )
      expect({ ...forgotten, guests: [] }).toEqual({ ...FIRST_EVENING, guests: [] })
    }),
    { numRuns: 2000 },
  )
})

test('a kept form is read as it was written, whatever its day, and anything else is none', () => {
  const draft = { ...FIRST_EVENING, bakeAt: '2020-01-01T20:00', guests: [anna] }
  expect(keptDraft(draft)).toEqual(draft)
  for (const none of [null, undefined, 3, 'x']) expect(keptDraft(none)).toBeNull()
})

test('an evening is called by its day where it is', () => {
  const atMs = Date.parse('2026-11-28T19:00:00Z')
  expect(eveningTitle(atMs, 'Europe/Rome')).toBe('Serata di sabato 28 novembre')
  expect(eveningTitle(atMs, 'Asia/Tokyo')).toBe('Serata di domenica 29 novembre')
})
