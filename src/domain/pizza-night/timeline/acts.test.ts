import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from '../evening.ts'
import { type AskedEvening, type Guest, USUAL_EVENING, USUAL_GUEST } from '../evening-request.ts'
import { eveningSheet } from '../evening-sheet.ts'
import { eveningLine } from './evening-line.ts'

const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')

function toppingsOf(careful: Partial<Guest>, more: Partial<AskedEvening> = {}) {
  const guests = [careful, {}, {}, {}].map((one) => ({ ...USUAL_GUEST, ...one }))
  const asked = { ...USUAL_EVENING, service: 'each', bakeAtMs, nowMs: null, guests, ...more } as const
  const answer = planEvening(asked, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const { acts, menu } = answer.evening
  return { toppings: acts.filter(({ kind }) => kind === 'toppings'), pizzas: menu.pizzas }
}

test('toppings of all pizzas are prepared at once, in the minutes that they take one after the other', () => {
  const { toppings, pizzas } = toppingsOf({})
  expect(pizzas).toHaveLength(3)
  expect(toppings).toMatchObject([
    {
      title: 'Prepara i condimenti',
      of: 'Margherita, Diavola e Quattro Formaggi',
      note: 'Per 4 pizze: tutto lavato, tagliato e pronto in ciotole.',
    },
  ])
  const [{ startMs, endMs } = { startMs: 0, endMs: 0 }] = toppings
  expect((endMs - startMs) / 60_000).toBe(14 + 12 + 12)
  expect(endMs).toBeLessThanOrEqual(bakeAtMs)
})

test.each<Partial<Guest>>([{ needs: ['celiachia'] }, { allergies: ['frutta a guscio'] }])(
  'each apart where a guest has $needs $allergies',
  (careful) => {
    const { toppings, pizzas } = toppingsOf(careful)
    expect(pizzas.length).toBeGreaterThan(1)
    expect(toppings.map(({ of }) => of).toSorted()).toEqual(pizzas.map(({ name }) => name).toSorted())
  },
)

test('beside a dough without gluten no fold of wheat dough is added: it would soil hands and boards again', () => {
  const needs = ['vegana', 'vegana', 'celiachia', 'senza lattosio'] as const
  const guests = Array.from({ length: 8 }, (_, place) => ({
    ...USUAL_GUEST,
    needs: needs.slice(place, place + 1),
  }))
  const asked = { ...USUAL_EVENING, bakeAtMs, nowMs: bakeAtMs - 5 * 3_600_000, guests }
  const answer = planEvening(asked, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const { acts, doughs } = answer.evening
  expect(doughs.filter(({ isWithoutGluten }) => isWithoutGluten)).toHaveLength(1)
  expect(doughs).toHaveLength(2)
  expect(acts.filter(({ kind }) => kind === 'fold')).toEqual([])
})

test('toppings without gluten are cleaned for again, where a wheat dough is folded between them', () => {
  const atSixMs = Date.parse('2026-03-01T18:00:00+01:00')
  const guests = [
    { ...USUAL_GUEST, appetite: 2, allergies: ['glutine'] },
    { ...USUAL_GUEST, appetite: 1.5, allergies: ['glutine'] },
    ...[45, 13, 47].map((id) => ({ ...USUAL_GUEST, wish: String(id) })),
    USUAL_GUEST,
  ] as const
  const answer = planEvening(
    {
      ...USUAL_EVENING,
      bakeAtMs: atSixMs,
      nowMs: atSixMs - 8 * 3_600_000,
      guests,
      service: 'slices',
      oven: {
        type: 'portable_gas',
        surface: 'stone',
        maxTempC: 200,
        panLengthCm: 20,
        panWidthCm: 20,
        atOnce: 2,
      },
      maxDoughs: 3,
      roomC: 18,
      fridgeC: 2,
      flourW: 240,
      waking: { fromMin: 600, toMin: 120 },
      begin: 'tre-giorni',
    },
    eveningRecipes,
  )
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const { acts, menu } = answer.evening
  const free = menu.pizzas.filter(({ isWithoutGluten }) => isWithoutGluten).map(({ name }) => name)
  expect(free).toHaveLength(2)
  const touched = acts
    .filter(({ needsHands, of }) => needsHands && of !== 'Impasto senza glutine' && of !== '')
    .map(({ kind, of }) => (kind === 'clean' ? kind : free.includes(of) ? 'free' : 'wheat'))
    .join(' ')
  expect(touched).toContain('wheat clean free')
  expect(touched).not.toContain('wheat free')
})

test('beside trays that rise in their pan, one that is spread just before the oven says why', () => {
  const guests = Array.from({ length: 6 }, () => USUAL_GUEST)
  const asked = {
    ...USUAL_EVENING,
    service: 'trays',
    bakeAtMs,
    nowMs: bakeAtMs - 6 * 3_600_000,
    guests,
  } as const
  const answer = planEvening(asked, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const line = eveningLine(eveningSheet(answer.evening))
  expect(line.map(({ title }) => title)).toContain('Stendi in teglia')
  const [late, ...others] = line.filter(({ title }) => title === 'Stendi in teglia e condisci')
  expect(late?.of).toBe('Pizza in Teglia Margherita')
  expect(late?.note).toMatch(/^Si stende soltanto adesso/)
  expect(others).toEqual([])
})

test('a tray rises in its pan as long as its recipe says, and changes shelf halfway', () => {
  const guests = [1, 2, 3, 4].map(() => USUAL_GUEST)
  const asked = {
    ...USUAL_EVENING,
    service: 'trays',
    bakeAtMs,
    nowMs: null,
    guests,
    recipeIds: [65],
  } as const
  const answer = planEvening(asked, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const line = eveningLine(eveningSheet(answer.evening))
  const spread = line.find(({ title }) => title === 'Stendi in teglia')
  const dressed = line.find(({ title }) => title === 'Condisci')
  expect(spread?.note).toContain('cresce ancora per 2 h 30 min')
  expect(((dressed?.startMs ?? 0) - (spread?.endMs ?? 0)) / 60_000).toBe(150)
  expect(line.map(({ title }) => title)).toContain('Sposta la teglia sul ripiano di mezzo')
  expect(line.map(({ title }) => title)).toContain('Impasto in frigo')
  expect(line.map(({ title }) => title).join(), 'what goes into a pan is no ball').not.toMatch(/panett/i)
})
