import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countFacets, FACET_BITS, type FacetedRecipe, facetBits, masksOf, passes } from './facet-bits.ts'
import { type Chosen, FACETS } from './facet-list.ts'

const marinara: FacetedRecipe = {
  category: 'Napoletana',
  difficulty: 'facile',
  style: 'napoletana',
  ovens: ['casa', 'pizza'],
  seasons: [],
  activeTime: 45,
  preparationTime: 360,
  allergens: {
    contains: ['glutine'],
    mayContain: ['soia'],
    species: ['grano'],
    maySpecies: [],
    unnamed: [],
    unknown: [],
  },
  diets: { vegan: true, vegetarian: true, glutenFree: false, lactoseFree: true },
}
const has = (chosen: Chosen, recipe = marinara) => passes(facetBits(recipe), chosen)

const anyChoice: fc.Arbitrary<Chosen> = fc.record(
  Object.fromEntries(
    FACETS.map(({ name, values, needs }) => [
      name,
      fc.subarray(
        values.map(({ token }) => token),
        { maxLength: needs === 'one' ? 1 : 3 },
      ),
    ]),
  ),
)
const anyBits = fc
  .array(fc.constantFrom('0', '1'), { minLength: FACET_BITS, maxLength: FACET_BITS })
  .map((bits) => bits.join(''))
const and = (bits: string, mask: string) =>
  Array.from(bits, (bit, at) => (bit === '1' && mask[at] === '1' ? '1' : '0')).join('')

describe('a recipe', () => {
  test('has its diets, style and oven, and its times up to the limit', () => {
    expect(
      has({ dieta: ['vegana', 'senza-lattosio'], stile: ['napoletana', 'teglia'], forno: ['pizza'] }),
    ).toBe(true)
    expect(has({ dieta: ['vegana', 'senza-glutine'] })).toBe(false)
    expect(has({ entro: ['6'], lavoro: ['45'] })).toBe(true)
    expect(has({ entro: ['3'] })).toBe(false)
    expect(has({ lavoro: ['30'] })).toBe(false)
    expect(has({ stagione: ['estate'] })).toBe(false)
  })

  test('is found under the category of a diet that it keeps to, whatever its own', () => {
    expect(has({ categoria: ['Vegana'] })).toBe(true)
    expect(has({ categoria: ['Vegana'], dieta: ['senza-glutine'] })).toBe(false)
    const both = { ...marinara, diets: { ...marinara.diets, glutenFree: true } }
    expect(has({ categoria: ['Vegana'], dieta: ['senza-glutine'] }, both)).toBe(true)
    expect(has({ categoria: ['Senza Glutine'], dieta: ['vegana'] }, both)).toBe(true)
    expect(has({ categoria: ['Napoletana'] }, both)).toBe(true)
  })

  test('is without an allergen only if nothing in it may hold it, and all of it is known', () => {
    expect(has({ senza: ['latte', 'uova'] })).toBe(true)
    expect(has({ senza: ['glutine'] })).toBe(false)
    expect(has({ senza: ['soia'] })).toBe(false)
    const withUnknown = { ...marinara, allergens: { ...marinara.allergens, unknown: ['cicoli'] } }
    expect(has({ senza: ['latte'] }, withUnknown)).toBe(false)
  })
})

test('every facet fits into the bits', () => {
  expect(FACETS.reduce((sum, { values }) => sum + values.length, 0)).toBeLessThanOrEqual(FACET_BITS)
  expect(facetBits(marinara)).toMatch(new RegExp(`^[01]{${FACET_BITS}}$`))
})

test('masks let pass exactly what passes', () => {
  fc.assert(
    fc.property(anyBits, anyChoice, (bits, chosen) => {
      const { required, anyOf } = masksOf(chosen)
      const fits = and(bits, required) === required && anyOf.every((mask) => and(bits, mask).includes('1'))
      expect(passes(bits, chosen)).toBe(fits)
    }),
  )
})

test('a count is what is left with the value chosen besides, or instead', () => {
  fc.assert(
    fc.property(fc.array(anyBits, { maxLength: 30 }), anyChoice, (all, chosen) => {
      const { total, counts } = countFacets(
        all.map((facets) => ({ facets, count: 2 })),
        chosen,
      )
      expect(total).toBe(2 * all.filter((bits) => passes(bits, chosen)).length)
      for (const { name, needs, values } of FACETS) {
        for (const { token } of values) {
          const besides = needs === 'all' ? [...(chosen[name] ?? []), token] : [token]
          const left = all.filter((bits) => passes(bits, { ...chosen, [name]: besides }))
          expect(counts[name][token]).toBe(2 * left.length)
        }
      }
    }),
  )
})
