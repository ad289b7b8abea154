/** What to ask for in a shop, which sells no 63 g of aubergine: '1 piccola'; '1 lattina da 400 g'.
 *
 * Units   grams, edible part.
 * Source  the weights of pieces and packs (`piece-weights.ts`).
 * Valid   vegetables and fruit with a piece of their own name, foods with a usual pack; null for the rest. */
import type { Department } from '../ingredients/department.ts'
import { departmentOf } from '../ingredients/departments.ts'
import { foodById } from '../ingredients/foods.ts'
import { pieceWeight } from '../lines/piece-weights.ts'
import type { CountNoun } from '../words/count-noun.ts'
import { countNounOf } from '../words/italian-agreement.ts'
import { writeDecimal } from '../words/kitchen-number.ts'

/** Counters weigh cheese and cold cuts, whatever their packs weigh; fresh yeast lies beside them. */
const AT_COUNTERS: ReadonlySet<Department> = new Set(['Banco frigo', 'Salumi e carne'])
const PACKS_AT_COUNTERS = ['cubetto']
/** The first one that has a weight for this food is the usual pack. */
const PACKS = [
  'testa',
  'mazzetto',
  'mazzo',
  'cespo',
  'cubetto',
  'bottiglia',
  'lattina',
  'vasetto',
  'bustina',
  'tubetto',
]
const GREENS = new Set(['testa', 'mazzetto', 'mazzo', 'cespo'])
const LARGEST_PACK_G = 700
/** Smaller pieces, such as cherry tomatoes, are weighed in the shop. */
const SMALLEST_PIECE_G = 40
/** How much of a piece may be missing, since no two weigh the same [stima]. */
const SLACK = 0.1

const SIZES = {
  small: { m: ['piccolo', 'piccoli'], f: ['piccola', 'piccole'] },
  middle: { m: ['medio', 'medi'], f: ['media', 'medie'] },
  large: { m: ['grande', 'grandi'], f: ['grande', 'grandi'] },
} as const

function pieces({ one, gender }: CountNoun, foodId: string, grams: number): string | null {
  const weigh = (size: 'small' | 'large' | null) => pieceWeight(one, foodId, '', size)?.grams ?? 0
  const middleG = weigh(null)
  if (middleG < SMALLEST_PIECE_G) return null
  const single = [
    ['small', weigh('small')] as const,
    ['middle', middleG] as const,
    ['large', weigh('large')] as const,
  ].find(([, most]) => grams <= most * (1 + SLACK))
  if (single) return `1 ${SIZES[single[0]][gender.one][0]}`
  return `${Math.ceil(grams / middleG - SLACK)} ${SIZES.middle[gender.many][1]}`
}

function packs(words: readonly string[], foodId: string, grams: number): string | null {
  for (const word of words) {
    const weight = pieceWeight(word, foodId, '')
    const noun = countNounOf(word)?.noun
    if (!weight?.isOfFood || !noun || weight.grams > LARGEST_PACK_G) continue
    const count = Math.max(1, Math.ceil(grams / weight.grams - SLACK))
    const size = GREENS.has(word) ? '' : ` da ${writeDecimal(weight.grams)} g`
    return `${count} ${count === 1 ? noun.one : noun.many}${size}`
  }
  return null
}

/** Null if `unit`, in which the recipes count, is what shops sell. '' are pieces. */
export function shopAmount(foodId: string, unit: string, grams: number): string | null {
  const department = departmentOf(foodId)
  const counted = countNounOf(unit)?.noun
  if (grams <= 0 || unit === '' || department === 'Da casa') return null
  const noun = countNounOf((foodById(foodId)?.name ?? '').split(' ')[0]?.toLowerCase() ?? '')?.noun
  if (counted && (counted === noun || PACKS.includes(counted.one))) return null
  const piecesText = department === 'Ortofrutta' && noun ? pieces(noun, foodId, grams) : null
  return piecesText ?? packs(AT_COUNTERS.has(department) ? PACKS_AT_COUNTERS : PACKS, foodId, grams)
}
