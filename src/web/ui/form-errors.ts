import type { z } from 'zod'

export type FormErrors = Readonly<Record<string, string>>

export function checked<Draft>(schema: z.ZodType<Draft>, given: unknown): Checked<Draft> {
  const answer = schema.safeParse(given)
  if (answer.success) return { draft: answer.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of answer.error.issues) errors[path.join('.')] ??= message
  return { errors }
}
export type Checked<Draft> = { draft: Draft } | { errors: FormErrors }

export function lineError(errors: FormErrors, field: string): string | undefined {
  if (errors[field]) return errors[field]
  const [path, message] = Object.entries(errors).find(([name]) => name.startsWith(`${field}.`)) ?? []
  return path && `Riga ${Number(path.slice(field.length + 1)) + 1}: ${message}`
}
