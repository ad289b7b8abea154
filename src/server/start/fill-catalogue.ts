import type { Database, DatabaseLog } from '../db/database.ts'
import { seedCatalogue } from '../db/seed/seed-catalogue.ts'
import { refreshReadings } from '../features/recipes/recipe-readings.repository.ts'

/**
 * Updates the catalogue from content/ and the readings of all recipes. If nothing has changed, this takes
 * two queries. Throws an Italian message with file and key if content/ is invalid.
 */
export async function fillCatalogue({ db, log }: { db: Database; log: DatabaseLog }): Promise<void> {
  await seedCatalogue({ db, log })
  const read = await refreshReadings(db)
  if (read > 0) log.info({ read }, 'ricette rilette')
}
