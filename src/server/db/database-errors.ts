const READ_ONLY_TRANSACTION = '25006'
const DISK_FULL = '53100'

/**
 * True when a write was refused for want of disk space: PostgreSQL says so itself, the embedded database turns
 * read-only shortly before. Reading goes on working. Drizzle wraps errors, so their causes are looked at too.
 */
export function isOutOfSpace(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as Error & { code?: unknown }
    if (code === READ_ONLY_TRANSACTION || code === DISK_FULL) return true
  }
  return false
}

/** Name of the constraint or unique index that refused a write; undefined for any other failure. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('constraint' in one && typeof one.constraint === 'string') return one.constraint
  }
  return undefined
}
