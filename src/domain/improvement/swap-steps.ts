/** The steps of a recipe with other ingredients.
 *
 * How     a step that only lays the old ingredient on, or mixes it in, says the new name. Any other stays word for word, and a
 *         note behind it says what is used instead and how. What has to be made ready is a step of its own before it.
 * Valid   any Italian steps. No sentence is cut, none goes. */
import { FAMILIES } from '#knowledge/substitutes.ts'
import { stemsOf } from '../recipes/audit/italian-stem.ts'
import { withPreposition } from './italian-noun.ts'
import { isPlain, leansBack } from './plain-naming.ts'
import { AMOUNT_BEFORE, scaledAmounts } from './scaled-amounts.ts'
import type { Naming, Sentence } from './sentences.ts'
import { NameSwapper } from './swap-names.ts'
import { isReplaced, nounOf, type SwapPlan, told } from './swap-plan.ts'
import { listed } from './work-lines.ts'

/** A step with a note behind it. */
const withNote = (step: string, notes: readonly string[]): string =>
  notes.length === 0 ? step : `${/[.!?…]['")»]?$/u.test(step) ? step : `${step}.`} (${notes.join(' ')})`

/** Lines of which a word says only the kind: 'il formaggio'. */
const ofKind = ({ lines }: SwapPlan, word: string) =>
  [...lines.keys()].filter((line) => FAMILIES[lines[line]?.family ?? '']?.words[word.toLowerCase()])

const kindsIn = ({ text, namings }: Sentence, plan: SwapPlan): number[] =>
  namings.flatMap(({ isKind, start, end }) => (isKind ? ofKind(plan, text.slice(start, end)) : []))

/** Where a cheese stays, 'il formaggio' is that one. */
const meant = (sentence: Sentence, plan: SwapPlan): Sentence => ({
  ...sentence,
  namings: sentence.namings.filter(
    ({ isKind, start, end }) =>
      !isKind || ofKind(plan, sentence.text.slice(start, end)).every((line) => plan.swaps.has(line)),
  ),
})

const isPlainIn = (step: readonly Sentence[], line: number, plan: SwapPlan): boolean =>
  step.every((sentence, at) => {
    const own = sentence.namings.filter((naming) => naming.line === line)
    const isSure = own.every(
      (one) =>
        isPlain(sentence, one) &&
        (!one.isKind || ofKind(plan, sentence.text.slice(one.start, one.end)).length === 1),
    )
    return own.length === 0 || (isSure && !leansBack(step[at + 1]?.text ?? ''))
  })

/** How much of it a step takes, where it weighs it. */
function amountIn({ text }: Sentence, { line, start }: Naming, { swaps, lines }: SwapPlan): string | null {
  const swap = swaps.get(line)
  const weighed = AMOUNT_BEFORE.exec(text.slice(0, start))?.[0]
  if (!swap || weighed === undefined) return null
  const amount = scaledAmounts(weighed, lines[line]?.grams ?? null, swap.rule.ratio)
  return amount.replace(/(?:di |d'|dell')$/iu, '')
}

/** Writes the steps of one recipe. */
export function swappedSteps(
  steps: readonly (readonly Sentence[])[],
  plan: SwapPlan,
  more: (step: readonly Sentence[]) => string[] = () => [],
): { steps: string[]; named: Set<number> } {
  const names = new NameSwapper(plan)
  const named = new Set<number>()
  const explained = new Set<string>()
  const ready = new Map<string, number>()
  const byKind = new Map<number, number>()
  const written = steps.map((all, at): string => {
    const step = all.map((sentence) => meant(sentence, plan))
    const lines = [...new Set(step.flatMap(({ namings }) => namings.map(({ line }) => line)))]
    for (const line of lines) named.add(line)
    for (const line of step.flatMap((sentence) => kindsIn(sentence, plan))) {
      named.add(line)
      if (!byKind.has(line)) byKind.set(line, at)
    }
    const replaced = lines.filter((line) => isReplaced(plan, line))
    const namedInFull = replaced.filter((line) =>
      step.some(({ namings }) => namings.some((one) => one.line === line && !one.isKind)),
    )
    for (const sentence of namedInFull.flatMap((line) => preparation(plan, line)))
      if (!ready.has(sentence)) ready.set(sentence, Math.min(at, plan.firstLate))
    const nouns = replaced.map((line) => whatIs(line, plan))
    const isPlainStep =
      new Set(nouns).size === nouns.length && replaced.every((line) => isPlainIn(step, line, plan))
    const kept = new Set(isPlainStep ? [] : replaced)
    const text = step.map((sentence) => names.write(sentence, 0, sentence.text.length, kept)).join(' ')
    return withNote(text, [...(isPlainStep ? [] : notesOf(step, plan, explained)), ...more(step)])
  })
  for (const [line] of plan.swaps)
    for (const sentence of isReplaced(plan, line) ? preparation(plan, line) : [])
      if (!ready.has(sentence))
        ready.set(sentence, Math.min(byKind.get(line) ?? steps.length, plan.firstLate, steps.length))
  return {
    named,
    steps: [...written, null].flatMap((one, at) => [
      ...[...ready].flatMap(([sentence, place]) => (place === at ? [sentence] : [])),
      ...(one === null ? [] : [one]),
    ]),
  }
}

function preparation(plan: SwapPlan, line: number): string[] {
  const rule = plan.swaps.get(line)?.rule
  const own = nounOf(plan, line)
  return rule?.prepare && own ? [told(rule.prepare, own.form, own.noun)] : []
}

/** What stands in for each thing that a step still calls by its old name. */
function notesOf(step: readonly Sentence[], plan: SwapPlan, explained: Set<string>): string[] {
  const byNew = new Map<string, Map<string, string>>()
  const uses = new Map<string, string>()
  const inFull = new Set(
    step.flatMap(({ namings }) => namings.flatMap(({ line, isKind }) => (isKind ? [] : [line]))),
  )
  for (const sentence of step)
    for (const naming of sentence.namings) {
      const words = sentence.text.slice(naming.start, naming.end).toLowerCase()
      const kinds = ofKind(plan, words)
      const here = naming.form.endsWith('p') ? [] : kinds.filter((line) => inFull.has(line))
      const lines = (naming.isKind ? (here.length > 0 ? here : kinds) : [naming.line]).filter((line) =>
        isReplaced(plan, line),
      )
      if (words === '' || lines.length === 0) continue
      const what = listed([...new Set(lines.map((line) => whatIs(line, plan)))])
      const amount = naming.isKind ? null : amountIn(sentence, naming, plan)
      const now = amount === null ? what : `${amount}${/^[aeiou]/iu.test(what) ? "d'" : 'di '}${what}`
      const key = [...byNew.keys()].find((one) => one.replace(/^\d[\d,]* g (?:di |d')/u, '') === what) ?? now
      const olds = byNew.get(key) ?? new Map<string, string>()
      const stem = stemsOf(words).join(' ')
      if (!olds.has(stem)) olds.set(stem, withPreposition('di', naming.form, words))
      byNew.set(key, olds)
      if (!naming.isKind && !explained.has(what)) {
        explained.add(what)
        uses.set(key, plan.swaps.get(naming.line)?.rule.use ?? '')
      }
    }
  return [...byNew].map(([what, olds]) => {
    const use = uses.get(what) ?? ''
    return `Al posto ${listed([...olds.values()])}: ${what}${use === '' ? '' : `, ${use}`}.`
  })
}

const whatIs = (line: number, plan: SwapPlan): string => nounOf(plan, line)?.noun ?? ''
