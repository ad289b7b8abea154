/** The steps of a recipe with other ingredients: whole sentences, never parts of one.
 *
 * How     a sentence that names what was replaced keeps all its words and says the new name. Where something in it is not true
 *         of the substitute and it speaks of nothing else, it goes as a whole and the substitute's own sentence stands in
 *         its place. Where it speaks of others too it stays, and a sentence beside it says what is different.
 * Valid   any Italian steps. A sentence that bakes, or that uses another ingredient, never goes. */
import { STAPLES } from '#knowledge/improve.ts'
import { FAMILIES } from '#knowledge/substitutes.ts'
import { type Gesture, leadingVerb } from './gestures.ts'
import { asSentence, capitalised, withArticle } from './italian-noun.ts'
import type { Naming, Sentence } from './sentences.ts'
import { isSameProduct } from './substitute.ts'
import { NameSwapper } from './swap-names.ts'
import { isReplaced, nounOf, type SwapPlan, told } from './swap-plan.ts'
import { accepts, doneIn, startsWord } from './told-words.ts'

/** 'Sono pronti quando …': a sentence that lives on the one before it. */
const LEANS = /^(?:così |poi )?(?:l[oaie]|sono|è|dev'essere|deve|devono|resta|restano)(?!\p{L})/iu
const OF_THE_OVEN =
  /inforn|forno|\d ?(?:°|grad[oi])|(?<!\p{L})(?:stend|allarg|farcisc|impast|sforn)|^(?:si )?(?:cuoc|cott)(?!.*(?:padell|tegam|pentol))/iu
/** 'La mortadella non va mai in forno': only a warning. */
const WARNS = /^[^,;:]*(?<!\p{L})non (?:va|vanno|deve|devono|si)(?!\p{L})/iu
const COMPANY = /^(?:olio|sale|vino|acqua)/iu
/** 'Si butta via il grasso in eccesso': what only the old one leaves. */
const LEFT_BEHIND = /(?<!\p{L})(?:grasso|unto|siero|cotenna|budello)(?!\p{L})/iu

/** What is said of a line: the gestures that name it, and those behind them that name nothing. Without names: 'la crema di
 * tuorli' does not speak of yolks that are broken. */
function saidOf({ text, namings, gestures }: Sentence, line: number): string {
  let isTold = false
  return gestures
    .flatMap(({ start, end }) => {
      const inside = namings.filter((one) => one.start >= start && one.end <= end)
      if (inside.length > 0) isTold = inside.some((one) => one.line === line)
      else if (start === 0) isTold = !namings.some((one) => one.line === line)
      if (!isTold) return []
      return inside
        .toReversed()
        .reduce(
          (rest, one) => `${rest.slice(0, one.start - start)}·${rest.slice(one.end - start)}`,
          text.slice(start, end),
        )
    })
    .join(' ')
}

/** What does not have to be done. */
const DONE: Readonly<Partial<Record<Gesture, string>>> = {
  drain: 'scolat{o}',
  cut: 'tagliat{o}',
  heat: 'passat{o} in padella',
  clean: 'pulit{o}',
}

/** Writes the steps of one recipe; it remembers what has been said. */
export class StepSwapper {
  readonly plan: SwapPlan
  readonly notes: string[] = []
  private readonly names: NameSwapper
  /** Sentences of preparation and notes that have been written. */
  private readonly said = new Set<string>()
  /** The replaced lines of which the sentence before spoke, and whether it is gone. */
  private topic: readonly number[] = []
  private isGone = false
  private readonly early: string[] = []
  /** What has to be made ready before the sentence on which the one at hand leans. */
  private readonly ahead: string[] = []
  private isLate = false
  private hasMarks = false
  private readonly leaves
  /** Lines that a written sentence names. */
  readonly named = new Set<number>()

  /** `steps` are those of the whole recipe, which may be written in parts. */
  constructor(plan: SwapPlan, steps: readonly (readonly Sentence[])[]) {
    this.plan = plan
    this.names = new NameSwapper(plan)
    this.hasMarks = steps.flat().some(({ namings }) => namings.some(({ mark }) => mark))
    const families = new Set(
      [...plan.swaps].flatMap(([line, { rule }]) =>
        isSameProduct(rule) ? [] : [plan.lines[line]?.family ?? ''],
      ),
    )
    this.leaves = [...families].flatMap((family) => FAMILIES[family]?.leaves ?? [])
  }

  /** Every step; an empty one has gone as a whole. */
  write(steps: readonly (readonly Sentence[])[], firstLate = this.plan.firstLate): string[] {
    const written = steps.map((sentences, at) => {
      this.isLate = at >= firstLate
      this.names.isLate = this.isLate
      this.topic = []
      this.isGone = false
      const told: string[] = []
      for (const sentence of sentences) {
        const own = this.sentence(sentence)
        // 'Frullali' leans on the sentence before it: nothing comes between.
        told.splice(Math.max(0, told.length - 1), 0, ...this.ahead.splice(0))
        told.push(...own)
      }
      return told.join(' ')
    })
    const early = this.early.splice(0).join(' ')
    const at = Math.min(firstLate, written.length)
    return (early === '' ? written : written.toSpliced(at, 0, early)).filter((step) => step !== '')
  }

  /** Sentences of preparation that no step has told, for substitutes that need them. */
  pending(lines: readonly number[]): string[] {
    return lines.flatMap((line) => (this.plan.swaps.get(line)?.rule.always ? this.prepared(line) : []))
  }

  private sentence(sentence: Sentence): string[] {
    const { namings } = sentence
    const swapped = namings.filter(({ line }) => isReplaced(this.plan, line))
    const parts = sentence.gestures.map(
      ({ start, end, joint }, at) => (at === 0 ? '' : joint) + this.names.write(sentence, start, end),
    )
    const whole = asSentence(this.withoutLeftovers(parts.join('')))
    if (swapped.length === 0) return this.unnamed(sentence, whole)
    const lines = [...new Set(swapped.map(({ line }) => line))]
    const untrue = lines.filter((line) => this.isUntrue(sentence, line))
    this.topic = lines
    this.isGone = untrue.length === lines.length && this.mayGo(sentence, swapped)
    const prepared = lines.flatMap((line) =>
      (untrue.includes(line) && leadingVerb(sentence.text)) ||
      (this.plan.swaps.get(line)?.rule.always && this.isTaken(swapped, line))
        ? this.prepared(line)
        : [],
    )
    const leans = leadingVerb(sentence.text)?.hasPronoun === true && !this.isGone
    const own = this.isLate || leans ? [] : prepared
    if (this.isLate) this.early.push(...prepared)
    else if (leans) this.ahead.push(...prepared)
    if (this.isGone) return own
    for (const { line } of namings) this.named.add(line)
    const notes = lines.flatMap((line) => this.noteFor(sentence, line, untrue.includes(line)))
    return [...own, whole, ...notes]
  }

  /** A sentence that names nothing new, and may still speak of what the one before was about. */
  private unnamed(sentence: Sentence, whole: string): string[] {
    const { text, namings } = sentence
    const isAlone = namings.length === 0 && (/^Se (?!.*inforn)/u.test(text) || !OF_THE_OVEN.test(text))
    if (isAlone && this.leaves.length > 0 && LEFT_BEHIND.test(text)) return []
    const leans = this.topic.length > 0 && (LEANS.test(text) || leadingVerb(text)?.hasPronoun === true)
    const untrue = this.topic.filter((line) => this.isUntrue(sentence, line))
    if (isAlone && this.topic.length > 0 && (untrue.length > 0 || (leans && this.isGone))) {
      const isReason = !leans && untrue.length === 0
      if (!isReason && (leans || this.isGone || !leadingVerb(text))) return []
    }
    const notes = leans ? untrue.flatMap((line) => this.noteFor(sentence, line, true)) : []
    if (namings.length > 0) this.topic = []
    return [whole, ...notes]
  }

  /** Does it say something that the substitute does not do? */
  private isUntrue(sentence: Sentence, line: number): boolean {
    const rule = this.plan.swaps.get(line)?.rule
    if (!rule) return false
    const said = this.withoutLeftovers(saidOf(sentence, line))
    return startsWord(said, rule.refuses ?? []) || doneIn(said).some((one) => !accepts(rule, one))
  }

  /** Nothing else would be lost with it: garlic and oil are only its company in the pan. */
  private mayGo({ text, namings }: Sentence, swapped: readonly Naming[]): boolean {
    const others = namings.filter(
      ({ line }) =>
        !isReplaced(this.plan, line) &&
        !COMPANY.test(this.plan.lines[line]?.name ?? '') &&
        !STAPLES.seasoning.includes(this.plan.lines[line]?.foodId ?? ''),
    )
    const isLaid = this.isLate && doneIn(text).includes('lay')
    const isTimed = this.isLate && /\d ?(?:minut|second)/u.test(text) && !/padell|tegam|pentol/iu.test(text)
    const order = text.split(': ')[0] ?? text
    return (
      others.length === 0 &&
      swapped.length > 0 &&
      (WARNS.test(text) || !(OF_THE_OVEN.test(order) || isTimed)) &&
      !isLaid
    )
  }

  /** Where no step has marks, whatever is named is taken. */
  private isTaken(swapped: readonly Naming[], line: number): boolean {
    return swapped.some(
      (one) => one.line === line && (one.mark ? one.mark.amount !== 0 : !this.hasMarks && !one.isKind),
    )
  }

  private prepared(line: number): string[] {
    const rule = this.plan.swaps.get(line)?.rule
    const own = nounOf(this.plan, line)
    return rule?.prepare && own ? this.once(told(rule.prepare, own.form, own.noun), rule.prepare) : []
  }

  /** What is different: the substitute's own words for it, or that this is not for it. */
  private noteFor(sentence: Sentence, line: number, isUntrue: boolean): string[] {
    const rule = this.plan.swaps.get(line)?.rule
    const own = nounOf(this.plan, line)
    if (!rule || !own) return []
    const said = this.withoutLeftovers(saidOf(sentence, line))
    const notes = (rule.notes ?? []).filter(({ words }) => startsWord(said, words))
    if (notes.length > 0) return notes.flatMap(({ say }) => this.once(told(say, own.form, own.noun)))
    if (!isUntrue) return []
    const refused = doneIn(said).find((one) => !accepts(rule, one))
    const isMany = own.form.endsWith('p')
    const work = DONE[refused ?? 'mix']
    return [
      work === undefined
        ? `Questo non vale per ${withArticle(own.form, own.noun)}.`
        : told(`{Il} non ${isMany ? 'vanno' : 'va'} ${work}.`, own.form, own.noun),
    ]
  }

  private once(sentence: string, key = sentence): string[] {
    if (this.said.has(key)) return []
    this.said.add(key)
    return [sentence]
  }

  /** 'Nello stesso grasso', where there is none any more. */
  private withoutLeftovers(text: string): string {
    return this.leaves
      .flatMap(({ words, instead }) => words.map((word) => ({ word, instead })))
      .reduce(
        (own, { word, instead }) =>
          own.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), (found) =>
            /^\p{Lu}/u.test(found) ? capitalised(instead) : instead,
          ),
        text,
      )
  }
}
