import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { type EveningDraft, FIRST_EVENING, FIRST_GUEST, type GuestDraft } from './evening-draft.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import { APPETITES, NEEDS } from './evening-request.ts'
import { atTable } from './kept-evening.ts'
import { fieldDifferences, guestDifferences, pizzasInWords, unitedGuests } from './two-evenings.ts'

const guest = (more: Partial<GuestDraft> = {}): GuestDraft => ({ ...FIRST_GUEST, ...more })
const anna = guest({ name: 'Anna', needs: ['celiachia'] })
const bea = guest({ name: 'Bea', allergies: ['frutta a guscio'] })
const ugo = guest({ name: 'Ugo', dislikes: 'cipolla' })
const evening = (...guests: GuestDraft[]): EveningDraft => ({ ...FIRST_EVENING, ...atTable(guests) })

test('two forms of one evening differ in who comes, and in what is said of him', () => {
  const moreOfAnna = guest({ ...anna, name: 'anna ', allergies: ['soia'] })
  const differences = guestDifferences(
    evening(anna, ugo, guest(), guest()),
    evening(bea, ugo, moreOfAnna, guest()),
  )
  expect(differences).toEqual([
    { mine: anna, theirs: moreOfAnna },
    { mine: null, theirs: bea },
  ])
  expect(guestDifferences(evening(anna, ugo, guest()), evening(guest(), ugo, anna))).toEqual([])
})

test('and in the fields whose meaning is another one', () => {
  const mine = { ...evening(anna), bakeAt: '2026-11-28T20:00', roomC: '20,0', from: 'to-try' }
  const theirs = { ...evening(anna, bea), bakeAt: '2026-11-28T20:30', roomC: '20', from: 'tutte' }
  expect(fieldDifferences(mine, theirs).toSorted()).toEqual(['bakeAt', 'from', 'guestCount'])
  expect(fieldDifferences(mine, mine)).toEqual([])
})

test('the guests of both sit at one table, as many as in the longer list', () => {
  expect(unitedGuests([anna, ugo, guest(), guest()], [anna, bea, guest(), guest()])).toEqual([
    anna,
    ugo,
    bea,
    guest(),
  ])
  expect(unitedGuests([anna], [guest({ name: 'Anna', allergies: ['soia'] })])).toEqual([
    { ...anna, allergies: ['soia'] },
  ])
  // A guest with a name in only one form is still one guest, if the form says more about them.
  const unnamed = guest({ wish: '2', allergies: ['sedano'] })
  for (const [one, other] of [
    [{ ...unnamed, name: 'Ida' }, unnamed],
    [unnamed, { ...unnamed, name: 'Ida' }],
  ] as const)
    expect(unitedGuests([anna, one], [other, anna])).toEqual(
      expect.arrayContaining([{ ...unnamed, name: 'Ida' }]),
    )
  const full = Array.from({ length: EVENING_LIMITS.guests.max }, (_, index) =>
    guest({ name: `Ospite ${index}` }),
  )
  expect(unitedGuests(full, full)).toEqual(full)
  expect(unitedGuests(full, [...full.slice(1), bea])).toBeNull()
})

test('nobody is lost between the two, and nothing that somebody may not eat', () => {
  const anyGuest: fc.Arbitrary<GuestDraft> = fc.record({
    name: fc.constantFrom('', 'Ada', 'ada ', 'Bea', 'Ciro'),
    appetite: fc.constantFrom(...APPETITES),
    needs: fc.subarray([...NEEDS], { maxLength: 2 }),
    allergies: fc.subarray(Object.keys(ALLERGENS) as Allergen[], { maxLength: 2 }),
    dislikes: fc.constantFrom('', 'cipolla'),
    wish: fc.constantFrom('', '7'),
  })
  const anyGuests = fc.array(anyGuest, { minLength: 1, maxLength: EVENING_LIMITS.guests.max / 2 })
  fc.assert(
    fc.property(anyGuests, anyGuests, (mine, theirs) => {
      const both = unitedGuests(mine, theirs)
      expect(both?.length).toBeGreaterThanOrEqual(Math.max(mine.length, theirs.length))
      for (const { name, needs, allergies } of [...mine, ...theirs])
        expect(
          both?.some(
            (one) =>
              (name === '' || one.name.trim().toLowerCase() === name.trim().toLowerCase()) &&
              needs.every((need) => one.needs.includes(need)) &&
              allergies.every((allergen) => one.allergies.includes(allergen)),
          ),
        ).toBe(true)
    }),
  )
})

test('the same pizzas in another order are no difference', () => {
  const planned = (...pizzas: [string, number][]) =>
    pizzasInWords({ pizzas: pizzas.map(([name, count]) => ({ name, count })) })
  const mine = planned(['Diavola', 2], ['Crudo', 1], ['Verdure', 1])
  expect(planned(['Verdure', 1], ['Diavola', 2], ['Crudo', 1])).toBe(mine)
  expect(planned(['Diavola', 1], ['Crudo', 2], ['Verdure', 1])).not.toBe(mine)
  expect(pizzasInWords(null)).toBeUndefined()
})
