import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const HEADER = 'x-cornicione-in-process'
const token = randomUUID()

/** Marks a call that page rendering makes to our own API. The value is new at every start, so nobody can send it. */
export const inProcessHeaders = { [HEADER]: token } as const

/** True for such a call: it has been counted against limits when the page was asked for. */
export const isInProcess = (headers: IncomingHttpHeaders): boolean => headers[HEADER] === token
