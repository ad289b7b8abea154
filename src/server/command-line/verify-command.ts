import type { OpenDatabase } from '#server/db/database.ts'
import { damagedFiles } from '#server/db/embedded/damaged-files.repository.ts'
import { bringBack, databaseIn } from '#server/db/embedded/data-directory.ts'
import { UNUSED_DAYS } from '#server/features/pictures/uploaded-pictures.repository.ts'
import { checkPictures } from '#server/verification/picture-faults.repository.ts'
import { schemaFaults } from '#server/verification/schema-faults.ts'

const WELL = "Il database ha tutto ciò che il programma si aspetta, e ogni immagine mostrata c'è."
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' })

/** Returns a message with the unused pictures if there are no faults. Otherwise throws an error with one
 * fault per line. Changes nothing. */
export async function verify(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  dataDir: string,
): Promise<string> {
  if (kind === 'embedded') await requireWholeFiles(db, databaseIn(dataDir))
  const faults = await schemaFaults(db)
  const pictures = faults.length === 0 ? await checkPictures(db) : { faults: [], unused: [] }
  faults.push(...pictures.faults)
  const unused = listed(
    `Immagini caricate che nessuna ricetta e nessun prodotto mostra (il sito le toglie ${UNUSED_DAYS} giorni dopo il caricamento):`,
    pictures.unused.map(({ url, uploadedAt }) => `${url}, caricata il ${day.format(uploadedAt)}`),
  )
  if (faults.length > 0) throw new Error([...listed('La verifica ha trovato:', faults), ...unused].join('\n'))
  return [WELL, ...unused].join('\n')
}

async function requireWholeFiles(db: OpenDatabase['db'], directory: string): Promise<void> {
  const faults = await damagedFiles(db, directory)
  if (faults.length === 0) return
  const lines = listed(
    'La verifica ha trovato file rovinati nel database, di solito per un guasto del disco:',
    faults,
  )
  throw new Error([...lines, `Non fidarti più di questi file: ${bringBack(directory)}`].join('\n'))
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  - ${line}`)] : []
