/** Reads a YAML text by a schema. What does not fit is said in words: file, entry, field, what to write. */
import { parse } from 'yaml'
import type { z } from 'zod'

export type Read<T> = { data: T; problems: [] } | { data: undefined; problems: string[] }

/** «gorgonzola» where the entry has an id or a name, 'voce 3' where not. */
function entryAt(raw: unknown, path: readonly PropertyKey[]): { entry: string; field: string } {
  const index = path.findIndex((key) => typeof key === 'number')
  if (index === -1) return { entry: '', field: path.join('.') }
  const holder = path.slice(0, index + 1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), raw)
  const { id, name } = Object(holder) as { id?: unknown; name?: unknown }
  const called = [id, name].find((word) => typeof word === 'string')
  return {
    entry: called ? `«${called}»` : `voce ${Number(path[index]) + 1}`,
    field: path.slice(index + 1).join('.'),
  }
}

export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>): Read<T> {
  let raw: unknown
  try {
    raw = parse(text)
  } catch (error) {
    return { data: undefined, problems: [`${file}: ${(error as Error).message}`] }
  }
  const read = schema.safeParse(raw)
  if (read.success) return { data: read.data, problems: [] }
  const problems = read.error.issues.map(({ path, message }) => {
    const { entry, field } = entryAt(raw, path)
    return [[file, entry].filter(Boolean).join(', '), field, message].filter(Boolean).join(': ')
  })
  return { data: undefined, problems }
}
