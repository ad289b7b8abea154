import { foodById } from '#domain/ingredients/foods.ts'
import { lineName } from '../../ingredients/line-name.ts'
import { readIngredient } from '../../ingredients/read-ingredient.ts'
import { OTHER_LEAVEN } from './dough-line-words.ts'
import { doughIngredientOf } from './recipe-dough.ts'

export const LEAVENS = ['freshYeast', 'dryYeast', 'liquidStarter', 'solidStarter'] as const
export const IN_EVERY_DOUGH = new Set<DoughKind>(['flour', 'water', ...LEAVENS])

/** Null for a food without an amount that may not be part of the dough: 'sale' may be for the topping,
 * 'farina' for the board. Water and leavens need no amount. */
export function kindOf(line: string): DoughKind {
  const { amount, grams, foodId } = readIngredient(line)
  const told = lineName(line).replace(/^(?:tra|fra) /iu, '')
  const name = doughIngredientOf(told) === 'other' ? (foodById(foodId ?? '')?.name ?? told) : told
  const kind = doughIngredientOf(name)
  if ((OTHER_LEAVEN.test(name) && kind === 'other') || PREFERMENT.test(line)) return 'freshYeast'
  const hasNoOtherUse = kind === 'water' || LEAVENS.some((leaven) => leaven === kind)
  return amount === null && grams === null && !hasNoOtherUse ? null : kind
}
const PREFERMENT =
  /^(?:tutt[oa] )?(?:il |la |l')(?:biga|poolish|lievitino|lievito|(?:pasta )?madre|preimpasto)(?!\p{L})/iu
type DoughKind = ReturnType<typeof doughIngredientOf> | null
