import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { everyDay } from './every-day.ts'

const DAY_MS = 24 * 3600 * 1000

test('works when the server begins to listen and once a day until it closes, whatever fails', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = Fastify()
  const warn = vi.spyOn(app.log, 'warn')
  const work = vi.fn(() => Promise.reject(new Error('disk full')))
  everyDay(app, work)
  await app.ready()
  expect(work).not.toHaveBeenCalled()
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2 * DAY_MS)
  expect(work).toHaveBeenCalledTimes(3)
  await app.close()
  expect(warn).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(DAY_MS)
  expect(work).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

test('closing waits for work that is under way', async () => {
  const app = Fastify()
  const { promise, resolve } = Promise.withResolvers<void>()
  everyDay(app, () => promise)
  await app.listen({ port: 0, host: '127.0.0.1' })
  let isClosed = false
  const closing = app.close().then(() => {
    isClosed = true
  })
  await new Promise((done) => setImmediate(done))
  expect(isClosed).toBe(false)
  resolve()
  await closing
  expect(isClosed).toBe(true)
})
