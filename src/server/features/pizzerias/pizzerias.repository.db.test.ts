import { expect, test } from 'vitest'
import { Pizzeria } from '#contracts/pizzerias/pizzeria.ts'
import { pizzerias } from '#server/db/schema.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { pizzeriasRepository } from './pizzerias.repository.ts'

const database = sharedDatabase()

test('the oldest first, those of one year by name', async () => {
  const of = (id: number, name: string, foundedYear: number) => ({
    id,
    name,
    foundedYear,
    city: 'Napoli',
    region: 'Campania',
    address: 'via Roma 1',
    knownFor: 'la marinara',
  })
  await database.db
    .insert(pizzerias)
    .values([of(1, 'Zeta', 1870), of(2, 'àncora', 1870), of(3, 'Nuova', 1990), of(4, 'Prima', 1738)])
  const list = await pizzeriasRepository(database.db).list()
  expect(list.map(({ name }) => name)).toEqual(['Prima', 'àncora', 'Zeta', 'Nuova'])
  expect(Pizzeria.array().parse(list)).toEqual(list)
})
