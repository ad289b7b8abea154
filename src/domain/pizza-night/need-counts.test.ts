import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_GUEST, type GuestDraft } from './evening-draft.ts'
import { NEEDS } from './evening-request.ts'
import { countOf, freePlace, isCounted, needsText, withBoth, withCount } from './need-counts.ts'

const table = (size: number): GuestDraft[] => Array.from({ length: size }, () => ({ ...FIRST_GUEST }))
const lucia: GuestDraft = { ...FIRST_GUEST, name: 'Lucia', needs: ['vegana'], wish: '7' }
const both: GuestDraft = { ...FIRST_GUEST, needs: ['vegana', 'celiachia'] }
const nuts: GuestDraft = { ...FIRST_GUEST, allergies: ['frutta a guscio'] }

test('each number is another person, and who has more than one need is in none of them', () => {
  let guests = [both, nuts, lucia, ...table(5)]
  expect(NEEDS.map((need) => countOf(guests, need))).toEqual([1, 0, 0, 0, 0])
  guests = withCount(withCount(guests, 'vegana', 3), 'celiachia', 1)
  expect(guests.map(({ needs }) => needs.join('+'))).toEqual([
    'vegana+celiachia',
    '',
    'vegana',
    'vegana',
    'vegana',
    'celiachia',
    '',
    '',
  ])
  expect(guests.slice(0, 3)).toEqual([both, nuts, lucia])
})

test('fewer takes back from who has no name, and never from Lucia', () => {
  const guests = withCount([lucia, ...table(3)], 'vegana', 3)
  expect(withCount(guests, 'vegana', 0)).toEqual([lucia, ...table(3)])
})

test('a wish, an appetite and what somebody dislikes stay with him', () => {
  const wishing: GuestDraft = { ...FIRST_GUEST, wish: '52', appetite: 2, dislikes: 'cipolla' }
  const guests = withCount([wishing, ...table(1)], 'vegetariana', 2)
  expect(guests[0]).toEqual({ ...wishing, needs: ['vegetariana'] })
  expect(withCount(guests, 'vegetariana', 1)[0]).toEqual(guests[0])
})

test('who has more than one need was counted more than once', () => {
  const guests = withCount(withCount(table(4), 'vegana', 2), 'celiachia', 1)
  const merged = withBoth(guests, 0, 'celiachia')
  expect(merged.map(({ needs }) => needs)).toEqual([['vegana', 'celiachia'], ['vegana'], [], []])
  expect(merged.map(isCounted)).toEqual([false, true, true, true])
  expect(freePlace(merged)).toBe(2)
})

const anyGuest = fc.record({
  name: fc.constantFrom('', 'Ada'),
  appetite: fc.constantFrom(0.5 as const, 1 as const, 2 as const),
  needs: fc.subarray([...NEEDS], { maxLength: 2 }),
  allergies: fc.subarray(['latte', 'uova'] as ('latte' | 'uova')[]),
  dislikes: fc.constantFrom('', 'cipolla'),
  wish: fc.constantFrom('', '1'),
})

test('a number that there is room for is had exactly, and nobody else changes', () => {
  fc.assert(
    fc.property(
      fc.array(anyGuest, { minLength: 1, maxLength: 24 }),
      fc.constantFrom(...NEEDS),
      fc.nat(24),
      (guests, need, count) => {
        const next = withCount(guests, need, count)
        const fixed = guests.filter(
          ({ name, needs, allergies }) =>
            needs.length === 1 && needs[0] === need && allergies.length === 0 && name !== '',
        ).length
        const free = guests.filter(
          ({ name, needs, allergies }) => name === '' && needs.length + allergies.length === 0,
        ).length
        const most = countOf(guests, need) + free
        expect(countOf(next, need)).toBe(Math.min(Math.max(count, fixed), most))
        for (const [place, guest] of guests.entries()) {
          expect({ ...next[place], needs: [] }).toEqual({ ...guest, needs: [] })
          if (guest.name !== '' || guest.needs.length > 1 || guest.allergies.length > 0)
            expect(next[place]).toEqual(guest)
        }
        expect(NEEDS.filter((one) => one !== need).map((one) => countOf(next, one))).toEqual(
          NEEDS.filter((one) => one !== need).map((one) => countOf(guests, one)),
        )
      },
    ),
    { numRuns: 300 },
  )
})

test('the folded form names the needs, and leaves a pregnancy untold', () => {
  const pregnant: GuestDraft = { ...FIRST_GUEST, needs: ['gravidanza'] }
  const guests = [both, nuts, lucia, ...withCount(table(5), 'vegana', 2)]
  expect(needsText(guests)).toBe('1 vegano e celiaco, 1 con allergie, 3 vegani')
  expect(needsText([...guests.slice(3), pregnant])).toBe('2 vegani, 1 con altre esigenze')
  expect(needsText(table(4))).toBe('')
})
