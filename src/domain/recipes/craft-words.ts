/** Links terms of the craft in a recipe's steps to the glossary, each at its first mention.
 *
 * Source  content/craft-words.yaml.
 * Valid   any text. The parts joined together give the original text. */
import { CRAFT_WORDS } from '#knowledge/craft-words.ts'

export type CraftPart = string | { shown: string; anchor: string }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Longer terms first, so that 'maturazione a freddo' is not linked as 'maturazione'. */
const WORDS = new RegExp(
  String.raw`(?<![\p{L}])(?:${Object.keys(CRAFT_WORDS)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?!\p{L})`,
  'giu',
)

export function withCraftWords(steps: readonly string[]): CraftPart[][] {
  const told = new Set<string>()
  return steps.map((step) => {
    const parts: CraftPart[] = []
    let from = 0
    for (const { 0: shown, index } of step.matchAll(WORDS)) {
      const word = shown.toLowerCase()
      const anchor = CRAFT_WORDS[word] || word.replace(/[ ']/gu, '-')
      if (told.has(anchor)) continue
      told.add(anchor)
      if (index > from) parts.push(step.slice(from, index))
      parts.push({ shown, anchor })
      from = index + shown.length
    }
    return from < step.length ? [...parts, step.slice(from)] : parts
  })
}
