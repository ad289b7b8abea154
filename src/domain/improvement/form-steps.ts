/** The steps of a new dough's form, with the points at which the topping is laid on. */
import type { toppingSteps } from './topping-steps.ts'

type Topping = ReturnType<typeof toppingSteps>
const COLD_BELOW = "A cottura finita condisci come dice «Com'era nella ricetta», qui sotto."
const INTO_THE_OVEN = 'ciò che va in forno'
const AS_BELOW = " come dice «Com'era nella ricetta», qui sotto"

/** The steps of a form with the topping's own. No step tells to lay on where nothing is: all goes on behind the bake, or
 * there is nothing. */
export function formSteps(
  form: readonly string[],
  { isLaidBelow, isCold, before, after }: Topping,
  hasTopping: boolean,
): string[] {
  const isHot = form.some((step) => step.includes(INTO_THE_OVEN))
  const isLater = isCold && (isHot || !isLaidBelow)
  return form.flatMap((step) => {
    if (step === '{dopo}') return [...(isLater && isLaidBelow ? [COLD_BELOW] : []), ...after]
    if (!step.includes('{come}')) return [step]
    const isNothing = !isLaidBelow && (after.length > 0 || (before.length === 0 && !hasTopping))
    return isLater || isNothing ? [] : [step.replace('{come}', isLaidBelow ? AS_BELOW : '')]
  })
}
