import { customType, timestamp } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const bits = (name: string, length: number) =>
  customType<{ data: string }>({ dataType: () => `bit(${length})` })(name)

export const instant = (name: string) => timestamp(name, { withTimezone: true })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
