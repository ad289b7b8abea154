/** Toppings that suit a kind of pizza and the water of its dough.
 *
 * Units   percent of the flour's weight.
 * Source  of each type, content/styles/; of the water, chosen by this project's authors [stima]: a dry dough carries wet
 *         toppings, a wet and airy one wants what is dry or goes on after the oven.
 * Valid   any hydration; each answer has eight different names. */
import type { PizzaType } from '#knowledge/styles-simple.ts'
import { TOPPINGS_OF } from '#knowledge/styles-texts.ts'

const WET_TOPPINGS_UP_TO_PCT = 64
const DRY_TOPPINGS_FROM_PCT = 74
/** Named by what the dough can carry; no name repeats one of a type. */
const BY_WATER = {
  carriesWet: ['Mozzarella di bufala e pomodorini', 'Pesto e burrata'],
  balanced: ['Speck e scamorza', 'Melanzane e parmigiano'],
  afterOven: ['Mortadella e pistacchio a fine cottura', 'Rucola, crudo e scaglie di grana a fine cottura'],
} as const

function waterBand(hydration: number): keyof typeof BY_WATER {
  if (hydration >= DRY_TOPPINGS_FROM_PCT) return 'afterOven'
  return hydration <= WET_TOPPINGS_UP_TO_PCT ? 'carriesWet' : 'balanced'
}

export function suggestToppings(pizzaType: PizzaType, hydration: number): string[] {
  return [...TOPPINGS_OF[pizzaType], ...BY_WATER[waterBand(hydration)]]
}
