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

export interface ApiAnswer {
  status: number
  body: unknown
}
interface CallOptions {
  signal?: AbortSignal
  /** Asks the server for an empty response instead of an error, because browsers log every error response. */
  isLenient?: true
}
interface TransportRequest extends CallOptions {
  method?: Method
  json?: unknown
  file?: Blob
}
export type Transport = (path: string, request?: TransportRequest) => Promise<ApiAnswer>

/**
 * A response with an error status. `message` is '{status}: {body}', for logs and code. `serverMessage` is
 * the server's Italian message for users, if there is one.
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

export const messageOf = (failure: unknown, fallback: string): string =>
  (failure instanceof ApiFailure && failure.serverMessage) || fallback

export const isMissing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 404

export const isLoggedOut = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401

export const missingProof = (failure: unknown): MissingProof | undefined =>
  failure instanceof ApiFailure ? failure.error?.missing : undefined

/** The current version on the server after a 409: the entry has changed since the version that the call was
 * based on. */
export const keptInstead = <Kept>(failure: unknown): Kept | undefined =>
  failure instanceof ApiFailure && failure.status === 409
    ? (failure.error as { kept?: Kept } | undefined)?.kept
    : undefined

export const refusedFields = (failure: unknown): Record<string, string> =>
  (failure instanceof ApiFailure && failure.error?.fields) || {}

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

/** Sends and receives JSON, with the session cookie. Throws TypeError if the network fails. */
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

/** Calls an endpoint. Throws ApiFailure for an error status and TypeError if the network fails. */
export type Api = <Types extends CallTypes>(
  endpoint: Endpoint<Types>,
  ...request: RequestOf<Types, CallOptions>
) => Promise<ResponseOf<Types>>

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

export async function ifStillThere(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (failure) {
    if (!isMissing(failure)) throw failure
  }
}
