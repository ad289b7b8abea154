import { expect, test } from 'vitest'
import { inWords } from '#domain/words/counted.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from './evening.ts'
import { type Need, USUAL_EVENING, USUAL_GUEST } from './evening-request.ts'
import { eveningSheet } from './evening-sheet.ts'
import { sharedEvening, shareOf } from './shared-evening.ts'
import { eveningLine } from './timeline/evening-line.ts'

const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')

test('what is shared says when and what, and nothing of who', () => {
  const guests = [
    { ...USUAL_GUEST, name: 'Celeste Rari', needs: ['celiachia'] as const },
    { ...USUAL_GUEST, name: 'Nocciolina', allergies: ['frutta a guscio'] as const, dislikes: ['cipolla'] },
    { ...USUAL_GUEST, name: 'Verdiana', needs: ['vegana'] as const, wish: '1' },
  ]
  const answer = planEvening({ ...USUAL_EVENING, bakeAtMs, nowMs: null, guests }, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const sheet = eveningSheet(answer.evening)
  expect(JSON.stringify(sheet)).toContain('Celeste Rari')

  const shared = sharedEvening(sheet)
  expect(shared).toMatchObject({ bakeAtMs, people: 3 })
  expect(shared.pizzas.map(({ eatenBy: _eatenBy, ...pizza }) => pizza)).toEqual(
    sheet.pizzas.map(({ instead: _instead, added: _added, ...pizza }) => pizza),
  )
  expect(shared.giri.flatMap(({ pizzas }) => pizzas)).toHaveLength(sheet.queue.length)
  expect(shared.giri.map(({ atMs }) => atMs)).toEqual(sheet.queue.map(({ servedMs }) => servedMs))
  expect(shared.firstServedMs).toBe(Math.min(...sheet.guests.map(({ servedMs }) => servedMs)))
  const text = JSON.stringify(shared)
  for (const { name } of guests) expect(text).not.toContain(name)
  for (const { title } of eveningLine(sheet)) expect(text).not.toContain(`"${title}"`)
  for (const word of ['instead', 'added', 'cautions', 'notes', '"needs"', 'forWhom', 'portions'])
    expect(text).not.toContain(word)
})

const table = (...needs: Need[]) =>
  Array.from({ length: 8 }, (_, place) => ({
    ...USUAL_GUEST,
    name: `Nome${place}`,
    needs: needs.slice(place, place + 1),
  }))

test.each([
  ['each', table('vegana', 'vegana', 'celiachia', 'senza lattosio')],
  ['slices', table('vegana', 'vegana', 'celiachia', 'senza lattosio')],
  ['trays', table('vegana', 'vegana', 'celiachia', 'senza lattosio')],
  ['slices', table()],
] as const)('each pizza says for whom it is and names nobody, served %s', (service, guests) => {
  const answer = planEvening({ ...USUAL_EVENING, service, bakeAtMs, nowMs: null, guests }, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const sheet = eveningSheet(answer.evening)
  const careful = guests.filter(({ needs }) => needs.includes('celiachia')).length
  for (const { key, isWithoutGluten, eatenBy } of sharedEvening(sheet).pizzas) {
    const eaters = sheet.guests.filter(({ shares }) => shares.some(({ pizza }) => pizza === key)).length
    const { [eaters]: told = `Per ${inWords(eaters)} ${eaters === 1 ? 'persona' : 'persone'}` } = {
      [guests.length]: 'Per tutti',
      [guests.length - careful]: careful > 0 ? 'Per tutti, tranne chi mangia senza glutine' : 'Per tutti',
    }
    expect(eatenBy).toBe(isWithoutGluten ? 'Per chi mangia senza glutine' : told)
  }
})

test('a guest is told what he eats and when, and nothing of the others', () => {
  const guests = [
    { ...USUAL_GUEST, appetite: 1.5 as const },
    { ...USUAL_GUEST, name: 'Celeste Rari', needs: ['celiachia'] as const },
    { ...USUAL_GUEST, appetite: 0.5 as const },
  ]
  const answer = planEvening({ ...USUAL_EVENING, bakeAtMs, nowMs: null, guests }, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const sheet = eveningSheet(answer.evening)
  for (const [place, { appetite }] of guests.entries()) {
    const shares = shareOf(sheet, place)
    const name = sheet.pizzas.find(({ key }) => key === sheet.guests[place]?.shares[0]?.pizza)?.name ?? '?'
    expect(shares.reduce((sum, { units }) => sum + units, 0)).toBe(appetite * 2)
    expect(shares.every(({ what }) => what.endsWith(name))).toBe(true)
    expect(shares[0]?.atMs).toBe(sheet.guests[place]?.servedMs)
  }
  expect(shareOf(sheet, 3)).toEqual([])
})
