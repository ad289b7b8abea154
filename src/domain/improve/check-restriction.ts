/** Does a text keep to a diet? Looks for words, knows nothing of how the text was made: it checks both engines.
 *
 * Source  the word lists of the catalogue's audit and of the allergens; exceptions by name.
 * Valid   Italian. It finds what is named; what a product hides stays for its label. */
import type { Diet } from './options.ts'
import { ALLOWED_PHRASES, FORBIDDEN_WORDS } from './restriction-words.ts'

const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘]/gu, "'").normalize('NFD').replace(/\p{M}/gu, '')

/** The forbidden words of a text, as they stand in it; none when it keeps to the diet. */
export function forbiddenIn(text: string, diet: Diet): string[] {
  const cleared = ALLOWED_PHRASES[diet].reduce((rest, phrase) => rest.replace(phrase, ' · '), plain(text))
  const words = FORBIDDEN_WORDS[diet]
  return [...new Set(cleared.match(/'?\p{L}+/gu) ?? [])]
    .map((word) => word.replace(/^'/u, ''))
    .filter(
      (word) => words.exact.has(word) || words.beginnings.some((beginning) => word.startsWith(beginning)),
    )
}

/** Every word of the result that a cook would act on: title, list and steps. */
export const actedOn = ({
  title,
  groups,
  steps,
}: {
  title: string
  groups: readonly { lines: readonly string[] }[]
  steps: readonly string[]
}): string => [title, ...groups.flatMap(({ lines }) => lines), ...steps].join('\n')
