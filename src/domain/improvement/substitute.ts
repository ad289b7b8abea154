import { FAMILIES, FAMILY_OF, UNWEIGHED } from '#knowledge/substitutes.ts'
import { forbiddenIn } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { FORM_WORDS, findFood } from '../ingredients/find-food.ts'
import type { Food } from '../ingredients/food.ts'
import { namingStems, wordsOf } from '../words/italian-stem.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { familyOfKind } from './near-food.ts'
import type { Substitute } from './substitution.ts'

export type Swap = {
  rule: Substitute
  original: string
}
export type SwapPlan = {
  lines: readonly NamedLine[]
  swaps: ReadonlyMap<number, Swap>
}

export function isReplaced({ swaps }: SwapPlan, line: number): boolean {
  const rule = swaps.get(line)?.rule
  return rule !== undefined && !isSameProduct(rule)
}

export function nounOf({ swaps }: SwapPlan, line: number): string | undefined {
  const swap = swaps.get(line)
  return swap && nameIn(swap.rule.said, swap.original)
}

const SUITS_ALL = 'spezie-e-simili'
const ASKS_NOTHING = new Set([SUITS_ALL, 'per-tutti'])

export function familyOf(foodId: string | null, name: string): string | undefined {
  if (/^(?:scorz|bucci|zest)/u.test(name)) return SUITS_ALL
  if (/^colatura/iu.test(name)) return 'acciughe'
  if (foodId === 'pane' && !/mollica|grattugiat/iu.test(name)) return 'pane'
  const family = foodId === null ? (namedFamily(name) ?? familyOfKind(name)) : FAMILY_OF[foodId]
  if (foodId === null && family === 'formaggio-filante' && GENERIC_GRATED.test(name))
    return 'formaggio-stagionato'
  return family === 'formaggio-stagionato' && YOUNG.test(name) ? 'formaggio-con-caglio' : family
}
const GENERIC_GRATED =
  /^(?:grattugiat\p{L}+ (?:di )?)?formagg\p{L}+(?! ?(?:filant|a pasta filata)).*(?:grattugiat|da grattugiare|grattat)|^grattugiat\p{L}+ (?:di )?formagg/iu
const YOUNG =
  /(?<!\p{L})(?:semi[ -]?stagionat\p{L}*|fresc[oh]\p{L}*|primo ?sale|tenero)(?!\p{L})(?!.*grattugiat)/iu

function namedFamily(name: string): string | undefined {
  const words = new Set(wordsOf(name))
  const stems = namingStems(name)
  const head = stems.find((stem) => !FORM_WORDS.has(stem)) ?? ''
  // A seasoning must be the first word of the name: 'gelato al rum' is not rum.
  const named = UNWEIGHED.find(
    ([family, own]) =>
      own.every((stem) => stems.includes(stem)) && (!ASKS_NOTHING.has(family) || own.includes(head)),
  )
  // Plant-based imitations of meat or cheese suit every diet.
  const isOfPlants = [...words].some((word) => /^(?:vegan|vegetal)/u.test(word))
  if (isOfPlants && !named?.[1].some((stem) => stem.startsWith('vegetal'))) return SUITS_ALL
  if (named) return named[0]
  return Object.keys(FAMILIES).find((family) =>
    Object.keys(FAMILIES[family]?.words ?? {}).some((word) => words.has(word)),
  )
}

export function substituteFor(
  family: string | undefined,
  diet: Diet,
  others: ReadonlySet<string>,
): Substitute | undefined {
  return FAMILIES[family ?? '']?.diets[diet]?.find(({ without }) => !without?.some((id) => others.has(id)))
}

export const isOneKind = (...both: readonly (string | undefined)[]): boolean =>
  ['carne', 'formaggio', 'pesce'].some((kind) => both.every((one) => FAMILIES[one ?? '']?.words[kind]))

export const nameIn = (name: string, original: string): string => name.replace('{name}', original)

export const isSameProduct = ({ form }: Substitute): boolean => form === undefined

export const scaling = (ratio: number): Substitute => ({
  name: '{name}',
  said: '{name}',
  ratio,
  food: { same: 1 },
  why: '',
})

export const foodsByWords = (text: string): Food[] =>
  text.split(/[^\p{L}']+/u).flatMap((word) => (word.length > 3 ? (findFood(word) ?? []) : []))

export function suitsByItsWords(text: string, diet: Diet): boolean {
  const foods = foodsByWords(text)
  return (
    foods.length > 0 &&
    forbiddenIn(text, diet).length === 0 &&
    foods.every(({ id }) => substituteFor(FAMILY_OF[id], diet, new Set()) === undefined)
  )
}
