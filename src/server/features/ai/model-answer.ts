import { jsonrepair } from 'jsonrepair'
import { z } from 'zod'
import type { Recipe } from '#contracts/recipe.ts'
import { forbiddenIn } from '#domain/improve/check-restriction.ts'
import { ungroundedIn } from '#domain/improve/grounding.ts'
import { isDiet } from '#domain/improve/options.ts'
import type { Wish } from './recipe-improver.ts'

/** Longer is no recipe. */
const MAX_CHARS = 12_000
const Text = z.string().trim().min(1).max(MAX_CHARS)
/** A model may answer the field that was asked for, or call it by another of the three names. */
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

/** The text of the answer, whether it came plain or as JSON; undefined where it holds none. */
export function textOf(raw: string): string | undefined {
  const bare = withoutFence(raw)
  const read = bare.startsWith('{') ? Answer.safeParse(parsed(bare)) : Text.safeParse(bare)
  return read.success ? inert(read.data) : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(jsonrepair(json))
  } catch {
    return undefined
  }
}

/** Nobody has a use for tags, links or control characters in a recipe: what is left is words. */
function inert(text: string): string | undefined {
  const words = text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
    .trim()
  return words === '' ? undefined : words
}

/** Sentences that say what to leave out name it. */
const LEAVES_OUT =
  /al posto|invece|anziché|sostitu|rimpiazz|elimin|evit|togli|rimuov|niente|senza|non (?:contien|us|mett|aggiung)|esclu|vietat|→|->|=>/iu

const actedOn = (text: string) =>
  text
    .split(/\n|(?<=[.;!?])\s/)
    .filter((sentence) => !LEAVES_OUT.test(sentence))
    .join('\n')

/** What is wrong with a text, in words that its author can mend it by; none where it may be shown. */
export function problemsOf(text: string, recipe: Recipe, { option }: Wish): string[] {
  const forbidden = option !== 'tips' && isDiet(option) ? forbiddenIn(actedOn(text), option) : []
  const stranger = ungroundedIn(text, recipe, option)
  return [
    ...(forbidden.length > 0
      ? [`Per una versione «${option}» non puoi usare: ${forbidden.join(', ')}.`]
      : []),
    ...(stranger.length > 0
      ? [`Questi ingredienti non stanno nella ricetta né tra le sostituzioni: ${stranger.join(', ')}.`]
      : []),
  ]
}
