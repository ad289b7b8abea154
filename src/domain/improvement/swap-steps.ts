/** Adapts the steps of a recipe to replaced ingredients.
 *
 * How     the author's words stay; a note after a step names the substitute. Amounts change only if the
 *         same product is used in another amount. Preparations come before all steps.
 * Valid   any Italian steps. A note is also true if the step only mentions the food. */

import { STAPLES } from '#knowledge/improve.ts'
import { capitalised, withArticle, withPreposition } from '../words/italian-noun.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { writeDecimal } from '../words/kitchen-number.ts'
import { sentencesOf } from '../words/sentences.ts'
import type { Naming, Sentence } from './sentences.ts'
import { isReplaced, isSameProduct, nounOf, type SwapPlan } from './substitute.ts'
import { kitchenGrams, listed } from './work-lines.ts'

/** Scales amounts in the steps, in words or figures, by a ratio.
 *
 * Units   grams, and kitchen spoons, which can only be halved. */
/** From 10 g on the weight is rounded down, so that the parts do not exceed the listed amount. */
const partGrams = (grams: number) =>
  grams < 10 ? kitchenGrams(grams) : grams < 50 ? Math.floor(grams) : Math.floor(grams / 5) * 5
function articleOf(article: string, amount: string): string {
  const right = `${/^d[ea]/iu.exec(article)?.[0] ?? ''}${/^(?:8|11(?:,|$))/u.test(amount) ? 'gli' : 'i'}`
  return /^\p{Lu}/u.test(article) ? capitalised(right) : right
}
const AMOUNT = /(?:(?<!\p{L})(i|gli|dei|degli|dai) )?(\d+(?:,\d+)?)(?= gr?(?!\p{L}))/iu
const SPOONS = /(?<!\p{L})((?:mezzo|un|due|tre|quattro) cucchia(?:io|ini|ino|i))(?!\p{L})/iu
const AMOUNT_BEFORE =
  /(?:\d+(?:,\d+)? gr?|(?:mezzo|un|due|tre|quattro) cucchia(?:io|ini|ino|i)) (?:di |d'|dell')$/iu

/** Scales weights ('i 75 g') by `ratio`, and spoons ('un cucchiaio') only if `ratio` is 0.5. `whole` is the
 * weight of the line in grams. */
function scaledAmounts(text: string, whole: number | null, ratio: number): string {
  const weighed = text.replace(AMOUNT, (_found, article: string | undefined, amount: string) => {
    const told = Number(amount.replace(',', '.'))
    const written = writeDecimal(told === whole ? kitchenGrams(told * ratio) : partGrams(told * ratio))
    return article === undefined ? written : `${articleOf(article, written)} ${written}`
  })
  if (ratio !== 0.5) return weighed
  return weighed.replace(SPOONS, (found) => {
    const half = STAPLES.halves[found.toLowerCase()] ?? found
    return /^\p{Lu}/u.test(found) ? capitalised(half) : half
  })
}

export function withNote(step: string, notes: readonly string[]): string {
  if (notes.length === 0) return step
  if (/ \(Al posto [^()]*\)$/u.test(step)) return `${step.slice(0, -1)} ${notes.join(' ')})`
  return `${/[.!?…]['")»]?$/u.test(step) ? step : `${step}.`} (${notes.join(' ')})`
}

function isOfAnother(told: string, line: number, lines: SwapPlan['lines']): boolean {
  const grams = Number(/\d+(?:,\d+)?(?= gr?(?!\p{L}))/u.exec(told)?.[0].replace(',', '.'))
  const own = lines[line]
  return own?.grams !== grams && lines.some((one) => one.grams === grams && one.foodId === own?.foodId)
}

function withAmounts({ text, namings }: Sentence, { swaps, lines }: SwapPlan): string {
  let written = ''
  let at = 0
  for (const { start, end, line, mark } of namings) {
    const rule = swaps.get(line)?.rule
    if (!rule || !isSameProduct(rule) || rule.ratio === 1 || start < at) continue
    const before = AMOUNT_BEFORE.exec(text.slice(at, start))?.[0].length ?? 0
    const from = Math.max(at, mark?.start ?? start - before)
    const to = Math.max(end, mark?.end ?? 0)
    if (isOfAnother(text.slice(from, to), line, lines)) continue
    written +=
      text.slice(at, from) + scaledAmounts(text.slice(from, to), lines[line]?.grams ?? null, rule.ratio)
    at = to
  }
  return written + text.slice(at)
}

/** The replaced lines that a word means. Empty if the word may mean an unchanged line ('il formaggio'). */
function meant(
  { among, isKind, form }: Naming,
  sentence: Sentence,
  step: readonly Sentence[],
  { swaps, lines }: SwapPlan,
  inFull: ReadonlySet<number>,
): readonly number[] {
  if (among.length < 2) return among
  const isOfDough = step.some(({ text }) => OF_DOUGH.test(text))
  const ofStep = among.filter((line) => (lines[line]?.isDough === true) === isOfDough)
  if (ofStep.length > 0 && ofStep.length < among.length)
    return ofStep.every((line) => swaps.has(line)) ? ofStep : []
  const isNamed = (line: number) =>
    step.some(({ namings }) => namings.some((one) => !one.isKind && one.line === line))
  const isInFull = (line: number) => sentence.namings.some((one) => !one.isKind && one.line === line)
  // In 'mozzarella e formaggio' the word 'formaggio' means another cheese than the mozzarella.
  const isOne = isKind && !form.endsWith('p')
  const others = isOne ? among.filter((line) => !isInFull(line)) : []
  const full = isOne || !among.some(isInFull) ? among.filter(isNamed) : []
  const unnamed = isKind ? among.filter((line) => !inFull.has(line)) : []
  const own =
    [unnamed, others.length > 1 ? [] : others, full].find(
      ({ length }) => length > 0 && length < among.length,
    ) ?? among
  return own.every((line) => swaps.has(line)) ? own : []
}
const OF_DOUGH = /impast|(?<!\p{L})farin|frolla|fontana|lievit|spennell/iu

const AMOUNT_BEHIND = /^[^.;:,(]{0,20}(?:, | \()(?:circa )?(\d+(?:,\d+)? gr?)(?!\p{L}| d(?:i |['’]))/iu

function whatIs(
  { text }: Sentence,
  { start, end, form }: Naming,
  own: readonly number[],
  plan: SwapPlan,
  isCream: boolean,
): string {
  const names = [...new Set(own.map((line) => nounOf(plan, line) ?? ''))]
  if (names.length > 1 && !form.endsWith('p')) return listed(names)
  const told = [...new Set(own.map((line) => toldOf(plan, line, isCream)))]
  if (told.length > 1) return told.join('; ')
  const [name = ''] = told
  const weighed = AMOUNT_BEFORE.exec(text.slice(0, start))?.[0] ?? AMOUNT_BEHIND.exec(text.slice(end))?.[1]
  const { ratio = 1 } = plan.swaps.get(own[0] ?? -1)?.rule ?? {}
  if (weighed === undefined || ratio === 1) return name
  const amount = scaledAmounts(weighed, plan.lines[own[0] ?? -1]?.grams ?? null, ratio)
  return `${amount.replace(/ (?:di |d'|dell')$/iu, '')} ${/^[aeiou]/iu.test(name) ? "d'" : 'di '}${name}`
}
const toldOf = (plan: SwapPlan, line: number, isCream: boolean): string => {
  const all = plan.swaps.get(line)?.rule.state
  const state = isCream ? all : all?.replace(/; per una crema .*$/u, '')
  return (nounOf(plan, line) ?? '') + (state === undefined ? '' : `, ${state}`)
}

function notesOf(step: readonly Sentence[], plan: SwapPlan, inFull: ReadonlySet<number>): string[] {
  const byNew = new Map<string, string[]>()
  const said = new Set<string>()
  const isCream = step.some(({ text }) => /(?<!\p{L})(?:trit|pest|frull|batt)\p{L}*[^.]*crema/iu.test(text))
  for (const sentence of step)
    for (const naming of sentence.namings) {
      const called = sentence.text.slice(naming.start, naming.end)
      const words = called.toLowerCase()
      const own = meant(naming, sentence, step, plan, inFull).filter(
        (line) =>
          isReplaced(plan, line) || // a step's 'il pane' means the line's 'pancarré senza glutine'
          (nounOf(plan, line)?.endsWith('senza glutine') && !nounOf(plan, line)?.includes(words)),
      )
      const stems = stemsOf(words).map((stem) => `${own.join()} ${stem}`)
      if (own.length === 0 || stems.every((stem) => said.has(stem))) continue
      const what = whatIs(sentence, naming, own, plan, isCream)
      for (const stem of stems) said.add(stem)
      // No note if the step's words still fit the substitute: 'la ricotta' fits 'ricotta senza lattosio', and
      // 'l'olio' fits a line 'Strutto o olio'.
      const isAsSaid = what.startsWith(`${words} `) && plan.lines[naming.line]?.name.includes(` o ${words}`)
      if (
        isAsSaid ||
        what.startsWith(`${words} senza `) ||
        (naming.isKind && what.endsWith('senza lattosio'))
      )
        continue
      byNew.set(what, [
        ...(byNew.get(what) ?? []),
        withPreposition('di', naming.form, naming.start === 0 ? words : called),
      ])
    }
  return [...byNew].map(([what, olds]) => `Al posto ${listed(olds)}: ${what}.`)
}

export function swappedSteps(steps: readonly (readonly Sentence[])[], plan: SwapPlan, all = steps.flat()) {
  const namings = all.flatMap((sentence) => sentence.namings)
  const inFull = new Set(namings.flatMap(({ isKind, line }) => (isKind ? [] : [line])))
  return steps.map((step) =>
    withNote(step.map((sentence) => withAmounts(sentence, plan)).join(' '), [
      ...notesOf(step, plan, inFull),
      ...(step.some((sentence) => givesOld(sentence, plan)) ? ['Con le dosi della lista.'] : []),
    ]),
  )
}
const givesOld = (sentence: Sentence, plan: SwapPlan) =>
  AN_AMOUNT.test(sentence.text) &&
  withAmounts(sentence, plan) === sentence.text &&
  sentence.namings
    .filter(({ line }) => !isReplaced(plan, line) || /(?<!\p{L}|\d ?)gr? \d/u.test(sentence.text))
    .some(({ line }) => (plan.swaps.get(line)?.rule.ratio ?? 1) < 1)
const AN_AMOUNT =
  /(?:\d ?gr?|(?<!\p{L})gr? \d+|(?:un|mezzo|due|tre|quattro|\d) cucchiai(?:n?[oi])?)(?!\p{L})/iu

export function readySteps({ swaps }: SwapPlan, instructions = ''): string[] {
  const rules = [...swaps.values()].flatMap(({ rule }) => (rule.prepare && rule.form ? [rule] : []))
  if (rules.length === 0) return []
  const told = [...new Set(rules.flatMap(({ prepare = '' }) => sentencesOf(prepare)))]
  const [eve, now] = [true, false].map((isEve) =>
    told.filter((sentence) => sentence.startsWith('La sera prima') === isEve).join(' '),
  )
  const names = [...new Set(rules.map(({ form = 'ms', said }) => withArticle(form, said)))]
  return [
    ...(eve ? [eve] : []),
    `Da tenere pronto per quando serve: ${now?.charAt(0).toLowerCase()}${now?.slice(1)} Con ${listed(names)} si saltano pulizia, ammollo, taglio, scolo e cottura a parte dell'ingrediente di prima, anche dove un passo non lo nomina.${DEGLAZES.test(instructions) ? DEGLAZED : ''}${isFatLost(swaps, instructions) ? OIL_FOR_IT : ''}`,
  ]
}
const isFatLost = (swaps: SwapPlan['swaps'], instructions: string): boolean =>
  ITS_FAT.test(instructions) ||
  [...swaps.values()].some(({ original }) =>
    original.toLowerCase().includes(FRIED_FIRST.exec(instructions)?.[1] ?? '·'),
  )
const FRIED_FIRST = /(?:soffrig|rosol)\p{L}* (?:il |lo |la |l'|i |gli )?(\p{Ll}{4,})/iu
const ITS_FAT = /(?<!\p{L})(?:del|nel|col|suo|loro) grasso(?!\p{L}| (?:per|da) )/iu
const OIL_FOR_IT = ' Dove un passo usa il grasso che quello lasciava, va altrettanto olio.'
const DEGLAZES = /(?<!\p{L})sfum/iu
const DEGLAZED =
  ' Se un passo sfuma soltanto quello, il vino va in padella qui, alla fine, e si fa evaporare.'
