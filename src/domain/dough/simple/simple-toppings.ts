/** Toppings that suit a type of pizza and its hydration.
 *
 * Units   percent of the flour's weight.
 * Source  for the type: content/styles/; for the hydration: content/topping-ideas.yaml [stima]. */
import type { PizzaType } from '#knowledge/styles-simple.ts'
import { TOPPINGS_OF } from '#knowledge/styles-texts.ts'
import { TOPPING_IDEAS } from '#knowledge/topping-ideas.ts'

function byWater(hydration: number): readonly string[] {
  const { afterOvenFromPct, carriesWetUpToPct, afterOven, carriesWet, balanced } = TOPPING_IDEAS
  if (hydration >= afterOvenFromPct) return afterOven
  return hydration <= carriesWetUpToPct ? carriesWet : balanced
}

export const suggestToppings = (pizzaType: PizzaType, hydration: number): string[] => [
  ...TOPPINGS_OF[pizzaType],
  ...byWater(hydration),
]
