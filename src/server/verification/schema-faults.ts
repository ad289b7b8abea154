import type { Database } from '#server/db/database.ts'
import { describeSchema, type SchemaPart } from './described-schema.repository.ts'
import expected from './expected-schema.json' with { type: 'json' }

export async function schemaFaults(db: Database): Promise<string[]> {
  const found = new Map((await describeSchema(db)).map((part) => [part.name, part]))
  const isOfMissingTable = ({ table }: SchemaPart) => table !== null && !found.has(`la tabella ${table}`)
  return expected.flatMap((part) => {
    if (isOfMissingTable(part)) return []
    const { name, definition } = part
    const its = found.get(name)
    if (!its) return [`manca ${name}`]
    return its.definition === definition ? [] : [`non è come dovrebbe ${name}`]
  })
}
