import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { virtualTime } from '#tests/simulation/virtual-time.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type AtWork, jobEngine, LEASE_S } from './job-engine.ts'

const silent = pino({ level: 'silent' })

function oneJob() {
  let isLeft = true
  const leases = {
    claim: vi.fn(async () => (isLeft ? { id: 1 } : undefined)),
    prolong: vi.fn(async () => true),
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
  await eventually(() => expect(leases.claim).toHaveBeenCalledTimes(2))
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
  await eventually(() => expect(fail).toHaveBeenCalledTimes(1))
  await engine.stop()
})

test('a server that stops does not take the job again that it has just given back', async () => {
  const { leases } = oneJob()
  const work = vi.fn(
    (_job: { id: number }, { signal }: AtWork) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const engine = jobEngine({ name: 'a test', leases, work, fail: vi.fn(), log: silent, lookMs: 0 })
  engine.wake()
  await eventually(() => expect(work).toHaveBeenCalled())
  await engine.stop()
  expect(leases.claim).toHaveBeenCalledTimes(1)
  expect(leases.release).toHaveBeenCalledTimes(1)
})

test('a job whose lease cannot be prolonged is let go before the others may take it', async () => {
  const time = virtualTime()
  const { leases, take } = oneJob()
  leases.prolong.mockRejectedValue(cut)
  let lostAtMs = Number.NaN
  const work = async (_job: { id: number }, { signal }: AtWork) => {
    take()
    signal.addEventListener('abort', () => {
      lostAtMs = time.nowMs()
    })
    await clock.sleep(60_000, signal)
  }
  const clock = time.clockOf({ isAlive: true })
  const fail = vi.fn(async () => undefined)
  const engine = jobEngine({ name: 'a test', leases, work, fail, log: silent, lookMs: 0, clock })
  engine.wake()
  await time.run(100_000, () => false)
  expect(lostAtMs).toBe(LEASE_S * 1000)
  expect(fail).not.toHaveBeenCalled()
})

test('what must be written down is tried until the database answers', async () => {
  const time = virtualTime()
  const { leases, take } = oneJob()
  const write = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(cut)
    .mockRejectedValueOnce(hung)
    .mockResolvedValue('kept')
  let kept = ''
  const work = async (_job: { id: number }, { patiently }: AtWork) => {
    take()
    kept = await patiently(write)
  }
  const clock = time.clockOf({ isAlive: true })
  const engine = jobEngine({ name: 'a test', leases, work, fail: vi.fn(), log: silent, lookMs: 0, clock })
  engine.wake()
  await time.run(100_000, () => false)
  expect([kept, write.mock.calls.length, time.nowMs() >= 2000]).toEqual(['kept', 3, true])
})

test('a database that stands still for a minute: the job is let go in time, and taken up again and done once', async () => {
  const time = virtualTime()
  const clock = time.clockOf({ isAlive: true })
  const [stillFromMs, stillUntilMs] = [10_000, 70_000]
  const ask = async <T>(answer: () => T): Promise<T> => {
    const isStill = () => time.nowMs() >= stillFromMs && time.nowMs() < stillUntilMs
    if (!isStill()) return answer()
    await clock.sleep(18_000)
    throw hung
  }
  const row = { holder: '', untilMs: 0, isDone: false }
  const takenAtMs: number[] = []
  let doneAtMs = Number.NaN
  const leases = {
    claim: (holder: string) =>
      ask(() => {
        if (row.isDone || row.untilMs > time.nowMs()) return undefined
        Object.assign(row, { holder, untilMs: time.nowMs() + LEASE_S * 1000 })
        takenAtMs.push(time.nowMs())
        return { id: 1 }
      }),
    prolong: (_id: number, holder: string) =>
      ask(() => {
        row.untilMs = time.nowMs() + LEASE_S * 1000
        return row.holder === holder
      }),
    release: (_id: number) => ask(() => undefined),
  }
  const letGoAtMs: number[] = []
  const work = async (_job: { id: number }, { signal }: AtWork) => {
    signal.addEventListener('abort', () => letGoAtMs.push(time.nowMs()))
    await clock.sleep(40_000, signal)
    await ask(() => {
      row.isDone = true
      doneAtMs = time.nowMs()
    })
  }
  const fail = vi.fn(async () => undefined)
  const engine = jobEngine({ name: 'a test', leases, work, fail, log: silent, clock })
  engine.wake()
  await time.run(300_000, () => row.isDone)
  expect(takenAtMs).toHaveLength(2)
  expect(letGoAtMs[0]).toBeLessThanOrEqual(stillFromMs + LEASE_S * 1000)
  expect(takenAtMs[1]).toBeGreaterThanOrEqual(stillUntilMs)
  expect(doneAtMs).toBeLessThan(stillUntilMs + 18_000 + 5000 + 40_000 + 1000)
  expect(fail).not.toHaveBeenCalled()
})
