import type { OpenDatabase, OpenOptions } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openServer } from './open-server.ts'

/**
 * Opens PostgreSQL at `databaseUrl` or, without one, the embedded database in `dataDir`, and brings its schema up to
 * date, or with `migrates: false` refuses one that is not.
 * Throws when it cannot: the message is Italian and meant for whoever runs the site.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options
  return databaseUrl ? openServer({ ...options, databaseUrl }) : openEmbedded(options)
}
