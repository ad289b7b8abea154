import type { Database, DatabaseLog } from '../db/database.ts'
import { seedCatalogue } from '../db/seed/seed-catalogue.ts'
import { refreshReadings } from '../features/recipes/recipe-readings.repository.ts'

/**
 * Brings the catalogue to what content/ says and reads all recipes as this version of the site reads them. Nothing to do
 * costs three queries. Throws an Italian message with file and key when content/ is wrong.
 */
export async function fillCatalogue({ db, log }: { db: Database; log: DatabaseLog }): Promise<void> {
  await seedCatalogue({ db, log })
  const read = await refreshReadings(db)
  if (read > 0) log.info({ read }, 'ricette rilette')
}
