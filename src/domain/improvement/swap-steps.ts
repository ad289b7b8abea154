/** The steps of a recipe with other ingredients.
 *
 * How     every step stays word for word. Behind a step that names what is replaced a note says what is used instead; what has
 *         to be made ready is a step of its own before it.
 * Valid   any Italian steps. The note is as true where a step only speaks of the thing. */
import { stemsOf } from '../recipes/audit/italian-stem.ts'
import { withPreposition } from './italian-noun.ts'
import { AMOUNT_BEFORE, scaledAmounts } from './scaled-amounts.ts'
import type { Naming, Sentence } from './sentences.ts'
import { isSameProduct } from './substitute.ts'
import { isReplaced, nounOf, type SwapPlan } from './swap-plan.ts'
import { listed } from './work-lines.ts'

/** A step with a note behind it; one that has a note already has one more. */
export function withNote(step: string, notes: readonly string[]): string {
  if (notes.length === 0) return step
  if (/ \(Al posto [^()]*\)$/u.test(step)) return `${step.slice(0, -1)} ${notes.join(' ')})`
  return `${/[.!?…]['")»]?$/u.test(step) ? step : `${step}.`} (${notes.join(' ')})`
}

/** Less of the same: the sentence with the amounts that there are now. */
function withAmounts({ text, namings }: Sentence, { swaps, lines }: SwapPlan): string {
  let written = ''
  let at = 0
  for (const { start, end, line, mark } of namings) {
    const rule = swaps.get(line)?.rule
    if (!rule || !isSameProduct(rule) || rule.ratio === 1 || start < at) continue
    const before = AMOUNT_BEFORE.exec(text.slice(at, start))?.[0].length ?? 0
    const from = Math.max(at, mark?.start ?? start - before)
    const to = Math.max(end, mark?.end ?? 0)
    written +=
      text.slice(at, from) + scaledAmounts(text.slice(from, to), lines[line]?.grams ?? null, rule.ratio)
    at = to
  }
  return written + text.slice(at)
}

/** Which lines a word stands for; none where one of them stays: 'il formaggio' is then that one. */
function meant(
  { among, isKind, form }: Naming,
  step: readonly Sentence[],
  { swaps }: SwapPlan,
): readonly number[] {
  if (among.length < 2) return among
  const inFull = new Set(
    step.flatMap(({ namings }) => namings.flatMap((one) => (one.isKind ? [] : [one.line]))),
  )
  const here = isKind && !form.endsWith('p') ? among.filter((line) => inFull.has(line)) : []
  const lines = here.length > 0 ? here : among
  return lines.every((line) => swaps.has(line)) ? lines : []
}

/** 'La crescenza a noci, 400 g per teglia' */
const AMOUNT_BEHIND = /^[^.;:,]{0,20}, (\d+(?:,\d+)? gr?)(?= (?:per|a|su|ogni) |[.,;)]|$)/iu

/** What the note calls it, with the amount where the step weighs it. */
function whatIs(
  { text }: Sentence,
  { start, end, form }: Naming,
  own: readonly number[],
  plan: SwapPlan,
): string {
  const names = [...new Set(own.map((line) => nounOf(plan, line)?.noun ?? ''))]
  const [name = ''] = names
  // Of more than one nobody can say which.
  if (names.length > 1) return form.endsWith('p') ? listed(names) : names.join(' o ')
  const weighed = AMOUNT_BEFORE.exec(text.slice(0, start))?.[0] ?? AMOUNT_BEHIND.exec(text.slice(end))?.[1]
  const { ratio = 1 } = plan.swaps.get(own[0] ?? -1)?.rule ?? {}
  if (weighed === undefined || ratio === 1) return name
  const amount = scaledAmounts(weighed, plan.lines[own[0] ?? -1]?.grams ?? null, ratio)
  return `${amount.replace(/ (?:di |d'|dell')$/iu, '')} ${/^[aeiou]/iu.test(name) ? "d'" : 'di '}${name}`
}

/** What stands in for each thing that a step calls by its old name. */
function notesOf(step: readonly Sentence[], plan: SwapPlan): string[] {
  const byNew = new Map<string, string[]>()
  const said = new Set<string>()
  for (const sentence of step)
    for (const naming of sentence.namings) {
      const words = sentence.text.slice(naming.start, naming.end).toLowerCase()
      const own = meant(naming, step, plan).filter((line) => isReplaced(plan, line))
      const stems = stemsOf(words).map((stem) => `${own.join()} ${stem}`)
      if (own.length === 0 || stems.every((stem) => said.has(stem))) continue
      const what = whatIs(sentence, naming, own, plan)
      for (const stem of stems) said.add(stem)
      // 'Ricotta senza lattosio' is what the step calls 'la ricotta', or 'i formaggi'.
      if (what.startsWith(`${words} senza `) || (naming.isKind && what.endsWith('senza lattosio'))) continue
      byNew.set(what, [...(byNew.get(what) ?? []), withPreposition('di', naming.form, words)])
    }
  return [...byNew].map(([what, olds]) => `Al posto ${listed(olds)}: ${what}.`)
}

/** Writes the steps of one recipe. */
export function swappedSteps(steps: readonly (readonly Sentence[])[], plan: SwapPlan): string[] {
  const first = new Map<number, number>()
  const written = steps.map((step, at) => {
    for (const { among } of step.flatMap(({ namings }) => namings))
      for (const line of among) if (!first.has(line)) first.set(line, at)
    return withNote(step.map((sentence) => withAmounts(sentence, plan)).join(' '), notesOf(step, plan))
  })
  const ready = new Map<string, number>()
  for (const [line, { rule }] of plan.swaps) {
    const at = Math.min(first.get(line) ?? steps.length, plan.firstLate)
    if (rule.prepare) ready.set(rule.prepare, Math.min(at, ready.get(rule.prepare) ?? at))
  }
  return [...written, null].flatMap((one, at) => [
    ...[...ready].flatMap(([sentence, place]) => (place === at ? [sentence] : [])),
    ...(one === null ? [] : [one]),
  ])
}
