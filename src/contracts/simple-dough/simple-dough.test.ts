import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIMPLE_FIELDS } from '#domain/dough/simple/simple-limits.ts'
import { simpleQueryOf, validateSimpleParams } from '#domain/dough/simple/simple-query.ts'
import { SIMPLE_LIMITS } from '#domain/dough/simple/simple-ranges.ts'
import { anySimpleParams } from '#tests/support/any-dough-form.ts'
import { SimpleDoughQuery, SimpleDoughRequest } from './simple-dough.ts'

const hostile = fc.oneof(fc.anything(), fc.double(), fc.integer({ min: -5, max: 400 }), fc.string())
const changes = fc.dictionary(fc.constantFrom(...SIMPLE_FIELDS), hostile)

/** The form parses numbers from text; the API requires numbers. */
const withoutWrittenNumbers = (asked: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(asked).filter(([field, value]) => !(field in SIMPLE_LIMITS && typeof value === 'string')),
  )

test('a call is refused for the same parameters, with the same words, as the form', () => {
  fc.assert(
    fc.property(anySimpleParams, changes, (params, wrong) => {
      const asked = { ...params, ...wrong }
      const read = SimpleDoughRequest.safeParse(asked)
      const issues = read.error?.issues ?? []
      const said = Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))
      expect(read.success ? { params: read.data } : { errors: said }).toStrictEqual(
        validateSimpleParams(withoutWrittenNumbers(asked)),
      )
    }),
    { numRuns: 500 },
  )
})

test('an address gives back the parameters of its link', () => {
  fc.assert(
    fc.property(anySimpleParams, (params) => {
      expect(SimpleDoughQuery.parse(Object.fromEntries(simpleQueryOf(params)))).toStrictEqual(params)
    }),
  )
})
