import { expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../api/api-client.ts'
import type { PlannedEvening } from '../kept-plan.ts'
import { openEvening } from './open-evening.ts'
import { saving } from './saving.ts'
import type { KeptEvenings } from './use-kept-evenings.ts'

const planned = { sheet: {}, form: { draft: {}, atMs: null } } as PlannedEvening

test.each([
  ['deleted elsewhere: its name stays as if it were typed', 404, [{ openId: 7, name: 'Con Gino' }]],
  ['refused for another reason: its name is the kept one', 409, []],
])('an evening is %s', async (_what, status, expected) => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  openEvening.write({ id: 7, updatedAt: '2026-11-20T10:00:00.000Z' })
  const typed: unknown[] = []
  const mutate = vi.fn((_sent: unknown, { onError }: { onError: (failure: unknown) => void }) =>
    onError(new ApiFailure({ status, body: { message: 'Serata non trovata' } })),
  )
  const keep = { mutate } as unknown as KeptEvenings['keep']
  await saving({ upToDate: async () => planned }, keep, 'Con Gino', (name) => typed.push(name))(false)
  expect(mutate).toHaveBeenCalledOnce()
  expect(typed).toEqual(expected)
  vi.unstubAllGlobals()
})
