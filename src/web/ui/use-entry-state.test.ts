import { afterEach, expect, test, vi } from 'vitest'
import { keptState } from './use-entry-state.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const keep = (text: string | null) => vi.stubGlobal('sessionStorage', { getItem: () => text })
afterEach(() => void vi.unstubAllGlobals())

test('what was kept with an entry is read, and nothing that its part could not have kept', () => {
  keep('"pizza"')
  expect(keptState('search', 'a', isText)).toBe('pizza')
  for (const text of [null, '', '{', '7', 'null', '["pizza"]']) {
    keep(text)
    expect(keptState('search', 'a', isText), String(text)).toBeUndefined()
  }
})
