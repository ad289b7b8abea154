import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { recipes } from '#server/db/schema.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { recipesRepository } from './recipes.repository.ts'

/** What people type, in the catalogue as content/ has it: how many find what they mean among the first three. */
interface GoldenQuery {
  query: string
  expect: string[]
}
const GOLDEN = parse(readFileSync(new URL('golden-queries.yaml', import.meta.url), 'utf8')) as GoldenQuery[]
const LOWEST_SHARE = 0.95

const database = sharedDatabase({ seeded: true })

test('what is meant is among the first three', async () => {
  const repository = recipesRepository(database.db)
  const missed: string[] = []
  for (const { query, expect: meant } of GOLDEN) {
    const first = (await repository.search(query)).slice(0, 3).map(({ name }) => name)
    const isRight = meant.length === 0 ? first.length === 0 : first.some((name) => meant.includes(name))
    if (!isRight) missed.push(`${query}: ${first.join(', ') || 'nothing'}`)
  }
  const right = GOLDEN.length - missed.length
  console.info([`${right} of ${GOLDEN.length} queries answered; missed:`, ...missed].join('\n  '))
  expect(right / GOLDEN.length, missed.join('\n')).toBeGreaterThanOrEqual(LOWEST_SHARE)
})

test('the recipes it names are in the catalogue', async () => {
  const names = new Set(
    (await database.db.select({ name: recipes.name }).from(recipes)).map(({ name }) => name),
  )
  expect(GOLDEN.flatMap(({ expect: meant }) => meant.filter((name) => !names.has(name)))).toEqual([])
})
