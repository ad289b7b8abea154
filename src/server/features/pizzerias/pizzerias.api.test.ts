import { expect, test } from 'vitest'
import { z } from 'zod'
import { Pizzeria } from '#contracts/pizzerias/pizzeria.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp()

test('GET /api/pizzerias answers at least twenty, as the contract says', async () => {
  const answer = await site.app.inject(listPizzerias.path)
  expect(answer.statusCode).toBe(200)
  expect(z.array(Pizzeria).parse(answer.json())).toEqual(answer.json())
  expect(answer.json().length).toBeGreaterThanOrEqual(20)
})
