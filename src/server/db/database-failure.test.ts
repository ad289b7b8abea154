import { expect, test } from 'vitest'
import { isAccountGone, isDatabaseUnavailable } from './database-failure.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each(['57P01', '57P03', '58030', '53300', '53100', '08006', '25006'])('%s passes', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true)
  expect(isDatabaseUnavailable(new Error('query failed', { cause: withCode(code) }))).toBe(true)
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOSPC'])('%s of the system passes', (code) => {
  const error = Object.assign(withCode(code), { syscall: 'read' })
  expect(isDatabaseUnavailable(new Error('query failed', { cause: error }))).toBe(true)
})

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('%s passes', (message) => {
  expect(isDatabaseUnavailable(new Error('query failed', { cause: new Error(message) }))).toBe(true)
})

test('a visitor who hangs up in the middle of his request is no failure of the database', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false)
})

test.each(['42601', '23505', '22P02', '57014', 'EACCES', '08'])('%s is a bug', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(false)
})

test.each([undefined, null, 'ECONNREFUSED', {}, new Error('57P01')])('%s is no such failure', (thrown) => {
  expect(isDatabaseUnavailable(thrown)).toBe(false)
})

test('an account is gone when a row of its own is refused, and not when another is', () => {
  const refusal = (constraint: string) =>
    new Error('query failed', { cause: Object.assign(withCode('23503'), { constraint }) })
  expect(isAccountGone(refusal('ratings_user_id_users_id_fk'))).toBe(true)
  expect(isAccountGone(refusal('audit_log_actor_id_users_id_fk'))).toBe(true)
  expect(isAccountGone(refusal('ratings_recipe_id_recipes_id_fk'))).toBe(false)
  expect(isAccountGone(withCode('23505'))).toBe(false)
})
