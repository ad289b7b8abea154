/** The steps of a new dough's form, with the points at which the topping is laid on. */
import type { toppingSteps } from './topping-steps.ts'

const AS_BELOW = " come dice «Com'era nella ricetta», qui sotto"
const OF_BELOW = / Ciò che la ricetta [^.]*\./gu

/** No step tells to lay on where nothing is, or speaks of what is nowhere quoted. */
export function formSteps(
  form: readonly string[],
  { isLaidBelow, before, asItWas }: ReturnType<typeof toppingSteps>,
  hasTopping: boolean,
): string[] {
  const isNothing = !isLaidBelow && !hasTopping && (asItWas.length > 0 || before.length === 0)
  return form
    .filter((step) => !step.includes('{come}') || !isNothing)
    .map((step) => (asItWas.length > 0 ? step : step.replace(OF_BELOW, '')))
    .map((step) => step.replace('{come}', isLaidBelow ? AS_BELOW : ''))
}
