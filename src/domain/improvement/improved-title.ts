import { forbiddenIn } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { capitalised } from '../words/italian-noun.ts'
import type { WorkGroup } from './improved-recipe.ts'
import { type ImproveOption, isDiet } from './options.ts'

function written(told: string): string {
  const name = told.trim().replace(/[\s.,;:!]+$/u, '')
  return capitalised(/\p{Ll}/u.test(name) ? name : name.toLowerCase())
}

const linesOf = (groups: readonly WorkGroup[]) => groups.flatMap((group) => group.lines)
function isOther(before: readonly WorkGroup[], after: readonly WorkGroup[]): boolean {
  const kept = new Set(linesOf(after).flatMap(({ foodId, text }) => [foodId, text]))
  return linesOf(before).some(({ foodId, text }) => foodId !== 'sale' && !kept.has(foodId ?? text))
}

const PROMISED: readonly (readonly [RegExp, Diet])[] = [
  [/(?<!\p{L})vegan[aeio](?!\p{L})/iu, 'vegana'],
  [/(?<!\p{L})vegetarian[aeio](?!\p{L})/iu, 'vegetariana'],
  [/senza glutine|celiac[aoh]\p{L}*|gluten ?free/iu, 'senza glutine'],
  [/senza (?:lattosio|latte|latticini|formaggi\p{L}*)(?!\p{L})/iu, 'senza lattosio'],
]
export const promisesOf = (name: string): { word: string; diet: Diet }[] =>
  PROMISED.flatMap(([pattern, diet]) => {
    const word = pattern.exec(name)?.[0].toLowerCase()
    return word === undefined ? [] : [{ word, diet }]
  })

export function titleOf(
  told: string,
  option: ImproveOption,
  { before, after }: Readonly<Record<'before' | 'after', readonly WorkGroup[]>>,
  { isAlready, isBroken }: Readonly<Record<'isAlready' | 'isBroken', boolean>>,
): string {
  const name = written(told)
  if (!isDiet(option)) return `${name}, variante ${option}`
  if (isAlready) return `${name}, già in versione ${option}`
  const isForbidden = option !== 'senza lattosio' && forbiddenIn(name, option).length > 0
  return isBroken || isForbidden || isOther(before, after)
    ? `«${name.replace(/[«»]/gu, '"')}» in versione ${option}`
    : `${name}, versione ${option}`
}
