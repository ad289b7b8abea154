import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import {
  analyseIngredients,
  listPairingIngredients,
  pairIngredient,
} from '#contracts/pairing/pairing.endpoints.ts'
import { BasePairing, CombinationAnalysis, PairingCategories } from '#contracts/pairing/pairing.ts'
import { PANTRY } from '#domain/pairing/pantry.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp({ seeded: false })

const ask = (url: string) => site.app.inject(url)
const among = async (...ids: string[]) =>
  CombinationAnalysis.parse(
    (await ask(addressOf(analyseIngredients, { query: { ingredients: ids } }))).json(),
  )

test('without parameters: every ingredient, by category', async () => {
  const answer = await ask(listPairingIngredients.path)
  const { categories } = PairingCategories.parse(answer.json())
  expect(Object.values(categories).flat()).toHaveLength(PANTRY.length)
})

test('one ingredient: what goes with it, best first, and what is in season', async () => {
  const answer = await ask(`${addressOf(pairIngredient, { query: { baseIngredient: 'pomodori' } })}&month=7`)
  const { baseIngredient, recommendedPairings, seasonalSuggestions } = BasePairing.parse(answer.json())
  expect(BasePairing.parse(answer.json())).toEqual(answer.json())
  expect(BasePairing.parse(answer.json()).month).toBe(7)
  expect(baseIngredient.name).toBe('Pomodoro')
  const scores = recommendedPairings.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(seasonalSuggestions.map(({ ingredient }) => ingredient.name)).toContain('Melanzane')
  // The default is the present month in Italy.
  const now = BasePairing.parse(
    (await ask(addressOf(pairIngredient, { query: { baseIngredient: 'pomodori' } }))).json(),
  )
  const months = now.seasonalSuggestions.map(({ ingredient }) => ingredient.seasonal)
  const shared = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) =>
    months.every((own) => own.includes(month)),
  )
  expect(shared.length).toBeGreaterThan(0)
})

test('several: commas, repetition and order give the same answer', async () => {
  const answer = await among('pomodori', 'mozzarella', 'basilico')
  expect(answer.pairwiseAnalysis).toHaveLength(3)
  for (const query of [
    'ingredients=basilico,mozzarella,pomodoro',
    'ingredients=pomodoro&ingredients=mozzarella&ingredients=basilico',
    'ingredients=pomodoro,mozzarella&ingredients=basilico,pomodoro,',
    'ingredients[]=pomodoro&ingredients[]=mozzarella&ingredients[]=basilico',
  ]) {
    expect((await ask(`${listPairingIngredients.path}?${query}`)).json()).toEqual(answer)
  }
  expect(answer.overallCompatibility).toBeGreaterThan(
    (await among('pomodori', 'basilico')).overallCompatibility,
  )
})

test('an unknown base is a 404, an unknown id in a list a 400 that names it', async () => {
  const base = await ask(addressOf(pairIngredient, { query: { baseIngredient: 'unicorno' } }))
  expect([base.statusCode, base.json()]).toEqual([404, { message: 'Ingrediente non trovato' }])
  const list = await ask(addressOf(analyseIngredients, { query: { ingredients: ['pomodori', 'unicorno'] } }))
  const message = "Non conosciamo l'ingrediente «unicorno»"
  expect([list.statusCode, list.json()]).toEqual([400, { message, fields: { ingredients: message } }])
})

test.each([
  ['ingredients=pomodoro', 'Scegli almeno due ingredienti diversi'],
  ['ingredients=pomodoro,pomodoro', 'Scegli almeno due ingredienti diversi'],
  [
    `ingredients=${PANTRY.slice(0, 21)
      .map(({ id }) => id)
      .join(',')}`,
    'Scegli al massimo 20 ingredienti',
  ],
  [
    'baseIngredient=pomodoro&ingredients=pomodoro,basilico',
    'Chiedi baseIngredient oppure ingredients, non tutti e due',
  ],
  ['baseIngredient=a&baseIngredient=b', 'baseIngredient è un solo identificativo'],
  ['baseIngredient=pomodoro&month=13', 'month è un numero intero da 1 a 12'],
])('%s is refused', async (query, message) => {
  const answer = await ask(`${listPairingIngredients.path}?${query}`)
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
})

test('whatever is asked, the answer is right or a refusal', async () => {
  const anyId = fc.oneof(fc.constantFrom(...PANTRY.map(({ id }) => id)), fc.string({ maxLength: 30 }))
  const anyQuery = fc.array(
    fc.tuple(
      fc.constantFrom('baseIngredient', 'ingredients', 'month', '__proto__'),
      fc.oneof(anyId, fc.array(anyId).map(String)),
    ),
    { maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const answer = await ask(`${listPairingIngredients.path}?${new URLSearchParams(query)}`)
      expect([200, 400, 404]).toContain(answer.statusCode)
      expect(answer.json()).toBeTypeOf('object')
      if (answer.statusCode !== 200) expect(answer.json().message).toBeTypeOf('string')
    }),
    { numRuns: 200 },
  )
})
