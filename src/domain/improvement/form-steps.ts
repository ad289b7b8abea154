/** The steps of a new dough's form, with the points at which the topping is laid on. */
import type { SwapPlan } from './swap-plan.ts'
import { nameNow, type toppingSteps } from './topping-steps.ts'
import { listed } from './work-lines.ts'

type Topping = ReturnType<typeof toppingSteps>
const COLD_BELOW = "A cottura finita condisci come dice «Com'era nella ricetta», qui sotto."
const INTO_THE_OVEN = 'ciò che va in forno'
/** What steps forget to name. */
const STAPLE = /^(?:olio|sale|pepe)(?!\p{L})/iu
const AS_BELOW = " come dice «Com'era nella ricetta», qui sotto"

/** Staples of the topping that no step names. */
export function forgottenIn(
  { before, after, asItWas }: Topping,
  toppings: ReadonlySet<number>,
  plan: SwapPlan,
): string[] {
  const shown = [...before, ...after, ...asItWas.map(({ text }) => text)].join('\n')
  return [...toppings]
    .filter((line) => {
      const word = STAPLE.exec(plan.lines[line]?.name ?? '')?.[0].slice(0, 3)
      return word !== undefined && !new RegExp(`(?<!\\p{L})(?:condi|${word})`, 'iu').test(shown)
    })
    .map((line) => nameNow(line, plan))
}

/** The steps of a form with the topping's own. Where nothing is laid on before the bake, or what the recipe says behind it
 * says it all, no step tells to lay on. */
export function formSteps(
  form: readonly string[],
  { shows, isCold, after }: Topping,
  forgotten: readonly string[],
): string[] {
  const isLaid = shows.hot || (shows.cold && !isCold)
  const isHot = form.some((step) => step.includes(INTO_THE_OVEN))
  const more = forgotten.length > 0 ? ` Aggiungi anche: ${listed(forgotten)}.` : ''
  return form.flatMap((step) => {
    if (step === '{dopo}') return [...(isCold && isHot && shows.cold ? [COLD_BELOW] : []), ...after]
    if (!step.includes('{come}')) return [step]
    if (!isLaid && (after.length > 0 || (isCold && step.includes(INTO_THE_OVEN)))) return []
    return [step.replace('{come}', isLaid || shows.cold ? AS_BELOW : '') + more]
  })
}
