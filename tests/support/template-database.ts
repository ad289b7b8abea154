import pino from 'pino'
import { openDatabase } from '#server/db/open-database.ts'
import { fillCatalogue } from '#server/start/fill-catalogue.ts'

/** Where two databases lie that tests copy instead of making their own. */
export interface Templates {
  empty: string
  seeded: string
}

const log = pino({ level: 'warn' })
const onFatal = (error: Error) => {
  throw error
}

interface Place {
  databaseUrl?: string
  dataDir: string
}

/** Migrates a database and leaves it closed, so that it can be copied. */
export async function migrateTemplate(place: Place): Promise<void> {
  const database = await openDatabase({ ...place, log, onFatal })
  await database.close()
}

/** Fills a migrated database from content/ and leaves it closed. */
export async function seedTemplate(place: Place): Promise<void> {
  const database = await openDatabase({ ...place, log, onFatal })
  await fillCatalogue({ db: database.db, log })
  await database.close()
}
