import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { answersTo, ownAnswers, readAnswers } from './own-answers.ts'

const answer = { token: 't', evening: 'e', key: 'k', endsAtMs: 1000, guest: { ...FIRST_GUEST, name: 'Bea' } }

test('an answer is kept as long as its invitation is open', () => {
  const text = JSON.stringify([answer, { ...answer, key: 'other', endsAtMs: 500 }])
  expect(readAnswers(text, 0)).toHaveLength(2)
  expect(readAnswers(text, 500)).toEqual([answer])
  expect(readAnswers(text, 1000)).toEqual([])
})

test.each([null, '', '{', '{}', '[null, 7, {}]', JSON.stringify([{ ...answer, guest: { name: 'Bea' } }])])(
  '%j is nothing',
  (text) => {
    expect(readAnswers(text, 0)).toEqual([])
  },
)

describe('a link that the host has renewed', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    })
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    return () => {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    }
  })
  const renewed = { token: 'new', evening: 'e', endsAtMs: 3000 }
  const kept = () => JSON.parse(stored.get('pizzaNightAnswers') ?? '[]')
  const before = { token: 't', key: 'old', endsAtMs: 1000, guest: answer.guest }
  const elsewhere = { ...answer, token: 'u', evening: 'f', key: 'other' }

  test('leads to the answer given by the old one, and to no other', () => {
    expect(answersTo([answer, elsewhere, before], renewed)).toEqual([answer])
    expect(answersTo([answer, elsewhere, before], { ...renewed, token: 't' })).toEqual([answer, before])
    // An older server, whose invitations have no `evening`.
    const unnamed = { token: 'new', endsAtMs: 3000 } as typeof renewed
    expect(answersTo([answer, elsewhere, before], unnamed)).toEqual([])
  })

  test('is followed, and so is the hour to which the evening was moved', () => {
    const newer = { token: 't', more: true }
    stored.set('pizzaNightAnswers', JSON.stringify([answer, elsewhere, newer]))
    ownAnswers.follow(renewed)
    expect(kept()).toEqual([{ ...answer, ...renewed }, elsewhere, newer])
  })

  test('finds an answer of before evenings were named, once its own link has been opened', () => {
    stored.set('pizzaNightAnswers', JSON.stringify([before]))
    ownAnswers.follow({ token: 't', evening: 'e', endsAtMs: 1000 })
    expect(answersTo(kept(), renewed)).toEqual([{ ...before, evening: 'e' }])
  })
})
