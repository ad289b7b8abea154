import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FIRST_EVENING, FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { soundDraft } from '#domain/pizza-night/kept-draft.ts'
import type { EveningEvent } from '#domain/pizza-night/progress.ts'
import { forgetPlan, keepPlan, keptPlan, type PlannedEvening, planHereOrAhead } from './kept-plan.ts'
import { keepDraft, moveDraft, ownDraft } from './use-draft.ts'
import { changeProgress, progressOf } from './use-progress.ts'

const DAY_MS = 24 * 3_600_000
const nowMs = Date.parse('2026-11-20T12:00:00+01:00')
const bakeAtMs = nowMs + DAY_MS

const storage = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
})
const shared = new Map<string, string>()
const newTab = () => {
  const own = new Map<string, string>()
  return { own, lookAt: () => vi.stubGlobal('sessionStorage', storage(own)) }
}
let [tab, other] = [newTab(), newTab()]
beforeEach(() => {
  shared.clear()
  ;[tab, other] = [newTab(), newTab()]
  vi.stubGlobal('localStorage', storage(shared))
  vi.stubGlobal('location', { search: '' })
  tab.lookAt()
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

const draftOf = (name: string, bakeAt = '2026-11-21T20:00') => ({
  ...FIRST_EVENING,
  bakeAt,
  guestCount: '1',
  guests: [{ ...FIRST_GUEST, name, allergies: ['sedano' as const] }],
})
const sheetAt = (atMs: number): EveningSheet => ({
  bakeAtMs: atMs,
  timeZone: 'Europe/Rome',
  startMs: atMs,
  lastServedMs: atMs,
  score: 0,
  cautions: [],
  warnings: [],
  leftOut: [],
  pizzas: [],
  guests: [],
  doughs: [],
  acts: [],
  queue: [],
  recoveryMin: 5,
  places: 1,
  list: { toBuy: [], atHome: [], items: [] },
})
const planOf = (name: string, atMs = bakeAtMs): PlannedEvening => ({
  sheet: sheetAt(atMs),
  form: { draft: draftOf(name), atMs: nowMs },
})

test('a plan is had back without its address while its evening is to come', () => {
  keepPlan('ospiti=1', planOf('Ada'))
  expect(planHereOrAhead('')).toEqual({ address: 'ospiti=1', plan: planOf('Ada') })
  expect(planHereOrAhead('ospiti=2')).toBeNull()
  vi.setSystemTime(bakeAtMs + 1)
  expect(planHereOrAhead('')).toBeNull()
  expect(planHereOrAhead('ospiti=1')?.plan).toEqual(planOf('Ada'))
})

describe('the form', () => {
  test('what cannot be planned with does not come along to another evening', () => {
    const typed = { maxWait: 'boh', servedBy: '99:99', roomC: '400', atOnce: '1,5', maxPizzas: '2' }
    expect(soundDraft({ ...draftOf('Ada'), ...typed })).toEqual({ ...draftOf('Ada'), maxPizzas: '2' })
  })

  test("is each tab's own, and a new one begins with the last", () => {
    keepDraft(draftOf('Ada'))
    other.lookAt()
    expect(ownDraft()).toEqual({ draft: draftOf('Ada'), at: '' })
    keepDraft(draftOf('Bea'), 'ospiti=1')
    tab.lookAt()
    expect(ownDraft()?.draft).toEqual(draftOf('Ada'))
    newTab().lookAt()
    expect(ownDraft()).toEqual({ draft: draftOf('Bea'), at: 'ospiti=1' })
  })

  test('goes along to another address', () => {
    keepDraft(draftOf('Ada'))
    moveDraft('ospiti=1')
    expect(ownDraft()).toEqual({ draft: draftOf('Ada'), at: 'ospiti=1' })
  })

  test('loses the needs of its guests a month after the evening, and nothing of another tab', () => {
    keepDraft(draftOf('Ada', '2026-10-10T20:00'))
    other.lookAt()
    keepDraft(draftOf('Bea'))
    tab.lookAt()
    expect(ownDraft()?.draft.guests).toEqual([{ ...FIRST_GUEST, name: 'Ada' }])
    expect(tab.own.get('pizzaNight')).not.toContain('sedano')
    newTab().lookAt()
    expect(ownDraft()?.draft).toEqual(draftOf('Bea'))
  })

  test('of an evening long past is forgotten wherever it stands', () => {
    keepDraft(draftOf('Ada', '2026-10-10T20:00'))
    newTab().lookAt()
    ownDraft()
    expect(shared.get('pizzaNight')).not.toContain('sedano')
  })

  test.each(['', '{', '7', 'null', '[]'])('%j is none, or a first one', (text) => {
    shared.set('pizzaNight', text)
    expect(ownDraft()?.draft ?? FIRST_EVENING).toEqual(FIRST_EVENING)
  })
})

describe('the plan', () => {
  test("is each tab's own, at its address alone, and a new one begins with the last", () => {
    keepPlan('a', planOf('Ada'))
    other.lookAt()
    keepPlan('b', planOf('Bea'))
    expect([keptPlan('a'), keptPlan('b')]).toMatchObject([null, planOf('Bea')])
    tab.lookAt()
    expect([keptPlan('a'), keptPlan('b')]).toMatchObject([planOf('Ada'), null])
    newTab().lookAt()
    expect(keptPlan('b')).toMatchObject(planOf('Bea'))
  })

  test('is forgotten a month after the evening, and none of another tab with it', () => {
    keepPlan('a', planOf('Ada', nowMs - 31 * DAY_MS))
    other.lookAt()
    keepPlan('b', planOf('Bea'))
    tab.lookAt()
    expect(keptPlan('a')).toBeNull()
    expect(tab.own.get('pizzaNightPlan')).toBe('null')
    newTab().lookAt()
    expect(keptPlan('b')).toMatchObject(planOf('Bea'))
  })

  test('of a newer version of the site stays for that one, of an older one is forgotten', () => {
    const newer = JSON.stringify({ version: 99, address: 'a', sheet: { bakeAtMs } })
    shared.set('pizzaNightPlan', newer)
    expect([keptPlan('a'), shared.get('pizzaNightPlan')]).toEqual([null, newer])
    shared.set('pizzaNightPlan', JSON.stringify({ version: 1, address: 'a', sheet: { bakeAtMs } }))
    expect([keptPlan('a'), shared.get('pizzaNightPlan')]).toEqual([null, 'null'])
  })

  test('that a browser refuses to store is held by the page, and forgotten when it is to be', () => {
    const refuses = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    vi.stubGlobal('localStorage', refuses)
    vi.stubGlobal('sessionStorage', refuses)
    keepPlan('a', planOf('Ada'))
    expect(keptPlan('a')).toMatchObject(planOf('Ada'))
    forgetPlan()
    const left = keptPlan('a')
    vi.stubGlobal('localStorage', storage(shared))
    tab.lookAt()
    forgetPlan() // nothing is held any more
    expect(left).toBeNull()
  })

  test.each(['', '{', '7', 'null', '[]', '{"version":3,"address":"a"}'])('%j is none', (text) => {
    shared.set('pizzaNightPlan', text)
    expect(keptPlan('a')).toBeNull()
  })

  test.each([
    ['a sheet without its queue', { sheet: { ...sheetAt(bakeAtMs), queue: undefined } }],
    ['a sheet with texts for its hours', { sheet: { ...sheetAt(bakeAtMs), startMs: 'presto' } }],
    ['a sheet without its list', { sheet: { ...sheetAt(bakeAtMs), list: null } }],
    ['no form', { form: null }],
    ['a form that is none', { form: { draft: 7, atMs: null } }],
    ['a form of no time', { form: { draft: draftOf('Ada'), atMs: 'ieri' } }],
  ])('with %s is none', (_, damage) => {
    const plan = { version: 3, address: 'a', ...planOf('Ada'), ...damage }
    shared.set('pizzaNightPlan', JSON.stringify(plan))
    expect(keptPlan('a')).toBeNull()
  })

  test('that an older form was kept with has the first values of newer fields', () => {
    const { hasMixer: _, ...draft } = draftOf('Ada')
    const plan = { version: 3, address: 'a', sheet: sheetAt(bakeAtMs), form: { draft, atMs: null } }
    shared.set('pizzaNightPlan', JSON.stringify(plan))
    expect(keptPlan('a')?.form).toEqual({ draft: draftOf('Ada'), atMs: null })
  })
})

describe('the progress', () => {
  const out: EveningEvent = { kind: 'out', pizza: 0, atMs: bakeAtMs }
  const late: EveningEvent = { kind: 'late', minutes: 10, atMs: bakeAtMs + 60_000 }
  const [one, another] = [`${bakeAtMs}-1.2`, `${bakeAtMs}-3`]
  const now = (evening: string) => progressOf(shared.get('pizzaNightProgress') ?? null, evening)
  const add = (evening: string, event: EveningEvent) =>
    changeProgress(evening, ({ events }) => ({ events: [...events, event] }))

  test('is one for all tabs that look after the same oven', () => {
    changeProgress(one, () => ({ isOpen: true }))
    add(one, out)
    other.lookAt()
    add(one, late)
    expect(now(one)).toEqual({ events: [out, late], isOpen: true })
  })

  test('of two evenings in two tabs is kept of both', () => {
    add(one, out)
    add(another, late)
    expect([now(one), now(another)]).toMatchObject([{ events: [out] }, { events: [late] }])
    add(one, late)
    expect([now(one), now(another)]).toMatchObject([{ events: [out, late] }, { events: [late] }])
  })

  test('of a page that knew one evening alone goes on, and of one long past is forgotten', () => {
    shared.set('pizzaNightProgress', JSON.stringify({ evening: one, events: [out], isOpen: true }))
    expect(now(one)).toEqual({ events: [out], isOpen: true })
    add(another, late)
    expect(now(one)).toEqual({ events: [out], isOpen: true })
    vi.setSystemTime(bakeAtMs + 31 * DAY_MS)
    add(`${Date.now()}-4`, out)
    expect([now(one).events, now(another).events]).toEqual([[], []])
  })

  test('has only events that can be', () => {
    const damaged = [
      null,
      7,
      { kind: 'out' },
      { kind: 'late', minutes: '10', atMs: 1 },
      { kind: 'x', atMs: 1 },
    ]
    shared.set(
      'pizzaNightProgress',
      JSON.stringify([{ evening: one, events: [...damaged, out], isOpen: true }]),
    )
    expect(now(one)).toEqual({ events: [out], isOpen: true })
    add(one, late)
    expect(now(one).events).toEqual([out, late])
  })

  test.each(['', '{', '7', 'null', '[]', '[null]', '{"events":7}'])('%j is none', (text) => {
    shared.set('pizzaNightProgress', text)
    expect(now(one)).toEqual({ events: [], isOpen: false })
  })
})
