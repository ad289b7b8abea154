/** Words for the shopping list: what the label of a food must say for a guest.
 *
 * Source  gluten: `glutenOnLabel` of content/ingredients/ [AIC-ABC]; lactose: foods whose label may name
 *         milk; pregnancy: content/pregnancy.yaml.
 * Valid   any ingredient line. A line that already states a requirement does not get its words again. */

import { foodById } from '#domain/ingredients/foods.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { GLUTEN_ON_LABEL } from '#knowledge/gluten-on-label.ts'
import { SAID_IN_PREGNANCY } from '#knowledge/pregnancy.ts'
import { type Guest, isWithoutGluten } from '../evening-request.ts'
import { type EveningPizza, linesOf } from './evening-pizza.ts'
import { remembered } from './remembered.ts'

type Rule = {
  isFor: (guest: Guest) => boolean
  wordsFor: (foodId: string) => string | undefined
  isSaid: RegExp
}

const look = (words: string) => `controlla: «${words}» in etichetta`

const RULES = {
  gluten: {
    isFor: isWithoutGluten,
    wordsFor: (id) => (GLUTEN_ON_LABEL.has(id) ? look('senza glutine') : undefined),
    isSaid: /senza glutine|gluten[ -]free|celiaci|spiga barrata/iu,
  },
  lactose: {
    isFor: ({ needs }) => needs.includes('senza lattosio'),
    wordsFor: (id) => (foodById(id)?.mayContain.includes('latte') ? look('senza lattosio') : undefined),
    isSaid: /senza (?:lattosio|latte)|delattosat/iu,
  },
  pregnancy: {
    isFor: ({ needs }) => needs.includes('gravidanza'),
    wordsFor: (id) => SAID_IN_PREGNANCY[id],
    isSaid: /pastorizzat/iu,
  },
} as const satisfies Record<string, Rule>
export type LabelRule = keyof typeof RULES

const wordsOf = (line: string, ids: readonly string[], { wordsFor, isSaid }: Rule): string[] =>
  isSaid.test(line) ? [] : ids.flatMap((id) => wordsFor(id) ?? [])

const idsIn = (line: string) => recipeLines([line]).map(({ id }) => id)

const idsOfLines = remembered(
  (pizza: EveningPizza) => new Map(linesOf(pizza).map((line) => [line, idsIn(line)])),
)

export const isLabelled = (pizza: EveningPizza, rule: LabelRule): boolean =>
  [...idsOfLines(pizza)].some(([line, ids]) => wordsOf(line, ids, RULES[rule]).length > 0)

export const isLabelFor = (guest: Guest, rule: LabelRule): boolean => RULES[rule].isFor(guest)

type Eater = { guest: Guest; name: string }
type Label = { words: string; names: string[] }

function labelOf(line: string, readIds: () => readonly string[], eaters: readonly Eater[]): Label {
  const told = Object.values<Rule>(RULES).flatMap((rule) => {
    const names = eaters.filter(({ guest }) => rule.isFor(guest)).map(({ name }) => name)
    const words = names.length > 0 ? wordsOf(line, readIds(), rule) : []
    return words.length > 0 ? [{ words, names }] : []
  })
  return {
    words: [...new Set(told.flatMap(({ words }) => words))].join(', '),
    names: [...new Set(told.flatMap(({ names }) => names))],
  }
}

export const labelOfTopping = (pizza: EveningPizza, line: string, eaters: readonly Eater[]): Label =>
  labelOf(line, () => idsOfLines(pizza).get(line) ?? [], eaters)

export const labelOfDough = (line: string, eaters: readonly Eater[]): Label =>
  labelOf(line, () => idsIn(line), eaters)
