import { isOutOfSpace } from './database-errors.ts'

/** SQLSTATE classes (PostgreSQL, appendix A): connection lost, no space or too many clients, shutdown, disk
 * failure. */
const UNAVAILABLE_CLASSES = ['08', '53', '57P', '58']
/** Counted only for errors with a `syscall`: Node also reports an aborted request as ECONNRESET, but without a
 * `syscall`. */
const UNAVAILABLE_ERRNOS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'ENOSPC',
])
const UNAVAILABLE_MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])

export function isDatabaseUnavailable(error: unknown): boolean {
  if (isOutOfSpace(error)) return true
  for (let one = error; one instanceof Error; one = one.cause) {
    const code = 'code' in one ? String(one.code) : ''
    const isSqlState = /^[0-9A-Z]{5}$/.test(code)
    if (isSqlState && UNAVAILABLE_CLASSES.some((start) => code.startsWith(start))) return true
    if (UNAVAILABLE_ERRNOS.has(code) && 'syscall' in one) return true
    if (UNAVAILABLE_MESSAGES.has(one.message)) return true
  }
  return false
}

export function isAccountGone(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, constraint } = one as { code?: unknown; constraint?: unknown }
    if (code === '23503' && String(constraint).endsWith('_users_id_fk')) return true
  }
  return false
}
