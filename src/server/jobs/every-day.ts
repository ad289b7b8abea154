import type { FastifyInstance } from 'fastify'

const DAY_MS = 24 * 3600 * 1000

/**
 * Runs `work` when the server starts to listen, then once a day. A failure is only logged, because it must
 * not stop the site. Several servers may run `work` at the same time.
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
