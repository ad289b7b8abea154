import { get } from 'node:http'
import autocannon from 'autocannon'
import type { ServerProcess } from './server-process.ts'

export const CONNECTIONS = 20
const ACCEPT = { 'accept-encoding': 'br' }
const SAMPLE_MS = 20

export type Load = {
  perSecond: number
  /** Responses per second of CPU time of the server. Other load on the machine hardly changes this figure. */
  perCpuSecond: number
}

export type Target = string | (() => string)
export const nextOf = (target: Target): string => (typeof target === 'string' ? target : target())

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
    // The number of requests is fixed. With a fixed duration, the last requests would be cut off, but their
    // CPU time would count.
    amount: requests,
    sampleInt: SAMPLE_MS,
    headers: ACCEPT,
    // `setupRequest` slows autocannon down, so it is used only where the target changes.
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

const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

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
