import { sql } from 'drizzle-orm'
import type { AdminPizzeria, PizzeriaDraft } from '#contracts/pizzerias/admin-pizzerias.ts'
import type { Database } from '#server/db/database.ts'
import { pizzerias } from '#server/db/schema.ts'
import { entryEditing } from '#server/features/entry-editing/entry-editing.repository.ts'

export const pizzeriaEditingRepository = (db: Database) =>
  entryEditing(db, {
    table: pizzerias,
    subject: 'pizzeria',
    searched: sql`${pizzerias.name} || ' ' || ${pizzerias.city} || ' ' || ${pizzerias.region}`,
    uniqueIndex: 'pizzerias_name_city_unique',
    toColumns: (draft: PizzeriaDraft) => draft,
    recorded: ({ name, city, region, address, foundedYear, knownFor }) => ({
      name,
      city,
      region,
      address,
      foundedYear,
      knownFor,
    }),
    toEntry: ({ updatedAt, deletedAt, editedAt: _edited, ...same }): AdminPizzeria => ({
      ...same,
      updatedAt: updatedAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
    }),
  })
