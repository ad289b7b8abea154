/** Toppings that suit a kind of pizza and the water of its dough.
 *
 * Units   percent of the flour's weight.
 * Source  of each type, content/styles/; of the water, content/topping-ideas.yaml [stima].
 * Valid   any hydration; each answer has eight different names. */
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
