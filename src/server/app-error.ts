import type { ApiError, MissingProof } from '#contracts/api-error.ts'

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
  fields?: Record<string, string>
  missing?: MissingProof
  ways?: ApiError['ways']
  retryAfterS?: number
  /** The current version of the entry, if the editor's changes were based on an older version. */
  kept?: object
}

/** An expected failure. Its Italian `message` is shown to the reader. Other errors get a status in
 * `toFailure`; an unknown one is a bug and gives a 500. */
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
