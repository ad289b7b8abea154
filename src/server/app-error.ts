import type { MissingProof } from '#contracts/api-error.ts'

/** The answers that an expected failure may get, by what happened. The only place where the statuses stand. */
const STATUS = {
  invalid_input: 400,
  not_logged_in: 401,
  not_allowed: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  unavailable: 503,
} as const

export type AppErrorCode = keyof typeof STATUS

export interface AppErrorDetails {
  /** Messages by input name, for a form to show beside its fields. */
  fields?: Record<string, string>
  /** What the caller may give and then ask again. */
  missing?: MissingProof
  /** Seconds until it makes sense to try again; sent as Retry-After. */
  retryAfterS?: number
  /** What stands there now, for who edited an older version of it. */
  kept?: object
}

/** An expected failure; `message` is Italian and shown to the reader. Anything else that is thrown is a bug and a 500. */
export class AppError extends Error {
  readonly code: AppErrorCode
  readonly statusCode: number
  readonly details: AppErrorDetails

  constructor(code: AppErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.statusCode = STATUS[code]
    this.details = details
  }
}
