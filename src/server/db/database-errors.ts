const READ_ONLY_TRANSACTION = '25006'
const DISK_FULL = '53100'

/**
 * True if a write failed for lack of disk space. A PostgreSQL server reports a full disk; the embedded
 * database becomes read-only shortly before. Drizzle wraps errors, so their causes are checked, too.
 */
export function isOutOfSpace(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as Error & { code?: unknown }
    if (code === READ_ONLY_TRANSACTION || code === DISK_FULL) return true
  }
  return false
}

export function violatedConstraint(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('constraint' in one && typeof one.constraint === 'string') return one.constraint
  }
  return undefined
}
