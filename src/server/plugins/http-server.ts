import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ApiError } from '#contracts/api-error.ts'
import { KEPT_COPY } from '#contracts/kept-copy.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { type Served, sendStored } from '../cache/stored-response.ts'

/** A search of 4,000 characters may be 36 kB when percent-encoded; Node's own limit is 16 kB. */
const MAX_HEADER_B = 64 * 1024
const KEEP_ALIVE_MS = 72_000
const REQUEST_TIMEOUT_MS = 60_000

/**
 * The HTTP server under Fastify. Cached responses are sent before routing, because routing would slow them
 * down.
 */
export const httpServer =
  (cache: ResponseCache, served: Served) =>
  (routed: RequestListener): Server => {
    const server = createServer(
      { maxHeaderSize: MAX_HEADER_B, requireHostHeader: false },
      (request, response) => {
        const target = originForm(request.url ?? '')
        if (target === undefined || request.headers.host === undefined)
          return refuse(response, 400, 'La richiesta non è HTTP valido')
        request.url = target
        const reading = request.method === 'GET' || request.method === 'HEAD'
        const answer = reading && request.headers[KEPT_COPY] === undefined ? cache.get(target) : undefined
        if (!answer || answer.status >= 400) return routed(request, response)
        sendStored(request, response, answer)
        served(target, request, answer)
      },
    )
    server.on('checkExpectation', (_request, response: ServerResponse) =>
      refuse(response, 417, 'Il server non sa fare ciò che la richiesta si aspetta'),
    )
    server.keepAliveTimeout = KEEP_ALIVE_MS
    server.requestTimeout = REQUEST_TIMEOUT_MS
    return server
  }

function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null
  return url ? url.pathname + url.search : undefined
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ message } satisfies ApiError)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  response.end(body)
}

const DRAIN_MS = 50

/**
 * Call it before the server closes. From then on each response ends its connection, and idle connections
 * are closed. Otherwise a proxy's open connections would keep the server open.
 */
export function drain(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  const closing = setInterval(() => server.closeIdleConnections(), DRAIN_MS)
  server.once('close', () => clearInterval(closing))
}

const BROKEN: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: "L'indirizzo o le intestazioni della richiesta sono troppo lunghi",
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'La richiesta ha impiegato troppo tempo' },
}

export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, message } = BROKEN[error.code ?? ''] ?? {
    status: 400,
    message: 'La richiesta non è HTTP valido',
  }
  const body = JSON.stringify({ message } satisfies ApiError)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
