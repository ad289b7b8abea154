import { beforeEach, describe, expect, test, vi } from 'vitest'
import { planEvening } from '#domain/pizza-night/evening.ts'
import { FIRST_EVENING, FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { USUAL_EVENING, USUAL_GUEST } from '#domain/pizza-night/evening-request.ts'
import { eveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { sharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import {
  countUnread,
  type DeviceEvening,
  deviceEvenings,
  forgotten,
  moveToAccount,
  readEvenings,
} from './device-evenings.ts'
import { DeviceRefusal, Outdated, type Shelf } from './shelf.ts'

const DAY_MS = 24 * 3600 * 1000
const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')
const answer = planEvening(
  {
    ...USUAL_EVENING,
    bakeAtMs,
    nowMs: null,
    guests: [{ ...USUAL_GUEST, name: 'Celeste', needs: ['celiachia'] }],
  },
  eveningRecipes,
)
if ('refusal' in answer) throw new Error(answer.refusal.message)
const plan = eveningSheet(answer.evening)
const evening: DeviceEvening = {
  id: 7,
  title: 'Con i vicini',
  bakeAtMs,
  timeZone: 'Europe/Rome',
  plannedAtMs: null,
  draft: { ...FIRST_EVENING, guests: [{ ...FIRST_GUEST, name: 'Celeste', needs: ['celiachia'] }] },
  plan,
  menu: sharedEvening(plan),
  updatedAt: '2026-11-20T10:00:00.000Z',
}

describe('what a browser kept', () => {
  test('is read as it was written', () => {
    expect(readEvenings(JSON.stringify([evening]), bakeAtMs)).toEqual([evening])
    expect(readEvenings(JSON.stringify([evening]), bakeAtMs + 29 * DAY_MS)).toEqual([evening])
  })

  test('loses the needs of its guests within thirty days, and keeps the menu', () => {
    const [left] = readEvenings(JSON.stringify([evening]), bakeAtMs + 29 * DAY_MS + 1)
    expect(left).toEqual({
      ...evening,
      plan: null,
      draft: { ...FIRST_EVENING, guests: [{ ...FIRST_GUEST, name: 'Celeste' }] },
    })
  })

  test('by another version of the site opens without its plan', () => {
    const [left] = readEvenings(JSON.stringify([{ ...evening, plan: { acts: 3 } }]), bakeAtMs)
    expect(left).toEqual({ ...evening, plan: null })
  })

  test.each([null, '', '{', '{}', '[null, 7, {}]', '[{"id":1,"title":"x","menu":{}}]'])(
    '%j is nothing',
    (text) => {
      expect(readEvenings(text, bakeAtMs)).toEqual([])
    },
  )
})

describe('what another version of the site kept', () => {
  const newer = { id: 9, form: { guests: ['Bea: frutta a guscio'] }, bakeAtMs }
  const unread = [
    newer,
    { ...evening, id: 8, plan: { acts: 3, more: true } },
    { ...evening, id: 10, menu: 'n1' },
  ]
  const text = JSON.stringify([evening, ...unread])

  test('stays as it was written where evenings are listed, and is counted', () => {
    expect(forgotten(text, bakeAtMs)).toBe(text)
    expect(countUnread(text, bakeAtMs)).toBe(2)
    expect(readEvenings(text, bakeAtMs).map(({ id }) => id)).toEqual([7, 8])
    const another = JSON.stringify({ version: 2, evenings: [evening] })
    expect(forgotten(another, bakeAtMs)).toBe(another)
    expect(countUnread(another, bakeAtMs)).toBe(1)
    expect([countUnread(null, bakeAtMs), countUnread('[null, 7]', bakeAtMs)]).toEqual([0, 0])
  })

  test('is forgotten with the needs of all others, a month after its evening', () => {
    const left = forgotten(text, bakeAtMs + 29 * DAY_MS + 1)
    expect(left).not.toMatch(/frutta a guscio|celiachia/)
    expect(readEvenings(left, bakeAtMs).map(({ id, plan: kept }) => [id, kept])).toEqual([
      [7, null],
      [8, null],
    ])
  })
})

describe('two tabs of one browser', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    })
    vi.useFakeTimers({ now: bakeAtMs - DAY_MS, toFake: ['Date'] })
    return () => {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    }
  })
  const { draft } = evening
  const bea = { ...FIRST_GUEST, name: 'Bea', allergies: ['frutta a guscio' as const] }
  const withBea = { ...draft, guestCount: '2', guests: [...draft.guests, bea] }
  const written = { title: 'Con i vicini', draft, plannedAtMs: null, plan }

  test('change one evening: the later one is told what stands there', async () => {
    const { id, updatedAt: basedOn } = await deviceEvenings.keep(written)
    const first = await deviceEvenings.keep({ ...written, draft: withBea }, { id, basedOn })
    const late = deviceEvenings.keep({ ...written, title: 'Altro nome' }, { id, basedOn })
    await expect(late).rejects.toThrow(Outdated)
    await expect(late).rejects.toMatchObject({ theirs: { id, draft: withBea, updatedAt: first.updatedAt } })
    expect(await deviceEvenings.open(id)).toEqual(first)
    expect(await deviceEvenings.list()).toMatchObject([{ id, updatedAt: first.updatedAt, guests: 2 }])
  })

  test('leave what another version wrote, whatever they keep, throw away and take back', async () => {
    const newer = { id: 9, form: {}, bakeAtMs }
    stored.set('pizzaNights', JSON.stringify([newer]))
    const { id } = await deviceEvenings.keep(written)
    await deviceEvenings.list()
    await deviceEvenings.remove(id)
    expect(JSON.parse(stored.get('pizzaNights') ?? '')).toEqual([newer])
    await deviceEvenings.restore(id)
    expect([deviceEvenings.unread(), (await deviceEvenings.list()).length]).toEqual([1, 1])
    const another = JSON.stringify({ version: 2, evenings: [] })
    stored.set('pizzaNights', another)
    await expect(deviceEvenings.keep(written)).rejects.toThrow(DeviceRefusal)
    expect(stored.get('pizzaNights')).toBe(another)
  })

  test('bring an evening into the account: what the other one kept meanwhile stays here', async () => {
    const { id, updatedAt: basedOn } = await deviceEvenings.keep(written)
    const account = {
      keep: () => deviceEvenings.keep({ ...written, draft: withBea }, { id, basedOn }),
    } as unknown as Shelf
    expect(await moveToAccount(account)).toEqual({ moved: 1, failure: undefined })
    expect(await deviceEvenings.open(id)).toMatchObject({ draft: withBea })
  })
})
