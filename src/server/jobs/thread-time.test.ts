import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchThread } from './thread-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function thread(share: number) {
  let ms = 0
  return {
    cpuUsage: async () => ({ user: ms * 900, system: ms * 100 }),
    pass: async (wallMs: number) => {
      for (let passed = 0; passed < wallMs; passed += 100) {
        ms += 100 * share
        await vi.advanceTimersByTimeAsync(100)
      }
    },
  }
}

test.each([
  ['has a processor for itself', 1, 14_000, 16_000],
  ['gets an eighth of one', 1 / 8, 60_000, 70_000],
])('work of a thread that %s is over after what it uses', async (_name, share, before, after) => {
  const onOver = vi.fn()
  const one = thread(share)
  watchThread(one, { processorMs: 15_000, onOver })
  await one.pass(before)
  expect(onOver).not.toHaveBeenCalled()
  await one.pass(after - before)
  expect(onOver).toHaveBeenCalledOnce()
})

test('a thread that gets nothing is waited for, unless a limit says how long', async () => {
  const [patient, limited] = [vi.fn(), vi.fn()]
  const asleep = thread(0)
  watchThread(asleep, { processorMs: 1000, onOver: patient })
  watchThread(asleep, { processorMs: 1000, wallMs: 300_000, onOver: limited })
  await asleep.pass(299_000)
  expect(limited).not.toHaveBeenCalled()
  await asleep.pass(2000)
  expect(limited).toHaveBeenCalledOnce()
  await asleep.pass(3_600_000)
  expect(patient).not.toHaveBeenCalled()
})

test('a thread that has not begun to run is asked again, and nothing is asked once it is over', async () => {
  const onOver = vi.fn()
  let asked = 0
  const cpuUsage = async () => {
    asked += 1
    if (asked < 3) throw new Error('not running')
    return { user: asked * 1_000_000, system: 0 }
  }
  const end = watchThread({ cpuUsage }, { processorMs: 200, onOver })
  await vi.advanceTimersByTimeAsync(5000)
  expect([asked, onOver.mock.calls.length]).toEqual([4, 1])
  end()
  watchThread({ cpuUsage }, { processorMs: 200, onOver })()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toBe(4)
})
