import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteMetrics } from './site-metrics.ts'

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

export async function serveMetrics(
  metrics: Pick<SiteMetrics, 'text' | 'contentType'>,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') return void response.writeHead(404).end()
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, host, resolve)
  await promise
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
