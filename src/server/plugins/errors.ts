import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ApiError } from '#contracts/api-error.ts'
import { AppError } from '#server/app-error.ts'
import { isOutOfSpace } from '#server/db/database-errors.ts'
import { isAccountGone, isDatabaseUnavailable } from '#server/db/database-failure.ts'

/** Response header with the request id of a failure. The log contains the same id, so that a failure that a
 * user reports can be found. */
export const REQUEST_ID = 'x-request-id'

export interface Failure {
  status: number
  body: ApiError
  retryAfterS?: number | undefined
  unexpected: boolean
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'La richiesta non è valida',
  404: 'Risorsa non trovata',
  405: 'Metodo non consentito',
  408: 'La richiesta ha impiegato troppo tempo',
  413: 'La richiesta è troppo grande',
  414: "L'indirizzo è troppo lungo",
  415: 'Il formato della richiesta non è supportato',
  416: "Di questo file è stata chiesta una parte che non c'è",
  429: 'Troppe richieste. Riprova tra poco.',
  431: 'Le intestazioni della richiesta sono troppo grandi',
}
const BAD_JSON = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'])
const UNAVAILABLE_RETRY_S = 5
const DISK_FULL_RETRY_S = 60

const isHungUp = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'

/** Converts a thrown value into an HTTP response, without internal messages or stacks. */
export function toFailure(error: unknown): Failure {
  if (error instanceof AppError) {
    const { retryAfterS, ...more } = error.details
    const body = { message: error.message, ...more }
    return { status: error.statusCode, body, retryAfterS, unexpected: false }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldsOf(error)
    return { status: 400, body: { message: summary(fields), fields }, unexpected: false }
  }
  if (isOutOfSpace(error)) {
    const body = { message: 'Il disco del sito è pieno: per ora si può solo leggere. Riprova più tardi.' }
    return { status: 503, body, retryAfterS: DISK_FULL_RETRY_S, unexpected: true }
  }
  if (isDatabaseUnavailable(error)) {
    const body = { message: 'I dati non sono disponibili in questo momento. Riprova tra poco.' }
    return { status: 503, body, retryAfterS: UNAVAILABLE_RETRY_S, unexpected: true }
  }
  if (isHungUp(error))
    return { status: 400, body: { message: 'La richiesta è stata interrotta' }, unexpected: false }
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

export async function sendApiFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, body, retryAfterS, unexpected } = toFailure(error)
  if (status === TOO_LARGE) await bodyDropped(request.raw)
  if (unexpected)
    request.log.error({ err: error, method: request.method, url: request.url }, 'request failed')
  else logRefusal(request, status)
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(REQUEST_ID, request.id)
    .type('application/json; charset=utf-8')
    .send(body)
}

/** Logs a refusal, so that it can be found by its request id. The URL is not logged, because it may contain
 * a token or typed text. */
export const logRefusal = ({ log, method, routeOptions }: FastifyRequest, status: number): void =>
  log.info({ method, route: routeOptions.url, status }, 'request refused')

const TOO_LARGE = 413
const MOST_DROPPED_B = 64 * 1024 ** 2

/** Discards the rest of a request body, because a client that is still sending does not read the response.
 * Resolves at the end of the body, or after MOST_DROPPED_B. */
function bodyDropped(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  let droppedB = 0
  request.on('data', (chunk: Buffer) => {
    droppedB += chunk.length
    if (droppedB > MOST_DROPPED_B) resolve()
  })
  for (const end of ['end', 'close', 'error']) request.once(end, () => resolve())
  request.resume()
  return promise
}

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
