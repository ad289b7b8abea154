/** What takes the place of an ingredient: content/substitutes.yaml, by families of ingredients and by diet. */
import { FAMILIES, FAMILY_OF, UNWEIGHED } from '#knowledge/substitutes.ts'
import { FORM_WORDS } from '../ingredients/find-food.ts'
import { namingStems, wordsOf } from '../recipes/audit/italian-stem.ts'
import { familyOfKind } from './near-food.ts'
import type { Diet } from './options.ts'
import type { Substitute, Use } from './substitution.ts'

const SUITS_ALL = 'spezie-e-simili'
const ASKS_NOTHING = new Set([SUITS_ALL, 'per-tutti'])

/** The family of an ingredient: by its id, or by the words of a line that the site does not know. */
export function familyOf(foodId: string | null, name: string): string | undefined {
  // The zest of a fruit is not its flesh.
  if (/^(?:scorz|bucci|zest)/u.test(name)) return SUITS_ALL
  if (foodId === null) return namedFamily(name) ?? familyOfKind(name)
  return foodId === 'pane' && !/mollica|grattugiat/iu.test(name) ? 'pane' : FAMILY_OF[foodId]
}

/** Of what a word of the name says so. */
export function namedFamily(name: string): string | undefined {
  const words = new Set(wordsOf(name))
  // What is made to stand for meat or cheese suits whoever leaves those out.
  if ([...words].some((word) => /^(?:vegan|vegetal)/u.test(word))) return SUITS_ALL
  const stems = namingStems(name)
  const head = stems.find((stem) => !FORM_WORDS.has(stem)) ?? ''
  // 'Gelato al rum' is no rum: what nothing is asked of stands first.
  const named = UNWEIGHED.find(
    ([family, own]) =>
      own.every((stem) => stems.includes(stem)) && (!ASKS_NOTHING.has(family) || own.includes(head)),
  )
  if (named) return named[0]
  return Object.keys(FAMILIES).find((family) =>
    Object.keys(FAMILIES[family]?.words ?? {}).some((word) => words.has(word)),
  )
}

/** What replaces a line of that family in a diet; undefined where the line may stay. `others` are the recipe's ingredients. */
export function substituteFor(
  family: string | undefined,
  diet: Diet,
  others: ReadonlySet<string>,
  use?: Use,
): Substitute | undefined {
  return FAMILIES[family ?? '']?.diets[diet]?.find(
    ({ without, where }) => (where === undefined || where === use) && !without?.some((id) => others.has(id)),
  )
}

/** A name; `original` is what the thing was called. */
export const nameIn = (name: string, original: string): string => name.replace('{name}', original)

/** The same product under another label: it takes every gesture and every word of the original. */
export const isSameProduct = ({ form }: Substitute): boolean => form === undefined

/** The same thing, with so many grams for one. */
export const scaling = (ratio: number): Substitute => ({
  name: '{name}',
  said: '{name}',
  ratio,
  food: { same: 1 },
  why: '',
})
