import { createServer, type Server } from 'node:http'
import { getHealth } from '#contracts/health/health.endpoints.ts'
import type { Health } from '#contracts/health/health.ts'
import type { Config } from '../config/config.ts'
import { portFailure } from './start-failure.ts'

const RETRY_S = 5
const PREPARING = 'Il sito si sta preparando: riprova tra poco.'
const PAGE = `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_S}"><title>Cornicione</title></head>
<body style="font:1.125rem/1.6 sans-serif;margin:3rem auto;max-width:34rem;padding:0 1rem">
<h1>Il sito si sta preparando</h1><p>Tra poco è pronto: questa pagina si aggiorna da sé.</p></body></html>
`

export interface FrontDoor {
  handOver(): { _handle: unknown }
  close(): void
}

/**
 * Listens on the site's port before anything else starts. So an occupied port is reported at once, and
 * visitors see a message during the start. Throws a StartFailure.
 */
export async function openFrontDoor({
  port,
  host,
  databaseUrl,
}: Pick<Config, 'port' | 'host' | 'databaseUrl'>): Promise<FrontDoor> {
  const health: Health = { status: 'ok', database: databaseUrl ? 'server' : 'embedded', disk: 'ok' }
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?')
    const isApi = path === '/api' || path.startsWith('/api/')
    // Health is 200 during the start, too, because a supervisor would restart the process after an error
    // status.
    const isHealth = path === getHealth.path
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(!isHealth && { 'retry-after': String(RETRY_S) }),
      connection: 'close',
    })
    if (isApi) response.end(JSON.stringify(isHealth ? health : { message: PREPARING }))
    else response.end(PAGE)
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, host, resolve)
  await promise.catch((error: NodeJS.ErrnoException) => {
    throw portFailure(error, { port, host, variable: 'PORT' })
  })
  return {
    handOver() {
      // Hands the open port over: `listen` accepts any object with `_handle`. `server.close()` leaves the port
      // open once the server has no handle.
      const owner = server as Server & { _handle: unknown }
      const { _handle } = owner
      owner._handle = null
      server.close()
      return { _handle }
    },
    close: () => void server.close(),
  }
}
