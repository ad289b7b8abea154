import { expect, test } from 'vitest'
import { z } from 'zod'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { GlossaryTerm } from '#contracts/glossary/glossary-term.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp()

test('GET /api/glossary answers at least sixty terms, as the contract says', async () => {
  const answer = await site.app.inject(listGlossaryTerms.path)
  expect(answer.statusCode).toBe(200)
  expect(z.array(GlossaryTerm).parse(answer.json())).toEqual(answer.json())
  expect(answer.json().length).toBeGreaterThanOrEqual(60)
})
