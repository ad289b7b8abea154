/** A product that looks like the common one is called by its full name where the steps first speak of it. */
import type { Draft } from './improved-recipe.ts'
import { findMentions } from './mentions.ts'
import type { DietRules } from './rules/substitute.ts'
import { familiesOf } from './swap-mentions.ts'
import { nameOfLine } from './work-lines.ts'

const SUFFIX = ' senza lattosio'

/** The step with the suffix behind the first mention that means the line; null where none does. */
function named(step: string, name: string, rules: DietRules): string | null {
  const [own] = findMentions(name, familiesOf(rules))
  if (!own) return null
  const word = own.text.toLowerCase().split(' ')[0] ?? ''
  const mention = findMentions(step, familiesOf(rules)).find(({ text }) =>
    text.toLowerCase().startsWith(word),
  )
  if (!mention) return null
  const end = mention.index + mention.text.length
  return step.startsWith(SUFFIX, end) ? step : step.slice(0, end) + SUFFIX + step.slice(end)
}

export function withFullNames(draft: Draft, rules: DietRules): Draft {
  const names = draft.groups
    .flatMap(({ lines }) => lines)
    .filter(({ isNew, text }) => isNew && text.includes(SUFFIX))
    .map(({ text }) => nameOfLine(text).replace(SUFFIX, ''))
  const steps = [...draft.steps]
  for (const name of names)
    for (const [at, step] of steps.entries()) {
      const written = named(step, name, rules)
      if (written === null) continue
      steps[at] = written
      break
    }
  return { ...draft, steps }
}
