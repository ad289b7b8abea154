import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { E2E_ORIGIN } from '#tests/support/e2e-origin.ts'

/** What the next version writes into its pages and its worker; neither React nor the worker looks at it. */
const marked = (path: string, text: string) =>
  path === '/sw.js' ? `${text}\n// 2` : text.replace('<html ', '<html data-version="2" ')

/** Headers that are between the browser and this server only. */
const BETWEEN_US = ['host', 'connection', 'accept-encoding', 'content-length']

/** The site under test behind an address of its own, where it can become its next version, as after a new build. */
export async function siteWithVersions() {
  let isNext = false
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const method = request.method ?? 'GET'
    const passed = Object.entries(request.headers).filter(([name]) => !BETWEEN_US.includes(name))
    const body = method === 'GET' ? undefined : await buffer(request)
    const answer = await fetch(E2E_ORIGIN + path, {
      method,
      headers: passed as [string, string][],
      redirect: 'manual',
      ...(body && { body }),
    })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    const content = Buffer.from(await answer.arrayBuffer())
    const isMarked = isNext && (path === '/sw.js' || type.startsWith('text/html'))
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' })
    response.end(isMarked ? marked(path, content.toString()) : content)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: () => {
      isNext = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
