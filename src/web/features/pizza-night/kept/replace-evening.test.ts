import { beforeEach, expect, test, vi } from 'vitest'
import { FIRST_EVENING, FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import type { PlannedForm } from '../kept-plan.ts'
import { openEvening } from './open-evening.ts'
import { isUnsaved, replaceEvening, type TypedName } from './replace-evening.ts'

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const stored = new Map<string, string>()
    vi.stubGlobal(name, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    })
  }
  return () => vi.unstubAllGlobals()
})

const ada = { ...FIRST_EVENING, bakeAt: '2026-11-28T20:00' }
const gino = { ...FIRST_GUEST, name: 'Gino', allergies: ['soia' as const] }
const withGino = { ...ada, guestCount: '2', guests: [...ada.guests, gino] }
const mine = { id: 7, updatedAt: '2026-11-20T10:00:00.000Z' }
const theirs = { id: 9, updatedAt: '2026-11-21T10:00:00.000Z' }

function page(form: PlannedForm, name: TypedName | null) {
  const here = {
    typed: name,
    onType: (typed: TypedName | null) => void Object.assign(here, { typed }),
    evening: {
      draft: withGino,
      planned: form as PlannedForm | undefined,
      sheet: undefined,
      show: (shown: PlannedForm) => void Object.assign(here.evening, { draft: shown.draft, planned: shown }),
      change: (draft: object) => void Object.assign(here.evening, { draft }),
    },
  }
  return here
}

test.each([
  ['a kept one', { kept: theirs }, { id: 9, basedOn: theirs.updatedAt }],
  ['a copy', {}, undefined],
])('%s takes the place of what was not saved, and that can be had back', (_what, kept, open) => {
  const saved = { draft: ada, atMs: 1 }
  const typed = { openId: 7, name: 'Con Gino' }
  const here = page(saved, typed)
  openEvening.write(mine)
  const other = { draft: { ...ada, oven: 'wood_fired' as const }, atMs: 2 }
  const goBack = replaceEvening({ ...here, evening: { ...here.evening } }, { form: other, ...kept })
  expect([openEvening.read(), here.typed, here.evening]).toMatchObject([
    open,
    null,
    { draft: other.draft, planned: other },
  ])
  goBack()
  expect([openEvening.read(), here.typed, here.evening]).toMatchObject([
    { id: 7, basedOn: mine.updatedAt },
    typed,
    { draft: withGino, planned: saved },
  ])
})

test('unsaved is what differs from the kept evening, else what is more than an empty form', () => {
  const { bakeAt } = ada
  expect(isUnsaved({ draft: withGino, kept: ada })).toBe(true)
  expect(isUnsaved({ draft: withGino, kept: withGino })).toBe(false)
  expect(isUnsaved({ draft: withGino, kept: undefined })).toBe(true)
  expect(isUnsaved({ draft: { ...FIRST_EVENING, bakeAt }, kept: undefined })).toBe(false)
})
