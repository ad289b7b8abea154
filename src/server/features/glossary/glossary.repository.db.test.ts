import { expect, test } from 'vitest'
import { GlossaryTerm } from '#contracts/glossary/glossary-term.ts'
import { glossaryTerms } from '#server/db/schema.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { glossaryRepository } from './glossary.repository.ts'

const database = sharedDatabase()

test('terms come as in an Italian dictionary: accents and capitals do not count first', async () => {
  const terms = ['pà', 'W', 'pane', 'pH', 'Biga', 'acidità', 'àcino', 'zucchero']
  await database.db
    .insert(glossaryTerms)
    .values(terms.map((term, index) => ({ id: index + 1, term, definition: 'x', related: ['biga'] })))
  const list = await glossaryRepository(database.db).list()
  expect(list.map(({ term }) => term)).toEqual([
    'acidità',
    'àcino',
    'Biga',
    'pà',
    'pane',
    'pH',
    'W',
    'zucchero',
  ])
  expect(GlossaryTerm.array().parse(list)).toEqual(list)
})
