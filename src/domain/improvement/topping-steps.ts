/** What stays of a recipe's own steps on a new dough: some as its own, the others as they were. */
import { TOPPINGS } from '#knowledge/improve.ts'
import { forbiddenIn, withoutReplaced } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { plainSteps, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { asSentence } from '../text/italian-noun.ts'
import { isReplaced, nounOf, type SwapPlan } from './swap-plan.ts'
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
  /** Notes on what a step names and no list has. */
  guests: (step: string) => readonly string[]
}

/** What stays of the recipe's steps: some as its own, the others as they were. */
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
  const written = (step: number) => swappedSteps([sentencesOf(step)], plan).at(-1) ?? ''
  const isTrue = (step: number) =>
    replacedIn(step).every((line) => plan.swaps.get(line)?.rule.prepare === undefined) &&
    forbiddenIn(withoutReplaced(written(step)), diet).length === 0
  const whole = wholeSteps(told, own, isTrue)
  const texts = plainSteps(recipe)
  const leave = (step: number) => {
    const text = written(step)
    const notes = guests(text).filter((note) => !TOPPINGS.base.includes(/(\p{L}+):/u.exec(note)?.[1] ?? ''))
    return / \((Al posto .*)\)$/u.exec(withNote(text, notes))?.[1] ?? ''
  }
  const asOwn = (steps: readonly number[]) =>
    steps.map(written).map((step) => (step.endsWith(')') ? step : asSentence(step)))
  return {
    before: asOwn(whole.before),
    isLaidBelow: whole.isLaidBelow,
    isCold: whole.isCold,
    asItWas: whole.asTheyWere
      .toSorted((one, other) => one - other)
      .map((step) => ({ text: texts[step] ?? '', leave: leave(step) })),
  }
}

/** What a short bake leaves raw, and no step cooks. */
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
const COOKS = /less|boll|vapore|rosol|padella|soffri|brac[ei]|grigli|piastr|arrost/iu
const startsWord = (text: string, words: readonly string[]) =>
  words.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text))
