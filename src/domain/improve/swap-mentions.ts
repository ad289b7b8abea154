/** Exchanges the names of ingredients in a text, in the grammar of what stands there. */
import { joinNoun } from './italian-noun.ts'
import { type Family, findMentions, type Mention } from './mentions.ts'
import { type DietRules, saidName } from './rules/substitute.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const familiesOf = (rules: DietRules): ReadonlySet<Family> => new Set(Object.keys(rules) as Family[])

/** Does a step call the thing by another name under these rules? */
export function isSwapped(
  rules: DietRules,
  { family, text, agreement }: Pick<Mention, 'family' | 'text' | 'agreement'>,
): boolean {
  const rule = rules[family]
  return rule === undefined || saidName(rule, text, agreement) !== text
}

/** Every mention that a rule covers, replaced with its determiner. */
export function swapMentions(text: string, rules: DietRules): string {
  let written = ''
  let from = 0
  for (const { family, agreement, text: original, index } of findMentions(text, familiesOf(rules))) {
    const rule = rules[family]
    const name = rule ? saidName(rule, original, agreement) : original
    if (name === original) continue
    const isStart = /^$|[.!?\n] $/u.test(text.slice(0, index))
    const noun = isStart && /^\p{Lu}/u.test(original) ? capitalised(name) : name
    written = joinNoun(written + text.slice(from, index), rule?.form ?? agreement, noun)
    from = index + original.length
  }
  return written + text.slice(from)
}
