import { brokenBy, forbiddenIn, withoutReplaced } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { findFood } from '../ingredients/find-food.ts'
import { withPreposition } from '../words/italian-noun.ts'
import { plain } from '../words/word-list.ts'
import type { WorkGroup } from './improved-recipe.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { formOfNoun } from './sentences.ts'
import {
  familyOf,
  isOneKind,
  isSameProduct,
  nameIn,
  nounOf,
  type SwapPlan,
  substituteFor,
} from './substitute.ts'

function standsFor(word: string, family: string | undefined, plan: SwapPlan): string | undefined {
  const namesOf = (fits: (line: NamedLine) => boolean) => [
    ...new Set(plan.lines.flatMap((line, at) => (fits(line) ? (nounOf(plan, at) ?? []) : []))),
  ]
  if (MADE.test(word) && namesOf(({ name }) => forbiddenIn(name, 'senza lattosio').length > 0).length > 0)
    return 'la stessa, fatta con ciò che è in lista'
  const own = namesOf((line) => line.family === family)
  const names = own.length > 0 ? own : namesOf((line) => isOneKind(line.family, family))
  return names[0]
}
const MADE = /^(?:besciamell|fondut)/iu
const BUTTERED = /(?<!\p{L})im(burr)\p{L}+/giu

export function guestNotes(groups: readonly WorkGroup[], diet: Diet, plan: SwapPlan, gone = '') {
  const list = groups.flatMap(({ lines }) => lines.map(({ text }) => text))
  const known = new Set(brokenBy({ listed: list, told: [] }, diet))
  return (step: string): string[] => {
    const told = step.replace(BUTTERED, '$1o')
    const left = new Set(brokenBy({ listed: list, told: [withoutReplaced(told)] }, diet))
    const words = (told.match(/\p{L}+/gu) ?? [])
      .map((word) => word.toLowerCase())
      .filter(
        (word) =>
          !gone.includes(word) &&
          left.has(plain(word)) &&
          !known.has(plain(word)) &&
          (findFood(word) || MADE.test(word) || isOneKind(familyOf(null, word), familyOf(null, word))),
      )
    return [...new Set(words)].map((word) => {
      const food = findFood(word)
      const named = { name: word, foodId: food?.id ?? null, family: undefined, grams: null, isStaple: false }
      const family = familyOf(food?.id ?? null, word)
      const own = substituteFor(family, diet, new Set())
      const isListed = own && list.some((line) => line.includes(own.name))
      const now =
        standsFor(word, family, plan) ??
        (own && (isListed || isSameProduct(own)) ? nameIn(own.said, word) : undefined) ??
        (food?.category === 'olio' || word.startsWith('burr')
          ? 'olio'
          : /^latte/iu.test(word)
            ? 'acqua'
            : 'niente')
      return `Al posto ${withPreposition('di', formOfNoun(word, named), word)}: ${now}.`
    })
  }
}
