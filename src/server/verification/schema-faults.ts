import type { Database } from '#server/db/database.ts'
import { describeSchema, type SchemaPart } from './described-schema.repository.ts'
import expected from './expected-schema.json' with { type: 'json' }

/**
 * What the program expects of its database and the database has not, or has otherwise, a line each in Italian. What it
 * has besides (an index of its operator, say) is no fault.
 */
export async function schemaFaults(db: Database): Promise<string[]> {
  const found = new Map((await describeSchema(db)).map((part) => [part.name, part]))
  // A table that is missing takes its parts with it.
  const isOfMissingTable = ({ table }: SchemaPart) => table !== null && !found.has(`la tabella ${table}`)
  return expected.flatMap((part) => {
    if (isOfMissingTable(part)) return []
    const { name, definition } = part
    const its = found.get(name)
    if (!its) return [`manca ${name}`]
    return its.definition === definition ? [] : [`non è come dovrebbe ${name}`]
  })
}
