import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INGREDIENT_CATEGORIES, MAX_COMBINED } from './ingredient.ts'
import { addressOfFilter, filterOfAddress, pairingOfAddress } from './pairing-address.ts'
import { PANTRY } from './pantry.ts'
import { NO_FILTER } from './pantry-filter.ts'

const known = new Set(PANTRY.map(({ id }) => id))
const reader = (query: string | Record<string, string>) => {
  const parameters = new URLSearchParams(query)
  return (name: string) => parameters.get(name)
}
const read = (query: string) => pairingOfAddress(reader(query), known)

test('a link says tab, base and chosen ingredients, each once', () => {
  expect(read('scheda=analisi&con=pomodoro,basilico,pomodoro')).toEqual({
    tab: 'analisi',
    base: '',
    chosen: ['pomodori', 'basilico'],
    unknown: [],
  })
  expect(read('')).toEqual({ tab: 'guida', base: '', chosen: [], unknown: [] })
})

test('what the pantry does not know is left out and named', () => {
  expect(read('base=zzz&con=pomodoro,unicorno,&scheda=boh')).toEqual({
    tab: 'guida',
    base: '',
    chosen: ['pomodori'],
    unknown: ['zzz', 'unicorno'],
  })
})

test('any address is read, never with more than may be combined', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...known), fc.string())), (ids) => {
      const { chosen } = pairingOfAddress(reader({ con: ids.join(',') }), known)
      expect(chosen.length).toBeLessThanOrEqual(MAX_COMBINED)
      expect(chosen.every((id) => known.has(id))).toBe(true)
    }),
  )
})

test('the search of the pantry goes into the address and comes back', () => {
  const anyFilter = fc.record({
    text: fc.string({ maxLength: 30 }),
    category: fc.constantFrom('' as const, ...INGREDIENT_CATEGORIES),
    month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
    onlyTraditional: fc.boolean(),
  })
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(filterOfAddress(reader(addressOfFilter(filter)))).toEqual(filter)
    }),
  )
  expect(filterOfAddress(reader('mese=13&categoria=boh'))).toEqual(NO_FILTER)
})
