import { isOutOfSpace } from '../db/database-errors.ts'

/** SQLSTATE classes (PostgreSQL, appendix A): connection lost, no room or too many clients, shutting down. */
const UNAVAILABLE_CLASSES = ['08', '53', '57P']
const UNAVAILABLE_ERRNOS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'ENOSPC',
])

/** True when the database cannot do it for now, as opposed to a query that is wrong. Looks through wrapped causes. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isOutOfSpace(error)) return true
  for (let one = error; one instanceof Error; one = one.cause) {
    const code = 'code' in one ? String(one.code) : ''
    const isSqlState = /^[0-9A-Z]{5}$/.test(code)
    if (isSqlState && UNAVAILABLE_CLASSES.some((start) => code.startsWith(start))) return true
    if (UNAVAILABLE_ERRNOS.has(code)) return true
  }
  return false
}

/** A row of somebody who is there no more (foreign_key_violation): the account was deleted after the guard had seen it. */
export function isAccountGone(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, constraint } = one as { code?: unknown; constraint?: unknown }
    if (code === '23503' && String(constraint).endsWith('_users_id_fk')) return true
  }
  return false
}
