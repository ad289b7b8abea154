import type { ApiError, MissingProof } from '#contracts/api-error.ts'
import {
  addressOf,
  type CallTypes,
  type Endpoint,
  type Method,
  type RequestOf,
  type ResponseOf,
} from '#contracts/endpoint.ts'
import { LENIENT } from '#contracts/lenient-handling.ts'

/** One answer of the API. `body` is parsed JSON, or undefined for an empty answer. */
export interface ApiAnswer {
  status: number
  body: unknown
}
interface CallOptions {
  signal?: AbortSignal
  /** What would be a refusal for others may be an empty answer: browsers write every refusal into the console. */
  isLenient?: true
}
interface TransportRequest extends CallOptions {
  method?: Method
  json?: unknown
  /** Sent as it is, as what it says it is. */
  file?: Blob
}
export type Transport = (path: string, request?: TransportRequest) => Promise<ApiAnswer>

/**
 * A non-OK answer. `message` has the form '{status}: {body}' for logs and code; what a person reads is
 * `serverMessage`, the Italian `message` field of the body, where the server sent one.
 */
export class ApiFailure extends Error {
  readonly status: number
  readonly error: ApiError | undefined

  constructor({ status, body }: ApiAnswer) {
    super(`${status}: ${typeof body === 'string' ? body : JSON.stringify(body ?? '')}`)
    this.name = 'ApiFailure'
    this.status = status
    this.error = isApiError(body) ? body : undefined
  }

  get serverMessage(): string | undefined {
    return this.error?.message
  }
}

/** What went wrong, in the server's words where it sent any. */
export const messageOf = (failure: unknown, fallback: string): string =>
  (failure instanceof ApiFailure && failure.serverMessage) || fallback

/** The server has nothing at this address, or no longer. */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 404

/** The call needs a login, and there is none or no longer. */
export const isLoggedOut = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401

/** What the caller has to show before he asks again. */
export const missingProof = (failure: unknown): MissingProof | undefined =>
  failure instanceof ApiFailure ? failure.error?.missing : undefined

/** What stands there now, where somebody changed it after the version that this call was made from. */
export const keptInstead = <Kept>(failure: unknown): Kept | undefined =>
  failure instanceof ApiFailure && failure.status === 409
    ? (failure.error as { kept?: Kept } | undefined)?.kept
    : undefined

/** The inputs that the server refused, by name. */
export const refusedFields = (failure: unknown): Record<string, string> =>
  (failure instanceof ApiFailure && failure.error?.fields) || {}

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

/** JSON in, JSON out, with the session cookie. Throws TypeError when the network fails. */
const overNetwork: Transport = async (path, { method = 'GET', json, file, signal, isLenient } = {}) => {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': file.type }),
      ...(isLenient && { prefer: LENIENT }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(file && { body: file }),
    ...(signal && { signal }),
  })
  const text = await response.text()
  if (response.status === 204) return { status: 204, body: undefined }
  return { status: response.status, body: parsed(text) ?? (text || response.statusText) }
}

/** Without a network a calculation is done here, by the code that the server has. */
const overNetworkOrHere: Transport = async (path, request) => {
  try {
    return await overNetwork(path, request)
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure
    const { calculateHere } = await import('../offline/calculate-here.ts')
    const body = await calculateHere(path, request)
    if (body === undefined) throw failure
    return { status: 200, body }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Makes the call of an endpoint. Throws ApiFailure for every answer that is none, TypeError when the network fails. */
export type Api = <Types extends CallTypes>(
  endpoint: Endpoint<Types>,
  ...request: RequestOf<Types, CallOptions>
) => Promise<ResponseOf<Types>>

/** The typed client. The server passes its in-process transport; the browser uses fetch. */
export const createApi =
  (transport: Transport = overNetworkOrHere): Api =>
  async <Types extends CallTypes>(endpoint: Endpoint<Types>, ...[request]: RequestOf<Types, CallOptions>) => {
    const { params = {}, query = {}, body, ...options } = (request ?? {}) as CallTypes & CallOptions
    const answer = await transport(addressOf<CallTypes>(endpoint, { params, query }), {
      method: endpoint.method,
      ...(body instanceof Blob ? { file: body } : body !== undefined && { json: body }),
      ...options,
    })
    if (answer.status >= 400) throw new ApiFailure(answer)
    return answer.body as ResponseOf<Types>
  }

/** What is gone already, by another tab or device, is deleted. */
export async function ifStillThere(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (failure) {
    if (!isMissing(failure)) throw failure
  }
}
