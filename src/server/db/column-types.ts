import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Full-text vector: written by the database alone, never read into the program. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** So many bits, as a string of 0 and 1. */
export const bits = (name: string, length: number) =>
  customType<{ data: string }>({ dataType: () => `bit(${length})` })(name)

/** A point in time, whatever the time zone of server and reader. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Bytes as they are; the driver answers a Buffer. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
