import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const HEADER = 'x-cornicione-in-process'
const token = randomUUID()

/** Marks the API calls that pages make on the server. The value is new at every start, so nobody else can
 * send it. */
export const inProcessHeaders = { [HEADER]: token } as const

export const isInProcess = (headers: IncomingHttpHeaders): boolean => headers[HEADER] === token
