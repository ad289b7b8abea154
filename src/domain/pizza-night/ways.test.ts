import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eveningRequestOf, PizzaNightRequest } from '#contracts/pizza-night/night-request.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { cases } from '#tests/support/proof.ts'
import { planEvening } from './evening.ts'
import { withTyped } from './evening-address.ts'
import { type EveningDraft, FIRST_EVENING, FIRST_GUEST, requestOfDraft } from './evening-draft.ts'
import { BEGINNINGS, type Beginning, SERVICE_NAMES } from './evening-fields.ts'
import type { Need } from './evening-request.ts'
import { waysOut } from './ways.ts'

const recipes = eveningRecipes.filter(({ id }) => [1, 2, 7, 14, 16, 28, 48, 52, 55, 62].includes(id))

function tableOf(needs: readonly Need[][], more: Partial<EveningDraft>): EveningDraft {
  const guests = needs.map((own) => ({ ...FIRST_GUEST, needs: own }))
  return { ...FIRST_EVENING, bakeAt: '2026-11-28T20:00', ...more, guests, guestCount: String(guests.length) }
}

function ask(draft: EveningDraft, nowMs: number) {
  const request = PizzaNightRequest.parse(requestOfDraft(draft, { timeZone: 'Europe/Rome', checkTime: true }))
  const asked = eveningRequestOf(request, nowMs)
  const answer = planEvening(asked, recipes)
  return {
    answer,
    ways: 'refusal' in answer ? waysOut(asked, answer.refusal, recipes) : [],
  }
}

const at = (hour: string) => Date.parse(`2026-11-28T${hour}:00+01:00`)

test.each<[string, Partial<EveningDraft>, number, string, string[]]>([
  ['two hours before', {}, 8, '18:10', ['Alle 20:30', 'Domani alle 20:00']],
  ['an hour that has passed', {}, 2, '20:30', ['Domani alle 20:00']],
  [
    'asleep',
    { service: 'each', wakeTo: '21:30' },
    6,
    '12:00',
    ['In teglia, alle 20:00', 'Alle 19:00', 'Inforna 2 alla volta'],
  ],
  ['too long a wait', { maxWait: '5' }, 8, '08:00', ['Inforna 2 alla volta', 'Senza limite di attesa']],
  ['too late for everybody', { servedBy: '20:20' }, 6, '08:00', ['Alle 19:30', "Senza un'ora per tutti"]],
])('%s: what is offered', (_, more, count, now, labels) => {
  const { ways } = ask(
    tableOf(
      Array.from({ length: count }, () => []),
      more,
    ),
    at(now),
  )
  expect(ways.map(({ label }) => label)).toEqual(labels)
})

test('each of them, typed into the form, is planned', () => {
  let offered = 0
  const need = fc.constantFrom<Need[]>([], [], ['celiachia'], ['vegana'])
  fc.assert(
    fc.property(
      fc.array(need, { minLength: 1, maxLength: 9 }),
      fc.record({
        begin: fc.constantFrom(...(Object.keys(BEGINNINGS) as Beginning[])),
        service: fc.constantFrom('scelta' as const, ...(Object.keys(SERVICE_NAMES) as 'each'[])),
        maxWait: fc.constantFrom('', '10', '40'),
        servedBy: fc.constantFrom('', '', '20:30', '22:00'),
        wakeTo: fc.constantFrom('00:00', '21:00'),
        maxDoughs: fc.constantFrom('1', '2'),
      }),
      fc.integer({ min: -30, max: 600 }),
      (needs, more, minutes) => {
        const draft = tableOf(needs, more)
        const nowMs = at('20:00') - minutes * 60_000
        const { ways } = ask(draft, nowMs)
        expect(ways.length).toBeLessThanOrEqual(3)
        expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length)
        for (const { label, typed } of ways) {
          offered += 1
          expect(ask(withTyped(draft, typed).draft, nowMs).answer, label).toHaveProperty('evening')
        }
      },
    ),
    { numRuns: cases(60, 600), seed: 38 },
  )
  expect(offered).toBeGreaterThan(20)
})
