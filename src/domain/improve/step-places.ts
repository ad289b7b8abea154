/** Where a new step belongs among the old ones. */
import { sentencesOf } from './rewrite-text.ts'

const COOKING = /(?<!\p{L})(?:inforna|cuoci(?:l[oaie])?|friggi(?:l[oaie])?|precuoci(?:l[oaie])?)(?!\p{L})/iu

/** Where a filled dough is shut: what comes later stays outside. */
const CLOSING =
  /(?<!\p{L})(?:richiud|sigill|salda|ripieg|porta i due lati|combaciare|copri con (?:l'altra metà|la seconda sfoglia)|stendila sopra|chiudi(?:l[oaie])? (?:a mezzaluna|il|i|la|facendo|bene|premendo|l'orlo|con))/iu

/**
 * In front of the first cooking of the second half, where the toppings of the old recipe are ready too. What goes into a
 * filling says so, and comes in front of its closing; what goes on the topping comes when that is on.
 */
export function withPreparation(steps: readonly string[], sentence: string): string[] {
  const half = Math.floor(steps.length / 2)
  const cooking = steps.findIndex((step, index) => index >= half && COOKING.test(step))
  const at = cooking === -1 ? Math.max(steps.length - 1, 0) : cooking
  const closing = steps.findIndex((step, index) => index >= half - 1 && CLOSING.test(step))
  if (/ripieno|chiuder/u.test(sentence) && closing !== -1 && closing <= at)
    return inFrontOf(CLOSING, steps, closing, sentence)
  return /sul condimento/u.test(sentence) && cooking !== -1
    ? inFrontOf(COOKING, steps, cooking, sentence)
    : steps.toSpliced(at, 0, sentence)
}

/** In front of the sentence of that step which the pattern finds; as a step of its own where that is the first. */
function inFrontOf(pattern: RegExp, steps: readonly string[], at: number, sentence: string): string[] {
  const sentences = sentencesOf(steps[at] ?? '')
  const found = sentences.findIndex((one) => pattern.test(one))
  if (found < 1) return steps.toSpliced(at, 0, sentence)
  return steps.with(at, sentences.toSpliced(found, 0, sentence).join(' '))
}

/** On the finished outside: behind the closing, in front of the baking. Where nothing is shut, as any preparation. */
export function withOutside(steps: readonly string[], sentence: string): string[] {
  const closing = steps.findLastIndex((step) => CLOSING.test(step))
  const cooking = steps.findIndex((step, index) => index >= closing && COOKING.test(step))
  if (closing === -1 || cooking === -1) return withPreparation(steps, sentence)
  if (cooking > closing) return steps.toSpliced(cooking, 0, sentence)
  const sentences = sentencesOf(steps[cooking] ?? '')
  const at = sentences.findIndex((one) => COOKING.test(one))
  return steps.with(cooking, sentences.toSpliced(at, 0, sentence).join(' '))
}

const SHAPING =
  /(?<!\p{L})(?:stendi|allarga|apri (?:i|il|un|ogni)|preriscalda|scalda (?:il|per|la pietra)|accendi)(?!\p{L})/iu

/** In front of the first shaping or heating of the second half: hands and fire are still free. */
export function withEarlyPreparation(steps: readonly string[], sentence: string): string[] {
  const half = Math.floor(steps.length / 2) - 1
  const shaping = steps.findIndex((step, index) => index >= half && SHAPING.test(step))
  return shaping === -1 ? withPreparation(steps, sentence) : steps.toSpliced(shaping, 0, sentence)
}

/** Gestures with which the dough gets its last form: who is there has no hand free for a pan any more. */
const STRETCHING =
  /(?<!\p{L})(?:(?:stendi|allarga|apri|spiana|tira|schiaccia|infarina|ribalta|immergi|adagia|passa|distendi|appiattisci) (?:il|i|la|le|un|una|ogni|primo|gli)|distendi|allarga|fai cadere il panetto|inforna|cuoci per)(?!\p{L})/iu

/** The first step of the second half at which the dough is stretched or baked. */
export function firstLateStep(steps: readonly string[]): number {
  const half = Math.floor(steps.length / 2)
  const at = steps.findIndex(
    (step, index) => index >= half && STRETCHING.test(step) && COOKING_OR_LAYING.test(step),
  )
  return at === -1 ? steps.length : at
}
const COOKING_OR_LAYING =
  /(?<!\p{L})(?:inforna|cuoci|distribuisci|copri|aggiungi|disponi|spalma|metti|vela|versa|adagia|sistema|cm)(?!\p{L})/iu

const SERVING =
  /^(?:Servi|Serviti|Servil|Servitel|Prosegui con|Ripeti|Tagliala|Taglia|Mangia|Aspetta|Lascial[aei] (?:riposare|assestare)|È buona|Tiepid|Portal)|(?<!\p{L})serv(?:i|ila|ile|iteli)(?!\p{L})/u

/** The last gesture before serving: in the last step, in front of the sentence that serves, or behind all. */
export function withFinish(steps: readonly string[], sentence: string): string[] {
  const sentences = sentencesOf(steps.at(-1) ?? '')
  const serving = sentences.findIndex((one) => SERVING.test(one))
  if (serving === -1) return [...steps, sentence]
  return [...steps.slice(0, -1), sentences.toSpliced(serving, 0, sentence).join(' ')]
}

/** Behind everything, in the last step. */
export const withLast = (steps: readonly string[], sentence: string): string[] =>
  steps.length === 0 ? [sentence] : steps.with(-1, `${steps.at(-1)} ${sentence}`)
