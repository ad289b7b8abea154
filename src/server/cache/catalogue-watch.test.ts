import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CatalogueWatch, watchCatalogue } from './catalogue-watch.ts'

let version: number | Error
let recentChanges: { version: number; recipes: number[]; words: boolean }[]
let watch: CatalogueWatch
const log = { warn: vi.fn(), info: vi.fn() }
const changed = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  version = 7
  recentChanges = []
  const readState = async () => {
    if (version instanceof Error) throw version
    return { version, recentChanges }
  }
  watch = await watchCatalogue({ readState, log, pollMs: 1000 })
  watch.onChange(changed)
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

test('notices within a second what another server wrote', async () => {
  await vi.advanceTimersByTimeAsync(3000)
  expect(changed).not.toHaveBeenCalled()
  version = 8
  await vi.advanceTimersByTimeAsync(1000)
  expect([changed.mock.calls.length, watch.epoch]).toEqual([1, 1])
})

test('looks at once when told to, and knows the new epoch when it calls', async () => {
  let seen = -1
  watch.onChange(() => {
    seen = watch.epoch
  })
  version = 8
  await watch.refresh()
  expect([changed.mock.calls.length, seen]).toEqual([1, 1])
})

test('tells what changed, and everything where a version has no entry', async () => {
  const entries = [8, 9, 10].map((at) => ({ version: at, recipes: [at], words: at === 9 }))
  version = 9
  recentChanges = entries.slice(0, 2)
  await watch.refresh()
  expect(changed.mock.calls.flat()).toEqual(entries.slice(0, 2))
  changed.mockClear()
  version = 11
  recentChanges = entries // of 11 nothing is known
  await watch.refresh()
  expect(changed.mock.calls.flat()).toEqual(['everything'])
})

test('who asks while it looks is told by a look that began later', async () => {
  const first = watch.refresh() // has asked for the version already
  version = 8
  recentChanges = [{ version: 8, recipes: [3], words: false }]
  await Promise.all([first, watch.refresh(), watch.refresh()])
  expect([watch.epoch, changed.mock.calls.flat()]).toEqual([1, recentChanges])
})

test('a database that does not answer changes nothing and is named once in the log', async () => {
  version = new Error('giù')
  await vi.advanceTimersByTimeAsync(5000)
  expect([changed.mock.calls.length, watch.epoch, log.warn.mock.calls.length]).toEqual([0, 0, 1])
  version = 8
  await vi.advanceTimersByTimeAsync(1000)
  expect([changed.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1])
})

test('looks no more when stopped', async () => {
  watch.stop()
  version = 8
  await vi.advanceTimersByTimeAsync(5000)
  expect(changed).not.toHaveBeenCalled()
})

test('whoever has written is not told of a look that fails', async () => {
  version = new Error('giù')
  await watch.refresh()
  expect([changed.mock.calls.length, log.warn.mock.calls.length]).toEqual([0, 1])
  version = 8
  await vi.advanceTimersByTimeAsync(1000)
  expect(changed).toHaveBeenCalledTimes(1)
})
