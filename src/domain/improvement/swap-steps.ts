/** The steps of a recipe with other ingredients.
 *
 * How     a sentence is a row of gestures, each of which could stand alone: 'Scola i carciofini, snocciola le olive'. A gesture
 *         that fits the substitute stays, with its name instead of the old one. One that does not goes as a whole, and
 *         with it what only goes on with it; the substitute's own sentence comes in its place. Where a gesture is done to
 *         others too it stays, and a note says what is different.
 * Valid   any Italian steps. The time of an oven never goes: only a gesture on a replaced ingredient does. */
import { FAMILIES } from '#knowledge/substitutes.ts'
import { accepts, doneIn, isLaidOn, isLaying, OVEN_TIME, startsWord, withoutNames } from './gesture-fit.ts'
import { EXPLAINS, type Gesture, leadingVerb, verbOf } from './gestures.ts'
import { type Agreement, asSentence, withArticle } from './italian-noun.ts'
import { clauseIn, strewn, warmed, without, withoutLeftovers } from './retold-gesture.ts'
import type { Gesturing, Naming, Sentence } from './sentences.ts'
import { isSameProduct } from './substitute.ts'
import { NameSwapper } from './swap-names.ts'
import { isReplaced, nounOf, type Swap, type SwapPlan, told } from './swap-plan.ts'
import { type Refusing, toldOnce, withoutUntrue } from './untrue-words.ts'

/** 'Sono pronti quando …': a sentence that lives on the one before it. */
const BY_THE_WAY =
  /(?<!\p{L})(?:con|in|nel\p{L}*|da\p{L}*|a|al\p{L}*)(?: (?:il|lo|la|i|gli|le|un|una|poco|poca)| l')? ?'?$/iu
const LEANS = /^(?:l[oaie]|sono|è|dev'essere|deve|devono|resta|restano)(?!\p{L})/iu
type Judged = {
  gesture: Gesturing
  inside: readonly Naming[]
  lines: number[]
  /** Lines that its pronoun means. */
  onto: readonly number[]
  isOut: boolean
  /** What the gesture cannot be done to, though it is done to others too. */
  ready: number | undefined
  hasVerb: boolean
  done: Gesture[]
  /** Cut onto the pizza, and to be strewn instead. */
  isStrewn: boolean
  /** Melted, and to be warmed instead. */
  isWarmed: boolean
}

/** Writes the steps of one recipe; it remembers what has been said. */
export class StepSwapper {
  readonly plan: SwapPlan
  readonly notes: string[] = []
  readonly early: string[] = []
  private readonly names: NameSwapper
  /** Sentences of preparation and notes that have been written. */
  private readonly said = new Set<string>()
  /** The lines that the gesture before was about, and whether it is gone. */
  private topic: readonly number[] = []
  private isGone = false
  /** What has to be made ready before the sentence on which the one at hand leans. */
  private readonly ahead: string[] = []
  private step = 0
  private hasMarks = false
  /** How often the recipe names each line. */
  private readonly times = new Map<number, number>()
  private firstLate = 0
  /** Lines that a written gesture names or goes on with. */
  readonly named = new Set<number>()

  /** `steps` are those of the whole recipe, which may be written in parts. */
  constructor(plan: SwapPlan, steps: readonly (readonly Sentence[])[]) {
    this.plan = plan
    for (const { line } of steps.flat().flatMap(({ namings }) => namings))
      this.times.set(line, (this.times.get(line) ?? 0) + 1)
    this.names = new NameSwapper(plan)
  }

  private swapOf(line: number): Swap | undefined {
    return this.plan.swaps.get(line)
  }

  /** Every step; an empty one has gone as a whole. */
  write(steps: readonly (readonly Sentence[])[], firstLate = this.plan.firstLate): string[] {
    this.firstLate = firstLate
    this.hasMarks = steps.flat().some(({ namings }) => namings.some(({ mark }) => mark))
    const written = steps.map((sentences, at) => {
      this.step = at
      this.names.isLate = at >= firstLate
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
    const early = this.early.join(' ')
    const at = Math.min(firstLate, written.length)
    return (early === '' ? written : written.toSpliced(at, 0, early)).filter((step) => step !== '')
  }

  /** Sentences of preparation that no step has told, for substitutes that need them. */
  pending(lines: readonly number[]): string[] {
    return lines.flatMap((line) => {
      const rule = this.swapOf(line)?.rule
      const own = nounOf(this.plan, line)
      if (!rule?.prepare || !own || this.said.has(rule.prepare)) return []
      this.said.add(rule.prepare)
      return !rule.always ? [] : [told(rule.prepare, own.form, own.noun)]
    })
  }

  private sentence(sentence: Sentence): string[] {
    const { text, namings } = sentence
    const leans =
      leadingVerb(text)?.hasPronoun === true ||
      LEANS.test(text) ||
      startsWord(text, this.refusedOf(this.topic))
    if (this.isGone && namings.length === 0 && LEANS.test(text) && !OVEN_TIME.test(text)) return []
    if (!namings.some(({ line }) => this.swapOf(line)) && !(leans && this.isTheirs(this.topic))) {
      if (namings.length > 0) this.topic = []
      this.isGone = false
      const parts = sentence.gestures.map(
        ({ start, end, joint }, at) => (at === 0 ? '' : joint) + text.slice(start, end),
      )
      return [this.leftovers(asSentence(parts.join('')))]
    }
    const judged = sentence.gestures.map((gesture) => this.judge(sentence, gesture))
    for (const [at, one] of judged.entries()) {
      if (!one.isOut && judged[at - 1]?.isOut) one.isOut = this.goesOn(sentence, one)
      if (one.isOut) this.dropCondition(sentence, judged, at)
    }
    const before: string[] = []
    const after: string[] = []
    const parts: string[] = []
    const reasons: string[] = []
    for (const [at, one] of judged.entries()) {
      const { gesture, isOut, lines, onto, inside, isStrewn, isWarmed } = one
      const ready = this.preparations(judged, at)
      const isWorked = judged.some(
        (one) => !one.isOut && one.done.includes('cut') && one.lines.some((line) => lines.includes(line)),
      )
      const isFirst = at === 0 && leadingVerb(text)?.hasPronoun === true
      if (!isWorked && (parts.length === 0 || !isOut)) (isFirst ? this.ahead : before).push(...ready)
      else after.push(...ready)
      if (!isOut)
        for (const line of [...lines, ...onto, ...inside.map((one) => one.line)]) this.named.add(line)
      if (!isOut) {
        const text = strewn(
          warmed(this.written(sentence, gesture, onto.length > 0 ? onto : lines, inside), isWarmed),
          isStrewn,
        )
        const { done, reason } = this.doneToOthers(text, one.ready)
        parts.push((parts.length === 0 ? '' : this.jointOf(judged, at)) + done)
        if (reason !== '') reasons.push(reason)
      }
      this.isGone = isOut
    }
    const kept = judged.filter(({ isOut }) => !isOut)
    const standsAlone =
      (kept.length > 0 && judged.every(({ isOut, hasVerb }) => !isOut || !hasVerb)) ||
      kept.some(({ hasVerb }) => hasVerb)
    if (!standsAlone) return [...before, ...after]
    const plain = kept
      .map(({ gesture, inside }) =>
        withoutNames(text.slice(gesture.start, gesture.end), inside, gesture.start),
      )
      .join(' ')
    const named = kept.flatMap(({ lines, inside }) => [...lines, ...inside.map(({ line }) => line)])
    const notes = [...this.notesFor(plain, named), ...reasons]
    const whole = toldOnce(withoutUntrue(parts.join(''), this.refusing()))
    return [...before, this.leftovers(asSentence(whole)), ...after, ...notes]
  }

  /** Only says more of the gesture before it: 'che così non bagna', 'e tienilo da parte'. */
  private goesOn({ text }: Sentence, { gesture, inside, lines, done }: Judged): boolean {
    const own = text.slice(gesture.start, gesture.end)
    const isMore = lines.length > 0 && leadingVerb(own)?.gesture === 'other' && done.length === 0
    return (
      inside.length === 0 &&
      (EXPLAINS.test(own) || gesture.joint === ': ' || (isMore && !OVEN_TIME.test(own)))
    )
  }

  /** 'Se è molto umida, falla scolare': the condition goes with its gesture. */
  private dropCondition({ text }: Sentence, judged: Judged[], at: number): void {
    const [condition, next] = [judged[at - 1], judged[at + 1]]
    if (!condition || condition.inside.length > 0) return
    const own = text.slice(condition.gesture.start, condition.gesture.end)
    const goesOn = next !== undefined && !next.isOut && !/^[;:]/u.test(next.gesture.joint)
    if (/^(?:se|quando|appena|mentre)(?!\p{L})/iu.test(own) && !goesOn) condition.isOut = true
  }

  /** A clause of time has its comma, whichever gesture comes next. */
  private jointOf(judged: readonly Judged[], at: number): string {
    const own = judged[at]?.gesture.joint ?? ''
    const dropped = judged[at - 1]
    const isFirst = judged.slice(0, at).filter(({ isOut }) => !isOut).length === 1
    return dropped?.isOut && isFirst && judged[0]?.hasVerb === false ? ', ' : own
  }

  private written(
    sentence: Sentence,
    { start, end }: Gesturing,
    lines: readonly number[],
    inside: readonly Naming[],
  ): string {
    return this.renamed(this.names.write(sentence, start, end), lines, inside)
  }

  /** Does a gesture stay? `lines` are those that it is about; `reason` says what is different where it has to stay. */
  private judge(sentence: Sentence, gesture: Gesturing): Judged {
    const text = sentence.text.slice(gesture.start, gesture.end)
    const inside = sentence.namings.filter(({ start, end }) => start >= gesture.start && end <= gesture.end)
    const lead = leadingVerb(text)
    const clause = gesture.start + clauseIn(text)
    const objects = lead === undefined ? inside : inside.filter(({ start }) => start < clause)
    const swapped = objects.filter(({ line }) => isReplaced(this.plan, line))
    const plain = withoutNames(text, inside, gesture.start)
    const leans =
      swapped.length === 0 &&
      this.isTheirs(this.topic) &&
      (lead?.hasPronoun === true || startsWord(plain, this.refusedOf(this.topic)))
    const lines =
      swapped.length > 0 ? [...new Set(swapped.map(({ line }) => line))] : leans ? [...this.topic] : []
    if (lead?.hasPronoun !== true)
      this.topic = this.topicOf(sentence.text, gesture, objects, lead !== undefined)
    const done = doneIn(text)
    const rules = lines.flatMap((line) => this.swapOf(line)?.rule ?? [])
    const refused = rules.filter(
      (rule) => startsWord(plain, rule.refuses ?? []) || done.some((one) => !accepts(rule, one)),
    )
    const isMarked = swapped.some((naming) => this.isTaken(naming))
    const isStrewn = this.isStrewn(lead, done) && isMarked
    const mayGo =
      refused.length === rules.length &&
      objects.every((naming) => isReplaced(this.plan, naming.line) || this.isAside(naming, sentence.text)) &&
      !(isStrewn || (isMarked && isLaidOn(text, doneIn(text.slice(0, clauseIn(text)))))) &&
      !(
        OVEN_TIME.test(text) &&
        !swapped.some((naming) => this.isTaken(naming) && naming.start < clause) &&
        !lead?.hasPronoun
      ) &&
      (lead !== undefined || !swapped.some((naming) => this.isTaken(naming) && naming.mark?.amount !== 0))
    const isOut = refused.length > 0 && mayGo
    const worked = lines.filter((line) => {
      const rule = this.swapOf(line)?.rule
      return rule && lead && lead.gesture !== 'other' && !accepts(rule, lead.gesture)
    })
    const isWork = worked.length > 0
    const isWarmed = isWork && !isOut && warmed(text) !== text
    return {
      gesture,
      inside,
      lines,
      onto: lead?.hasPronoun ? this.topic : [],
      isOut,
      ready: swapped.length > 0 && !isOut && !isStrewn && !isWarmed ? worked[0] : undefined,
      hasVerb: lead !== undefined,
      done,
      isStrewn: isStrewn && refused.length > 0,
      isWarmed,
    }
  }

  /** What is grated onto the pizza is laid on it, whatever it is. */
  private isStrewn(lead: ReturnType<typeof leadingVerb>, done: readonly Gesture[]): boolean {
    const isOnto = this.step >= this.firstLate && lead?.gesture === 'cut'
    return isOnto && done.every((one) => one === 'cut' || isLaying(one))
  }

  /** Where no step has marks, whatever is named is taken. */
  private isTaken({ mark, isKind }: Naming): boolean {
    return mark !== null || (!this.hasMarks && !isKind)
  }

  /** A pinch of salt, or what is only named by the way: 'in padella con l'aglio', where no mark says how much. */
  private isAside({ line, mark, start }: Naming, text: string): boolean {
    if (mark === null && (this.hasMarks || BY_THE_WAY.test(text.slice(0, start)))) return true
    return this.plan.lines[line]?.isStaple === true && !mark?.amount
  }

  /** What a pronoun further on means: the first things that are marked, as far as a 'con' or an 'in'. */
  private topicOf(
    text: string,
    gesture: Gesturing,
    objects: readonly Naming[],
    hasVerb: boolean,
  ): readonly number[] {
    const things = objects.filter(
      (naming) =>
        this.isTaken(naming) &&
        (isReplaced(this.plan, naming.line) || !this.plan.lines[naming.line]?.isStaple) &&
        (hasVerb || naming.start - gesture.start < 8),
    )
    const [first] = things
    if (!first) return gesture.start > 0 || (!hasVerb && objects.length === 0) ? this.topic : []
    const ends = /(?<!\p{L})(?:con|in|nel\p{L}*|su\p{L}*|per)(?!\p{L})/iu.exec(
      text.slice(first.end, gesture.end),
    )?.index
    const end = ends === undefined ? gesture.end : first.end + ends
    return [...new Set(things.filter(({ start }) => start < end).map(({ line }) => line))]
  }

  private refusedOf(lines: readonly number[]): string[] {
    return lines.flatMap((line) => this.swapOf(line)?.rule.refuses ?? [])
  }

  private isTheirs(lines: readonly number[]): boolean {
    return lines.length > 0 && lines.every((line) => isReplaced(this.plan, line))
  }

  /** A gesture that stays for the sake of others: without what it cannot be done to, or with a note. */
  private doneToOthers(text: string, ready: number | undefined): { done: string; reason: string } {
    const own = ready === undefined ? null : nounOf(this.plan, ready)
    if (!own || ready === undefined) return { done: text, reason: '' }
    const done = (this.times.get(ready) ?? 0) > 1 ? without(text, own.form, own.noun) : text
    return { done, reason: done === text ? this.readyNote(own) : '' }
  }

  private readyNote(own: { form: Agreement; noun: string }): string {
    const verb = own.form.endsWith('p') ? 'sono' : 'è'
    return this.once(told(`{Il} ${verb} già pront{o}: questo lavoro non {lo} riguarda.`, own.form, own.noun))
  }

  private once(sentence: string): string {
    if (this.said.has(sentence)) return ''
    this.said.add(sentence)
    return sentence
  }

  /** The substitute's own sentences, the first time that it is used; none where the recipe's own cut suits it as well. */
  private preparations(judged: readonly Judged[], at: number): string[] {
    const { isOut = false, lines = [], inside = [], hasVerb = false } = judged[at] ?? {}
    const ready = lines.flatMap((line) => {
      const swap = this.swapOf(line)
      const own = nounOf(this.plan, line)
      const isUsed =
        isOut || inside.some((one) => one.line === line && this.isTaken(one) && one.mark?.amount !== 0)
      if (!swap?.rule.prepare || !own || !isUsed || !((isOut && hasVerb) || swap.rule.always)) return []
      const isCut = judged.some((one) => !one.isOut && one.lines.includes(line) && one.done.includes('cut'))
      const isSaid = this.said.has(swap.rule.prepare)
      this.said.add(swap.rule.prepare)
      return isSaid || (isCut && !swap.rule.always) ? [] : [told(swap.rule.prepare, own.form, own.noun)]
    })
    if (this.step < this.firstLate) return ready
    this.early.push(...ready)
    return []
  }

  /** What a kept text says of the old thing that the new one does not do. */
  private notesFor(text: string, lines: readonly number[]): string[] {
    return [...new Set(lines)].flatMap((line) => {
      const own = nounOf(this.plan, line)
      const notes = this.swapOf(line)?.rule.notes ?? []
      if (!own) return []
      return notes
        .filter(({ words }) => startsWord(text, words))
        .map(({ say }) => this.once(told(say, own.form, own.noun)))
        .filter((note) => note !== '')
    })
  }

  private refusing(): Refusing[] {
    return [...this.plan.swaps].flatMap(([line, { rule }]) => {
      const noun = nounOf(this.plan, line)?.noun
      return noun === undefined || !rule.refuses ? [] : [{ noun, refuses: rule.refuses }]
    })
  }

  /** 'Nello stesso grasso', where there is none any more. */
  private leftovers(text: string): string {
    const families = new Set(
      [...this.plan.swaps].flatMap(([line, { rule }]) =>
        isSameProduct(rule) ? [] : [this.plan.lines[line]?.family ?? ''],
      ),
    )
    return withoutLeftovers(
      text,
      [...families].flatMap((family) => FAMILIES[family]?.leaves ?? []),
    )
  }

  /** 'Scolala', where the gesture that named her has gone: 'Scola la crema'. */
  private renamed(text: string, lines: readonly number[], inside: readonly Naming[]): string {
    const [line] = lines
    const own = line === undefined ? null : nounOf(this.plan, line)
    const isNamed = inside.some(({ line: other }) => lines.includes(other))
    if (!this.isGone || !own || isNamed) return text
    return text.replace(/^(\p{L}+?)l[oaie](?!\p{L})/u, (whole, verb: string) =>
      verbOf(verb) || verbOf(`${verb}e`)
        ? `${verbOf(verb) ? verb : `${verb}e`} ${withArticle(own.form, own.noun)}`
        : whole,
    )
  }
}
