import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CatalogueWatch, watchCatalogue } from './catalogue-watch.ts'

let version: number | Error
let watch: CatalogueWatch
const log = { warn: vi.fn(), info: vi.fn() }
const changed = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  version = 7
  const readVersion = async () => {
    if (version instanceof Error) throw version
    return version
  }
  watch = await watchCatalogue({ readVersion, log })
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
