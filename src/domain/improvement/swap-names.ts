/** Writes the new names into a text: article or preposition, amount, name, and how the old ingredient was cut. */
import { FAMILIES, FAMILY_OF } from '#knowledge/substitutes.ts'
import { countNounOf } from '../recipes/lines/italian-agreement.ts'
import { type Agreement, agreementBefore, capitalised, joinNoun, withArticle } from './italian-noun.ts'
import { AMOUNT_BEFORE, scaledAmounts } from './scaled-amounts.ts'
import type { Naming, Sentence } from './sentences.ts'
import { isSameProduct, nameIn } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap, SwapPlan } from './swap-plan.ts'
import { accepts } from './told-words.ts'

const PIECES =
  /(?:(?<![\p{L}'])(?:il|lo|la|i|gli|le|un|uno|una|\d+|qualche|due o tre) )?(?<!\p{L})(?:spicchi|lamelle|veli|fett[ae]|fettine|rondelle|filetti|dadini|bastoncini|fili|pezzetti|pezzi|scaglie|strisce|listarelle|cubetti|nastri) d(?:i |el |ella |ei |elle |ell'|')$/iu
/** 'i pezzetti di': what is said of them further on agrees with the pieces. */
function formOfPieces(pieces: string): Agreement | undefined {
  const words = /((?:\p{L}+ )?)(\p{L}+) d(?:\p{L}*'| ?\p{L}* ?)$/u.exec(pieces.trimEnd())
  const counted = countNounOf((words?.[2] ?? '').toLowerCase())
  const isMany = /[ie]$/u.test(words?.[2] ?? '')
  return (
    agreementBefore(words?.[1] ?? '') ??
    (counted
      ? `${counted.noun.gender[counted.number]}${counted.number === 'one' ? 's' : 'p'}`
      : isMany
        ? 'fp'
        : undefined)
  )
}
/** 'metà della crema', where both halves come at once: 'la crema'. */
function wholeOf(written: string, noun: string, form: Agreement): string {
  const before = written.slice(0, -noun.length)
  const part = /(?:metà|il resto|un'altra parte) de(?:l|llo|lla|i|gli|lle|ll') ?$/u.exec(before)?.[0]
  return part === undefined ? written : before.slice(0, -part.length) + withArticle(form, noun)
}

/** Writes names into the sentences of one recipe; it remembers which lines were named in full, and which were laid on. */
export class NameSwapper {
  /** Hands and oven are busy: what is named now is laid on. */
  isLate = false
  private readonly plan: SwapPlan
  private readonly introduced = new Set<number>()
  private readonly laid = new Set<number>()
  constructor(plan: SwapPlan) {
    this.plan = plan
  }

  /** The text between two places with the new names in it. */
  write(sentence: Sentence, from: number, to: number): string {
    let written = ''
    let at = from
    for (const naming of sentence.namings) {
      const swap = this.plan.swaps.get(naming.line)
      if (!swap || naming.start < from || naming.end > to || naming.start < at) continue
      const name = naming.start === naming.end ? null : this.nameFor(sentence.text, naming, swap)
      if (name === null) {
        const end = Math.max(naming.end, Math.min(to, naming.mark?.end ?? 0))
        written += this.scaled(sentence.text.slice(at, end), naming, swap, at)
        at = end
        continue
      }
      const between = sentence.text.slice(at, naming.start)
      if (
        /^(?: e|,)(?: poi)?(?: (?:il|lo|la|i|gli|le)| l')? ?'?$/u.test(between) &&
        written.endsWith(name.noun)
      ) {
        written = wholeOf(written, name.noun, name.form ?? naming.form)
        at = naming.end
        continue
      }
      const before = written + this.scaled(sentence.text.slice(at, naming.start), naming, swap, at)
      const pieces = accepts(swap.rule, 'cut') ? undefined : PIECES.exec(before)?.[0]
      const head = pieces === undefined ? undefined : formOfPieces(pieces)
      const next = name.form ?? head ?? naming.form
      if (head && !naming.isKind) name.noun = nameIn(swap.rule.said, next, swap.original)
      const own =
        /^\p{Lu}/u.test(sentence.text.slice(naming.start)) && before === ''
          ? capitalised(name.noun)
          : name.noun
      written =
        pieces === undefined
          ? joinNoun(before, next, own)
          : before.slice(0, -pieces.length) + withArticle(next, own)
      written = this.shared(written, own, next, naming, swap)
      at = naming.end
    }
    return written + sentence.text.slice(at, to)
  }

  /** What this place calls the substitute; null where the old word stays. */
  private nameFor(
    text: string,
    naming: Naming,
    { rule, original }: Swap,
  ): { noun: string; form?: Agreement } | null {
    const words = text.slice(naming.start, naming.end)
    if (naming.isKind) {
      if (isSameProduct(rule) || this.keepsKind(words, naming, rule)) return null
      return { noun: nameIn(rule.said, naming.form, words), ...(rule.form && { form: rule.form }) }
    }
    if (isSameProduct(rule)) {
      const isNew = !this.introduced.has(naming.line) || rule.said !== rule.name
      const noun = nameIn(
        this.introduced.has(naming.line) ? rule.said : rule.name,
        rule.form ?? naming.form,
        words,
      )
      this.introduced.add(naming.line)
      return isNew && noun !== words ? { noun } : null
    }
    const noun = nameIn(rule.said, naming.form, original)
    // 'Le fette di listarelle di tofu': behind pieces stands what they are pieces of.
    const isOfPieces = PIECES.test(text.slice(0, naming.start)) && accepts(rule, 'cut')
    return {
      noun: isOfPieces ? noun.replace(/^\p{L}+ d(?:i |')/u, '') : noun,
      ...(rule.form && { form: rule.form }),
    }
  }

  /** Emmental is cheese too, and so is what another line keeps. */
  private keepsKind(words: string, naming: Naming, rule: Substitute): boolean {
    const word = words.toLowerCase()
    const hasWord = (family: string | undefined) => FAMILIES[family ?? '']?.words[word] !== undefined
    const isKind = Object.keys(rule.food).some((id) => hasWord(FAMILY_OF[id]))
    const remains = this.plan.lines.some(({ family }, line) => hasWord(family) && !this.plan.swaps.has(line))
    return isKind || remains || !hasWord(this.plan.lines[naming.line]?.family)
  }

  /** The words of a mark, or those right before a name, with as much as the substitute takes; `from` is where they begin. */
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

  /** 'metà della crema' and 'il resto della crema', where one stands for two. */
  private shared(written: string, noun: string, form: Agreement, naming: Naming, { part }: Swap): string {
    if (part === null || naming.isKind || this.laid.has(naming.line)) return written
    const whole = withArticle(form, noun)
    if (!written.endsWith(whole) || !/(?:^|[ ,;])$/u.test(written.slice(0, -whole.length))) return written
    if (!this.isLate) return written
    this.laid.add(naming.line)
    const words = { first: 'metà ', next: "un'altra parte ", last: 'il resto ' }[part]
    return joinNoun(`${written.slice(0, -whole.length)}${words}del `, form, noun)
  }
}
