/** The steps of a new dough's form, with the points at which the topping is laid on. */
import type { toppingSteps } from './topping-steps.ts'

type Topping = ReturnType<typeof toppingSteps>
const COLD_BELOW = "A cottura finita condisci come dice «Com'era nella ricetta», qui sotto."
const AS_BELOW = " come dice «Com'era nella ricetta», qui sotto"
const OF_BELOW = / Ciò che la ricetta [^.]*\./gu

/** No step tells to lay on where nothing is, or speaks of what is nowhere quoted. */
export function formSteps(
  form: readonly string[],
  { isLaidBelow, isCold, before, asItWas }: Topping,
  hasTopping: boolean,
): string[] {
  const isLater = isLaidBelow && isCold && form.some((step) => step.includes('ciò che va in forno'))
  const isNothing = !isLaidBelow && (asItWas.length > 0 ? !hasTopping : before.length === 0 && !hasTopping)
  const steps = form
    .filter((step) => !step.includes('{come}') || !(isLater || isNothing))
    .map((step) => step.replace('{come}', isLaidBelow ? AS_BELOW : ''))
    .map((step) => (asItWas.length > 0 ? step : step.replace(OF_BELOW, '')))
  return isLater ? [...steps, COLD_BELOW] : steps
}
