import { jsonrepair } from 'jsonrepair'
import { z } from 'zod'
import { wordsAlone } from '#domain/words/stranger-text.ts'

const MAX_CHARS = 12_000
const Text = z.string().trim().min(1).max(MAX_CHARS)
const Answer = z.union([
  z.object({ variant: Text }).transform(({ variant }) => variant),
  z.object({ tips: Text }).transform(({ tips }) => tips),
  z.object({ substitutions: Text }).transform(({ substitutions }) => substitutions),
])

const withoutFence = (raw: string) =>
  raw
    .trim()
    .replace(/^```(?:json|markdown)?\s*\n?|\n?```$/g, '')
    .trim()

export function textOf(raw: string): string | undefined {
  const bare = withoutFence(raw)
  const read = bare.startsWith('{') ? Answer.safeParse(parsed(bare)) : Text.safeParse(bare)
  return read.success ? wordsAlone(read.data) || undefined : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(jsonrepair(json))
  } catch {
    return undefined
  }
}
