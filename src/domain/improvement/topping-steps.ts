import { DOUGHS, TOPPINGS } from '#knowledge/improve.ts'
import { forbiddenIn, withoutReplaced } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { foodById } from '../ingredients/foods.ts'
import { plainSteps, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { asSentence } from '../words/italian-noun.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { isReplaced, nounOf, type SwapPlan } from './substitute.ts'
import { swappedSteps, withNote } from './swap-steps.ts'
import { type ToldSentence, type ToppingLines, wholeSteps } from './whole-steps.ts'

export const nameNow = (line: number, plan: SwapPlan): string =>
  nounOf(plan, line) ?? (plan.lines[line]?.name ?? '').replace(/^per [^:,]*: |,.*$/u, '')

type Told = {
  recipe: RecipeToImprove
  told: readonly ToldSentence[]
  own: ToppingLines
  plan: SwapPlan
  diet: Diet
  guests: (step: string) => readonly string[]
}

const isSalty = (line: NamedLine | undefined) =>
  (foodById(line?.foodId ?? '')?.per100g.sodium_mg ?? 0) > SALTY_MG
/** Milligrams of sodium per 100 g [stima]. A food with more sodium than this, such as ham or cheese, counts
 * as salty. */
const SALTY_MG = 400
const UNSALTED = /(?<!\p{L})(?:non (?:\p{L}+ )?sal(?:ar|at)|(?:non|senza) (?:\p{L}+ ){0,2}sale(?!\p{L}))/iu
const WAITS =
  /^(?!.*\(Al posto).*(?:finch[ée]|per tutt[ao]|mentre(?=[^.]*scol))[^.;]*(?:lievit|cresc(?!enz))/isu
const FLOUR = /^(?!.*celiac).*(?<!\p{L})(?:farina|semola|infarin\p{L}*[aoe])(?!\p{L})/isu
const DUSTED = /(?:spolver\p{L}*[^.;]*|(?<!\p{L})su(?:lla)?(?: \p{L}+)?) (?:semola|farina)(?!\p{L}| d[i'])/iu

export function toppingSteps({ recipe, told, own, plan, diet, guests }: Told) {
  const sentencesOf = (step: number) =>
    told.filter((one) => one.step === step).map(({ sentence }) => sentence)
  const replacedIn = (step: number) => [
    ...new Set(
      sentencesOf(step)
        .flatMap(({ namings }) => namings.flatMap(({ among }) => among))
        .filter((line) => own.toppings.has(line) && isReplaced(plan, line)),
    ),
  ]
  const all = told.map(({ sentence }) => sentence)
  const written = (step: number) => swappedSteps([sentencesOf(step)], plan, all).at(-1) ?? ''
  const isTrue = (step: number) =>
    replacedIn(step).every((line) => plan.swaps.get(line)?.rule.prepare === undefined) &&
    forbiddenIn(withoutReplaced(written(step)), diet).length === 0
  const whole = wholeSteps(told, own, isTrue)
  const texts = plainSteps(recipe)
  const isLessSalty = [...plan.swaps].some(([line]) => isReplaced(plan, line) && isSalty(plan.lines[line]))
  const listed = [...own.toppings].map((line) => plan.lines[line]?.name.toLowerCase()).join(' ')
  const isLook = (word: string) => TOPPINGS.base.includes(word) && !listed.includes(word)
  const notesOn = (text: string) => [
    ...guests(text).filter((note) => !isLook(/(\p{L}+):/u.exec(note)?.[1] ?? '')),
    ...((listed.includes('farin') ? DUSTED : FLOUR).test(text) ? [DOUGHS.undusted] : []),
    ...(diet !== 'senza glutine' && WAITS.test(text) ? [DOUGHS.unrisen] : []),
    ...(isLessSalty && UNSALTED.test(text) ? ['Assaggia, e sala se serve.'] : []),
  ]
  const leave = (text: string) =>
    [/ \((Al posto [^()]*)\)$/u.exec(text)?.[1] ?? [], notesOn(text)].flat().join(' ')
  return {
    before: whole.before
      .map(written)
      .map((step) => withNote(step, UNSALTED.test(step) ? notesOn(step) : []))
      .map((step) => (step.endsWith(')') ? step : asSentence(step))),
    isLaidBelow: whole.isLaidBelow,
    asItWas: whole.asTheyWere
      .toSorted((one, other) => one - other)
      .map((step) => ({ text: texts[step] ?? '', leave: leave(written(step)) })),
  }
}

export function cookedFirst(
  toppings: ReadonlySet<number>,
  plan: SwapPlan,
  told: readonly ToldSentence[],
): string[] {
  const steps = [...Map.groupBy(told, ({ step }) => step).values()]
  const isCooked = (line: number) =>
    steps.some(
      (own) =>
        own.some(({ sentence }) => sentence.namings.some((one) => one.line === line)) &&
        own.some(({ sentence }) => COOKS.test(sentence.text)),
    )
  const raw = [...toppings].filter((line) => {
    const { name = '', family } = plan.lines[line] ?? {}
    const isReady = startsWord(name, TOPPINGS.ready) || plan.swaps.get(line)?.rule.prepare !== undefined
    return startsWord(name, TOPPINGS.brown) && family !== 'spezie-e-simili' && !isReady && !isCooked(line)
  })
  const names = raw.map((line) => nameNow(line, plan)).join(', ')
  return raw.length === 0
    ? []
    : [
        `Rosola 5 minuti in padella, a pezzetti e senza olio: ${names}. Vale anche dove la ricetta ne parla a crudo.`,
      ]
}
const COOKS =
  /fuoco|fiamma|tecia|tegam|(?<!\p{L})and(?:are|at)|less|boll|vapore|rosol|padella|soffri|brac[ei]|grigli|piastr|arrost/iu
const startsWord = (text: string, words: readonly string[]) =>
  words.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text))
