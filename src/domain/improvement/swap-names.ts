/** Writes the new names into a sentence, with article or preposition, and the new amounts of what there is less of. */
import { capitalised, joinNoun } from './italian-noun.ts'
import { AMOUNT_BEFORE, scaledAmounts } from './scaled-amounts.ts'
import type { Naming, Sentence } from './sentences.ts'
import { isSameProduct, nameIn } from './substitute.ts'
import type { Swap, SwapPlan } from './swap-plan.ts'

/** Writes names into the sentences of one recipe; it remembers which lines were named in full. */
export class NameSwapper {
  private readonly plan: SwapPlan
  private readonly introduced = new Set<number>()
  constructor(plan: SwapPlan) {
    this.plan = plan
  }

  /** The text between two places with the new names in it; lines that are `kept` keep the old one. */
  write(sentence: Sentence, from: number, to: number, kept: ReadonlySet<number> = new Set()): string {
    let written = ''
    let at = from
    for (const naming of sentence.namings) {
      const swap = this.plan.swaps.get(naming.line)
      if (!swap || kept.has(naming.line) || naming.end > to || naming.start < at) continue
      const noun = naming.start === naming.end ? null : this.nounFor(sentence.text, naming, swap)
      const end = noun === null ? Math.max(naming.end, Math.min(to, naming.mark?.end ?? 0)) : naming.start
      const before = written + this.scaled(sentence.text.slice(at, end), naming, swap, at)
      const isFirst = before === '' && /^\p{Lu}/u.test(sentence.text)
      written =
        noun === null
          ? before
          : joinNoun(before, swap.rule.form ?? naming.form, isFirst ? capitalised(noun) : noun)
      at = noun === null ? end : naming.end
    }
    return written + sentence.text.slice(at, to)
  }

  /** What this place calls the substitute; null where the old word stays. */
  private nounFor(
    text: string,
    { start, end, line, isKind }: Naming,
    { rule, original }: Swap,
  ): string | null {
    if (!isSameProduct(rule)) return nameIn(rule.said, original)
    if (isKind || this.introduced.has(line) || !rule.name.startsWith('{name} ')) return null
    this.introduced.add(line)
    return nameIn(rule.name, text.slice(start, end))
  }

  /** The words of a mark, or those right before a name, with as much as there is now; `from` is where they begin. */
  private scaled(text: string, { mark, start, line }: Naming, { rule }: Swap, from: number): string {
    if (rule.ratio === 1 || rule.ratio === 0) return text
    const own = Math.max(
      0,
      (mark?.start ?? start - (AMOUNT_BEFORE.exec(text.slice(0, start - from))?.[0].length ?? 0)) - from,
    )
    return (
      text.slice(0, own) + scaledAmounts(text.slice(own), this.plan.lines[line]?.grams ?? null, rule.ratio)
    )
  }
}
