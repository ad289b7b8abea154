import type { z } from 'zod'

/** Messages by the path of their field: 'name', 'groups.0.lines.2'. */
export type FormErrors = Readonly<Record<string, string>>

/** What the contract accepts, or the first message of each field that it refuses. */
export function checked<Draft>(schema: z.ZodType<Draft>, given: unknown): Checked<Draft> {
  const answer = schema.safeParse(given)
  if (answer.success) return { draft: answer.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of answer.error.issues) errors[path.join('.')] ??= message
  return { errors }
}
export type Checked<Draft> = { draft: Draft } | { errors: FormErrors }

/** The message of a field of several lines: its own, or that of its first wrong line. */
export function lineError(errors: FormErrors, field: string): string | undefined {
  if (errors[field]) return errors[field]
  const [path, message] = Object.entries(errors).find(([name]) => name.startsWith(`${field}.`)) ?? []
  return path && `Riga ${Number(path.slice(field.length + 1)) + 1}: ${message}`
}
