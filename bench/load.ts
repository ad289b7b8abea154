import { get } from 'node:http'
import autocannon from 'autocannon'
import type { ServerProcess } from './server-process.ts'

export const CONNECTIONS = 20
const ACCEPT = { 'accept-encoding': 'br' }
/** How often autocannon looks whether it is done, in milliseconds. */
const SAMPLE_MS = 20

export type Load = {
  /** Answers per second of wall time: what visitors notice; it depends on what else the machine does. */
  perSecond: number
  /** Answers per second of the server's CPU time, which hardly depends on that. */
  perCpuSecond: number
}

/** A request target, or one that differs each time. */
export type Target = string | (() => string)
export const nextOf = (target: Target): string => (typeof target === 'string' ? target : target())

/** `requests` requests by `CONNECTIONS` patient clients. Throws if one is not answered with 200. */
export async function load(
  server: ServerProcess,
  origin: string,
  target: Target,
  requests: number,
): Promise<Load> {
  const before = await server.cpuMs()
  const result = await autocannon({
    url: origin + nextOf(target),
    connections: CONNECTIONS,
    // Not so long but so many: requests cut off at the end would cost the server work that nobody counts.
    amount: requests,
    sampleInt: SAMPLE_MS,
    headers: ACCEPT,
    // Written again for each request it slows the generator down, so only where it must be.
    ...(typeof target !== 'string' && {
      requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: target() }) }],
    }),
  })
  const cpuS = ((await server.cpuMs()) - before) / 1000
  if (result['2xx'] !== requests)
    throw new Error(`${origin}${nextOf(target)}: ${result['2xx']} of ${requests} answered with 200`)
  return { perSecond: requests / result.duration, perCpuSecond: requests / cpuS }
}

export type WholeAnswer = { headers: string[]; body: Buffer }

/** Headers that node:http adds by itself, and those of one connection. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** One answer as it comes over the wire, still compressed. */
export function fetchWhole(url: string): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: ACCEPT, agent: false }, async (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`))
      const headers: string[] = []
      for (let at = 0; at < response.rawHeaders.length; at += 2) {
        const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2)
        if (!OWN_HEADERS.has(name.toLowerCase())) headers.push(name, value)
      }
      const pieces: Buffer[] = []
      for await (const piece of response) pieces.push(piece as Buffer)
      resolve({ headers, body: Buffer.concat(pieces) })
    })
    request.on('error', reject)
  })
}
