import { StartFailure, withTechnicalLine } from '#server/start/start-failure.ts'
import type { OpenDatabase, OpenOptions } from './database.ts'
import { databaseIn, doesNotOpen } from './embedded/data-directory.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openServer } from './open-server.ts'

const BROKEN_FILES = new Set(['XX001', 'XX002', '58P01', '58030'])

const UNFORESEEN =
  "Il database non si apre o non si lascia aggiornare. Ciò che contiene resta com'era: riprova, e se si ripete conserva le righe del log qui sopra per chi cura il programma."

/**
 * Opens PostgreSQL at `databaseUrl` or, without one, the embedded database in `dataDir`, and migrates its
 * schema. With `migrates: false` it refuses an outdated schema. Throws a {@link StartFailure} on failure.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options
  try {
    return await (databaseUrl ? openServer({ ...options, databaseUrl }) : openEmbedded(options))
  } catch (error) {
    if (error instanceof StartFailure || options.signal?.aborted) throw error
    const isBroken = !databaseUrl && BROKEN_FILES.has(codeOf(error))
    const sentence = isBroken ? doesNotOpen(databaseIn(options.dataDir)) : UNFORESEEN
    throw new StartFailure(withTechnicalLine(sentence, error), { cause: error })
  }
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code ?? (cause === undefined ? '' : codeOf(cause))
}
