import type { FastifyInstance } from 'fastify'

const DAY_MS = 24 * 3600 * 1000

/**
 * Does some housekeeping when the server begins to listen, and then once a day until it closes. A failure is logged and
 * nothing else: a full disk is no reason not to serve. Several servers may do the same; the work must stand it.
 */
export function everyDay(app: FastifyInstance, work: () => Promise<void>): void {
  const attempt = () => work().catch((err: unknown) => app.log.warn({ err }, 'the daily housekeeping failed'))
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const start = () => {
    running = attempt()
  }
  app.addHook('onListen', async () => {
    start()
    timer = setInterval(start, DAY_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
