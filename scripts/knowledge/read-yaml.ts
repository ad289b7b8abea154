import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'

export type Read<T> = { data: T; problems: [] } | { data: undefined; problems: string[] }

function calledOf(raw: unknown): string | undefined {
  const { id, name } = Object(raw) as { id?: unknown; name?: unknown }
  const called = [id, name].find((word) => typeof word === 'string')
  return called === undefined ? undefined : `«${called}»`
}

function entryAt(raw: unknown, path: readonly PropertyKey[]): { entry: string; field: string } {
  const index = path.findIndex((key) => typeof key === 'number')
  const whole = calledOf(raw)
  if (index === -1 || whole !== undefined) return { entry: whole ?? '', field: path.join('.') }
  const holder = path.slice(0, index + 1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), raw)
  return {
    entry:
      calledOf(holder) ??
      [path.slice(0, index).join('.'), `voce ${Number(path[index]) + 1}`].filter(Boolean).join(', '),
    field: path.slice(index + 1).join('.'),
  }
}

function unreadable(file: string, error: unknown): string {
  const [{ line } = {}] = (error instanceof YAMLParseError && error.linePos) || []
  const [said = ''] = (error as Error).message.split(/ at line \d+|\n/u)
  const where = line === undefined ? file : `${file}, riga ${line}`
  return `${where}: da qui il file non si legge: controlla rientri, trattini, due punti e virgolette (${said})`
}

export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>): Read<T> {
  let raw: unknown
  try {
    raw = parse(text)
  } catch (error) {
    return { data: undefined, problems: [unreadable(file, error)] }
  }
  const read = schema.safeParse(raw)
  if (read.success) return { data: read.data, problems: [] }
  const problems = read.error.issues.map(({ path, message }) => {
    const { entry, field } = entryAt(raw, path)
    return [[file, entry].filter(Boolean).join(', '), field, message].filter(Boolean).join(': ')
  })
  return { data: undefined, problems }
}

/** Throws a ContentError if the text is invalid, or if `check` finds problems in what it says. */
export function requireYaml<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  check: (data: T) => string[] = () => [],
): T {
  const { data, problems } = readYaml(file, text, schema)
  const wrong = data === undefined ? problems : check(data)
  if (data === undefined || wrong.length > 0) throw new ContentError(wrong)
  return data
}
