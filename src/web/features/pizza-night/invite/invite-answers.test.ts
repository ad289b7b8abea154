import { expect, test } from 'vitest'
import { FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { guestIn, NEW, saidMeanwhile, type Written, withTyped } from './invite-answers.tsx'

const bea = { ...FIRST_GUEST, name: 'Bea' }
const allergic = { ...bea, allergies: ['sedano' as const] }
const vegan = { guest: { ...bea, needs: ['vegana' as const] }, consent: true }
const stored = { key: 'k', guest: bea }
const opened: Written = { key: 'k', answer: null, before: bea }

test('who changes an answer alone is told nothing', () => {
  expect(guestIn(opened, stored)).toEqual(bea)
  const typed = withTyped(opened, stored, vegan)
  expect(typed).toEqual({ key: 'k', answer: vegan, before: bea })
  expect([saidMeanwhile(opened, stored), saidMeanwhile(typed, stored)]).toEqual([undefined, undefined])
})

test('what another tab has sent since is told to the later one', () => {
  const typed = withTyped(opened, stored, vegan)
  expect(saidMeanwhile(typed, { ...stored, guest: allergic })).toBe(
    "Hai cambiato questa risposta in un'altra scheda. Ora dice: Bea, allergia: sedano. Se mandi questa, la sostituisci.",
  )
})

test('what another tab sent before anything was typed here stands in the form, and is no news', () => {
  const now = { ...stored, guest: allergic }
  expect(guestIn(opened, now)).toEqual(allergic)
  expect(saidMeanwhile(opened, now)).toBeUndefined()
  const typed = withTyped(opened, now, { guest: { ...allergic, dislikes: 'cipolla' }, consent: true })
  expect(saidMeanwhile(typed, now)).toBeUndefined()
  expect(saidMeanwhile(typed, stored)).toMatch(/Ora dice: Bea, mangia tutto/)
})

test('an answer that is gone stays in the form, to be given anew', () => {
  expect(guestIn(opened, undefined)).toEqual(bea)
  const typed = withTyped(withTyped(opened, stored, vegan), undefined, vegan)
  expect(typed).toMatchObject({ key: NEW, answer: vegan })
  for (const written of [opened, typed])
    expect(saidMeanwhile(written, undefined)).toBe(
      "Questa risposta non c'è più: se la mandi, rispondi di nuovo.",
    )
})

test('a first answer begins empty', () => {
  expect(guestIn(null, undefined)).toEqual(FIRST_GUEST)
  const typed = withTyped(null, undefined, vegan)
  expect(typed).toMatchObject({ key: NEW, answer: vegan })
  expect(saidMeanwhile(typed, undefined)).toBeUndefined()
})
