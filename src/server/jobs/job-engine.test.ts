import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { jobEngine } from './job-engine.ts'

const silent = pino({ level: 'silent' })

/** One job that waits; `claimed` counts who took it. */
function oneJob() {
  let isLeft = true
  const leases = {
    claim: vi.fn(async () => (isLeft ? { id: 1 } : undefined)),
    prolong: async () => true,
    release: vi.fn(async () => undefined),
  }
  return { leases, take: () => (isLeft = false) }
}

const cut = Object.assign(new Error('terminating connection'), { code: '57P01' })
const hung = new Error('Failed query', { cause: new Error('Query read timeout') })

test.each([
  ['cut', cut],
  ['hung', hung],
])('a job whose database connection is %s is left to its lease, not failed', async (_how, failure) => {
  const { leases, take } = oneJob()
  const fail = vi.fn(async () => undefined)
  const work = vi.fn(async () => {
    take()
    throw failure
  })
  const engine = jobEngine({ name: 'a test', leases, work, fail, log: silent, lookMs: 0 })
  engine.wake()
  await vi.waitFor(() => expect(leases.claim).toHaveBeenCalledTimes(2))
  await engine.stop()
  expect(work).toHaveBeenCalledTimes(1)
  expect(fail).not.toHaveBeenCalled()
  expect(leases.release).not.toHaveBeenCalled()
})

test('an error of the program ends the job', async () => {
  const { leases, take } = oneJob()
  const fail = vi.fn(async () => undefined)
  const work = async () => {
    take()
    throw new TypeError('x is undefined')
  }
  const engine = jobEngine({ name: 'a test', leases, work, fail, log: silent, lookMs: 0 })
  engine.wake()
  await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(1))
  await engine.stop()
})
