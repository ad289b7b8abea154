import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './database-failure.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each(['57P01', '57P03', '53300', '53100', '08006', '25006', 'ECONNREFUSED', 'ENOSPC'])(
  '%s passes',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true)
    expect(isDatabaseUnavailable(new Error('query failed', { cause: withCode(code) }))).toBe(true)
  },
)

test.each(['42601', '23505', '22P02', '57014', 'EACCES', '08'])('%s is a bug', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(false)
})

test.each([undefined, null, 'ECONNREFUSED', {}, new Error('57P01')])('%s is no such failure', (thrown) => {
  expect(isDatabaseUnavailable(thrown)).toBe(false)
})
