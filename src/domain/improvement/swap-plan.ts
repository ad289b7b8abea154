/** Which lines of a recipe become what, and what the steps call it. */
import type { NamedLine } from './ingredient-phrases.ts'
import { isSameProduct, nameIn } from './substitute.ts'
import type { Substitute } from './substitution.ts'

export type Swap = {
  rule: Substitute
  /** What the list called it. */
  original: string
}
export type SwapPlan = {
  lines: readonly NamedLine[]
  swaps: ReadonlyMap<number, Swap>
}

/** By another thing, not by the same under another label. */
export function isReplaced({ swaps }: SwapPlan, line: number): boolean {
  const rule = swaps.get(line)?.rule
  return rule !== undefined && !isSameProduct(rule)
}

/** What the steps call the substitute of a line. */
export function nounOf({ swaps }: SwapPlan, line: number): string | undefined {
  const swap = swaps.get(line)
  return swap && nameIn(swap.rule.said, swap.original)
}
