import { isNull, sql } from 'drizzle-orm'
import type { Pizzeria } from '#contracts/pizzerias/pizzeria.ts'
import type { Database } from '#server/db/database.ts'
import { pizzerias } from '#server/db/schema.ts'

export const pizzeriasRepository = (db: Database) => ({
  async list(): Promise<Pizzeria[]> {
    return db
      .select({
        id: pizzerias.id,
        name: pizzerias.name,
        city: pizzerias.city,
        region: pizzerias.region,
        address: pizzerias.address,
        foundedYear: pizzerias.foundedYear,
        knownFor: pizzerias.knownFor,
        sourceUrl: pizzerias.sourceUrl,
      })
      .from(pizzerias)
      .where(isNull(pizzerias.deletedAt))
      .orderBy(pizzerias.foundedYear, sql`${pizzerias.name} collate "und-x-icu"`, pizzerias.id)
  },
})
