import type { Database } from '#server/db/database.ts'
import { pictureFaults } from '#server/verification/picture-faults.repository.ts'
import { schemaFaults } from '#server/verification/schema-faults.repository.ts'

/** Says that all is well, or throws what is not, a line each. Changes nothing. */
export async function verify(db: Database): Promise<string> {
  // What stands on a table that is not there cannot be asked for.
  const faults = await schemaFaults(db)
  if (faults.length === 0) faults.push(...(await pictureFaults(db)))
  if (faults.length > 0)
    throw new Error(['La verifica ha trovato:', ...faults.map((one) => `  - ${one}`)].join('\n'))
  return "Il database ha tutto ciò che il programma si aspetta, e ogni immagine mostrata c'è."
}
