/** Which lines of a recipe become what, and what the steps call it. */
import { type Agreement, capitalised, withArticle } from './italian-noun.ts'
import type { NamedLine } from './sentences.ts'
import { isSameProduct, nameIn } from './substitute.ts'
import type { Substitute } from './substitution.ts'

export type Swap = {
  rule: Substitute
  /** What the list called it. */
  original: string
  /** Gender and number of the substitute in the list. */
  form: Agreement
  /** Where several lines became one: which of their gestures this is. */
  part: 'first' | 'next' | 'last' | null
}
export type SwapPlan = {
  lines: readonly NamedLine[]
  swaps: ReadonlyMap<number, Swap>
  /** From this step on hands and oven are busy: what has to be made ready comes before it. */
  firstLate: number
}

/** By another thing, not by the same under another label. */
export function isReplaced({ swaps }: SwapPlan, line: number): boolean {
  const rule = swaps.get(line)?.rule
  return rule !== undefined && !(isSameProduct(rule) && rule.refuses === undefined)
}

/** What the steps call the substitute of a line. */
export function nounOf({ swaps }: SwapPlan, line: number): { form: Agreement; noun: string } | null {
  const swap = swaps.get(line)
  if (!swap) return null
  const form = swap.rule.form ?? swap.form
  return { form, noun: nameIn(swap.rule.said, form, swap.original) }
}

const PRONOUN: Readonly<Record<Agreement, string>> = { ms: 'lo', fs: 'la', mp: 'li', fp: 'le' }
const ENDING: Readonly<Record<Agreement, string>> = { ms: 'o', fs: 'a', mp: 'i', fp: 'e' }

/** A sentence about the substitute, with its name and pronoun. */
export function told(sentence: string, form: Agreement, noun: string): string {
  const named = withArticle(form, noun)
  return capitalised(
    sentence
      .replaceAll('{il}', named)
      .replaceAll('{Il}', capitalised(named))
      .replaceAll('{lo}', PRONOUN[form])
      .replaceAll('{o}', ENDING[form]),
  )
}
