/** Number and size of the pieces of a new dough.
 *
 * Units   grams, centimetres.
 * Source  the recipe's count or its steps; otherwise [stima]. */

import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { NUMBER_WORDS } from '../words/number-words.ts'
import type { FormName } from './improve-content.ts'
import { kitchenGrams } from './work-lines.ts'

/** Grams of dough for one base, one small disc and one flat bread: [stima]. */
const BASE_G = 260
const SMALL_PIECE_G = 60
export const FLAT_BREAD_G = 130
const LARGEST_DISC_G = 400
const LARGEST_G = 800
const LARGEST_SMALL_G = 200

export const sizeOf = (grams: number) =>
  grams > LARGEST_DISC_G
    ? 'in un ovale spesso poco più di mezzo centimetro'
    : `fino a ${Math.round(26 * Math.sqrt(grams / BASE_G))} cm`

function countTold({ instructions }: RecipeToImprove, totalG: number): number | null {
  const [, said, counted] =
    /(?:in|ne (?:vengono|escono)|form\p{L}*|fa(?:i|re|ccio|te|cciamo)|ricav\p{L}*) (\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici)(?:,| (?:\p{L}+ )?(?:panett|pallin|pezz|disch|pizz|part[ie]|palle|porzion|montanar))|(?<![\d,.])(\d{1,2}) (?:panett|pallin)/iu.exec(
      instructions,
    ) ?? []
  const written = said ?? counted ?? ''
  const count = NUMBER_WORDS[written.toLowerCase()] ?? Number(written)
  return count > 0 && totalG / count >= SMALL_PIECE_G / 2 && totalG / count <= LARGEST_G ? count : null
}

export function piecesOf(
  form: FormName,
  recipe: RecipeToImprove,
  totalG: number,
): { count: number; eachG: number; said: string } {
  const { servings, servingsUnit, instructions } = recipe
  const isSmall = form === 'fritta' || form === 'dischi'
  const isInTins =
    /^(?:tegli|ruot|stamp)/u.test(servingsUnit) || ['teglia', 'focaccia', 'doppia'].includes(form)
  const most = isInTins ? Infinity : isSmall || form === 'piadina' ? LARGEST_SMALL_G : LARGEST_G
  const each = totalG / servings
  const toldG = Number(
    /(?:pallin|panett|pezz)\p{L}* da (?:circa )?(\d{2,3}) ?g/iu.exec(instructions)?.[1] ?? 0,
  )
  const isTold = toldG >= SMALL_PIECE_G / 2 && each > 2 * toldG && !isInTins
  const isPortions = /^(?:porzion|person)/u.test(servingsUnit)
  const usual = form === 'piadina' ? FLAT_BREAD_G : isSmall ? SMALL_PIECE_G : BASE_G
  const asUsual = countTold(recipe, totalG) ?? totalG / usual
  const times = (isTold ? totalG / toldG : isPortions ? asUsual : servings) / servings
  const isHalved = times < 0.75 && servings % 2 === 0
  const whole = Math.max(1, Math.round(times), Math.ceil(each / most))
  const count = isHalved ? servings / 2 : servings * whole
  const eachG = totalG / count
  const word = Object.entries(NUMBER_WORDS).find(([, value]) => value === whole)?.[0] ?? whole
  const said = isHalved ? ' (uno ogni due porzioni)' : whole > 1 ? ` (${word} a porzione)` : ''
  return {
    count,
    // A rounding error is multiplied by the number of pieces, so small pieces are rounded to 1 g.
    eachG: eachG < 100 ? Math.round(eachG) : kitchenGrams(eachG),
    said: servings === 1 ? '' : said,
  }
}
