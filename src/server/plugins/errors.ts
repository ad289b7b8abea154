import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ApiError } from '#contracts/api-error.ts'
import { AppError } from '#server/app-error.ts'
import { isAccountGone, isDatabaseUnavailable } from './database-failure.ts'

export interface Failure {
  status: number
  body: ApiError
  retryAfterS?: number | undefined
  /** True for what no caller can be blamed for: it is logged with its stack. */
  unexpected: boolean
}

/** What to say for the refusals that Fastify itself makes, by status. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'La richiesta non è valida',
  404: 'Risorsa non trovata',
  405: 'Metodo non consentito',
  408: 'La richiesta ha impiegato troppo tempo',
  413: 'La richiesta è troppo grande',
  414: "L'indirizzo è troppo lungo",
  415: 'Il formato della richiesta non è supportato',
  429: 'Troppe richieste. Riprova tra poco.',
  431: 'Le intestazioni della richiesta sono troppo grandi',
}
const BAD_JSON = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'])
const UNAVAILABLE_RETRY_S = 5

/** The only place where a thrown value becomes an HTTP answer. Never carries an internal message or a stack. */
export function toFailure(error: unknown): Failure {
  if (error instanceof AppError) {
    const { fields, retryAfterS } = error.details
    const body = { message: error.message, ...(fields && { fields }) }
    return { status: error.statusCode, body, retryAfterS, unexpected: false }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldsOf(error)
    return { status: 400, body: { message: summary(fields), fields }, unexpected: false }
  }
  if (isDatabaseUnavailable(error)) {
    const body = { message: 'I dati non sono disponibili in questo momento. Riprova tra poco.' }
    return { status: 503, body, retryAfterS: UNAVAILABLE_RETRY_S, unexpected: true }
  }
  if (isAccountGone(error)) {
    return { status: 401, body: { message: 'Questo account non esiste più' }, unexpected: false }
  }
  const { statusCode = 500, code = '' } = (error ?? {}) as Partial<FastifyError>
  if (statusCode >= 400 && statusCode < 500) {
    const message = BAD_JSON.has(code) ? 'Il corpo della richiesta non è JSON valido' : REFUSALS[statusCode]
    return {
      status: statusCode,
      body: { message: message ?? 'La richiesta non è valida' },
      unexpected: false,
    }
  }
  return { status: 500, body: { message: 'Qualcosa è andato storto. Riprova tra poco.' }, unexpected: true }
}

/** The error handler of the API: one JSON shape for every failure. */
export function sendApiFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterS, unexpected } = toFailure(error)
  if (unexpected)
    request.log.error({ err: error, method: request.method, url: request.url }, 'request failed')
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}

/** One message for all wrong fields is said at once: a notification shows it alone. */
function summary(fields: Record<string, string>): string {
  const [only, ...others] = new Set(Object.values(fields))
  return only !== undefined && others.length === 0 ? only : 'Controlla i dati inseriti'
}

function fieldsOf({
  validation,
}: {
  validation: { instancePath: string; message?: string }[]
}): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of validation) {
    const name = instancePath.slice(1).replaceAll('/', '.')
    if (name) fields[name] ??= message ?? 'Valore non valido'
  }
  return fields
}
