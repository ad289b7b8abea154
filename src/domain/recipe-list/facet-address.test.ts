import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListChoice, ORDERS, type Order, readChoice, toggled, writeChoice } from './facet-address.ts'
import { FACETS } from './facet-list.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

test('an address is read, written with commas or as a form repeats its parameters', () => {
  const link = read('cerca=funghi&stile=teglia,pala&dieta=vegana&senza=frutta-a-guscio&ordina=tempo&pagina=2')
  const form = read(
    'cerca=funghi&stile=teglia&stile=pala&dieta=vegana&senza=frutta-a-guscio&ordina=tempo&pagina=2',
  )
  expect(link.choice).toEqual({
    text: 'funghi',
    chosen: { stile: ['teglia', 'pala'], dieta: ['vegana'], senza: ['frutta-a-guscio'] },
    order: 'tempo',
    page: 2,
  })
  expect(form).toEqual(link)
})

test('what is no value is named, and the rest stays', () => {
  const { choice, unknown } = read('stile=quadrata,pala&entro=6,3&ordina=caso&pagina=0&dieta=VEGANA')
  expect(choice.chosen).toEqual({ stile: ['pala'], entro: ['6'], dieta: ['vegana'] })
  expect(unknown).toEqual([
    { name: 'stile', value: 'quadrata' },
    { name: 'entro', value: '3' },
    { name: 'ordina', value: 'caso' },
    { name: 'pagina', value: '0' },
  ])
  expect([choice.order, choice.page]).toEqual(['', 1])
})

test('whatever is chosen is read as it was written', () => {
  const anyChoice: fc.Arbitrary<ListChoice> = fc.record({
    text: fc.string(),
    chosen: fc
      .record(
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
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, tokens]) => tokens.length > 0))),
    order: fc.constantFrom(...(Object.keys(ORDERS) as Order[])),
    page: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual({ choice, unknown: [] })
    }),
  )
})

test('a value is taken in and out; of a facet that has one, another takes its place', () => {
  expect(toggled({}, 'stile', 'pala')).toEqual({ stile: ['pala'] })
  expect(toggled({ stile: ['pala'] }, 'stile', 'napoletana')).toEqual({ stile: ['napoletana', 'pala'] })
  expect(toggled({ stile: ['pala'], entro: ['6'] }, 'stile', 'pala')).toEqual({ entro: ['6'] })
  expect(toggled({ entro: ['6'] }, 'entro', '3')).toEqual({ entro: ['3'] })
  expect(toggled({ entro: ['6'] }, 'entro', '6')).toEqual({})
})
