import type { NamedLine } from './ingredient-phrases.ts'
import { isSameProduct, nameIn } from './substitute.ts'
import type { Substitute } from './substitution.ts'

export type Swap = {
  rule: Substitute
  original: string
}
export type SwapPlan = {
  lines: readonly NamedLine[]
  swaps: ReadonlyMap<number, Swap>
}

export function isReplaced({ swaps }: SwapPlan, line: number): boolean {
  const rule = swaps.get(line)?.rule
  return rule !== undefined && !isSameProduct(rule)
}

export function nounOf({ swaps }: SwapPlan, line: number): string | undefined {
  const swap = swaps.get(line)
  return swap && nameIn(swap.rule.said, swap.original)
}
