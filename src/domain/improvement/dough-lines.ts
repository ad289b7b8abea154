import { foodById } from '../ingredients/foods.ts'
import { allergensOfLines } from '../ingredients/lines-allergens.ts'
import {
  BRUSHED,
  breadLine,
  FAT,
  FLOURING,
  FOR_THE_TIN,
  LEAVEN,
  readyLine,
  SEASONING,
  THICKENER,
  WETS_OR_RAISES,
} from '../recipes/dough/dough-line-words.ts'
import { doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import type { DoughKind } from './improve-content.ts'
import type { WorkGroup } from './improved-recipe.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { isKneadedIn, type ToldSentence } from './whole-steps.ts'
import { nameOfLine } from './work-lines.ts'

export type Place = 'dough' | 'inside' | 'fat' | 'tin' | 'topping'

function isGlutenFree(groups: readonly WorkGroup[]): boolean {
  const flours = groups
    .filter(({ isDough }) => isDough)
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => /farin|semol|(?<!\p{L})mix(?!\p{L})|preparato|amido|fecola/iu.test(text))
  const hasGluten = ({ text, foodId }: WorkGroup['lines'][number]) =>
    !/senza glutine|gluten ?free|spiga barrata/iu.test(text) &&
    allergensOfLines([{ id: foodId ?? '', label: text }]).contains.includes('glutine')
  return flours.length > 0 && !flours.some(hasGluten)
}

/** True if the recipe's own dough or its bought base must be replaced. Bought bread stays in the gluten-free
 * diet, because it can be bought gluten-free. In the keto and paleo diets a new base replaces the bread. */
export function needsNewDough(groups: readonly WorkGroup[], kind: DoughKind): boolean {
  const ready = groups
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .filter((text) => readyLine(text) && !/(?<!\p{L})(?:mix|farin)/iu.test(text))
  if (kind === 'glutenFree' && ready.length === 0 && isGlutenFree(groups)) return false
  return (
    groups.some(({ isDough }) => isDough) ||
    (kind === 'glutenFree' ? ready.some((text) => !breadLine(text)) : ready.length > 0)
  )
}

const WATER = /(?<!\p{L})acqua (?:tiepida|fredda|calda|a temperatura)/iu
const FRYING_G = 400

export function placesOf(groups: readonly WorkGroup[], lines: readonly NamedLine[]): Place[] {
  const hasOwn = groups.some(({ isDough }) => isDough)
  const hasWater = groups.some(
    (group) =>
      group.isDough && group.lines.some(({ text }) => doughIngredientOf(nameOfLine(text)) === 'water'),
  )
  let at = -1
  return groups.flatMap((group) =>
    group.lines.map(({ text, grams }): Place => {
      at += 1
      const name = nameOfLine(text)
      const is = saidOf(lines[at], name)
      const isKnown = (lines[at]?.foodId ?? lines[at]?.family) != null
      if (goesWithTheBoard(text, group)) return 'dough'
      if (FAT.test(text) || (FAT.test(group.title) && /^olio di semi/iu.test(name))) return 'fat'
      if (/^(?:olio|strutto)(?!\p{L})/iu.test(name) && (grams ?? 0) >= FRYING_G) return 'fat'
      const kind = doughIngredientOf(is.name)
      if (is.a(IS_WASH) && /per la pasta|(?:nel|per )l['’]impasto/iu.test(text)) return 'dough'
      if (group.isDough && (readyLine(text) || /flour/iu.test(text))) return 'dough'
      if (group.isDough)
        return kind === 'other' && isKnown && !is.a(SEASONING) && !is.a(LEAVEN) && !is.a(THICKENER)
          ? 'inside'
          : 'dough'
      if (/salamoia|^emulsione/iu.test(text) || (kind === 'water' && hasWater)) return 'topping'
      if (is.a(LEAVEN) || is.a(WETS_OR_RAISES) || kind === 'water' || WATER.test(text)) return 'dough'
      if (/(?<!\p{L})pasta (?:sfoglia|bris|fillo|phyllo)/iu.test(text)) return 'dough'
      if ((kind === 'flour' && grams === null) || (!hasOwn && (readyLine(text) || /^semola/iu.test(name))))
        return 'dough'
      return FOR_THE_TIN.test(text) && !/sopra|superficie/iu.test(text) ? 'tin' : 'topping'
    }),
  )
}

export function saidOf(line: NamedLine | undefined, name: string) {
  const said = foodById(line?.foodId ?? '')?.name.toLowerCase() ?? name
  return { name: said, a: (pattern: RegExp) => pattern.test(said) }
}

export const LAYERED = /sfogliare|laminare/iu
const goesWithTheBoard = (text: string, { title, lines }: WorkGroup) =>
  FLOURING.test(text) ||
  BRUSHED.test(text) ||
  LAYERED.test(title) ||
  (FLOURING.test(title) && lines.every((one) => FLOURING.test(one.text)))

const BRUSHING =
  /(?<!\p{L})(?:spennell|pennell|lucid|imburr|ung)\p{L}*[^.;]*(?:uov|tuorl|album|strutto|burro|latte)/iu
const wetsBread = (text: string) =>
  /(?<!\p{L})(?:bagn|inzupp|ammoll|immerg)/iu.test(text) &&
  /(?<!\p{L})(?:pan[ei]|fett[ae]|fogli[oa]?)(?!\p{L})/iu.test(text)
const IS_WASH = /^(?:brod|uov|tuorl|album|strutto|burro|latte)/u

type Read = {
  lines: readonly NamedLine[]
  places: readonly Place[]
  told: readonly ToldSentence[]
}
/** Corrects a place by the steps. A seasoning that only dough steps use belongs to the dough, unless the
 * dough already has a seasoning of the same kind. A topping that the steps knead into the dough goes into
 * the new dough. A thickener that the steps knead into the dough is removed with the old dough. */
export function placeBySteps(place: Place, at: number, { lines, places, told }: Read): Place {
  const line = lines[at]
  const is = saidOf(line, line?.name ?? '')
  const namedIn = (line: number) =>
    told.filter(({ sentence }) => sentence.namings.some((one) => one.line === line))
  const named = namedIn(at)
  const isOfTopping = named.some(({ isDough, isLate }) => !isDough && !isLate)
  if (place === 'dough' && is.a(WETS_OR_RAISES) && isOfTopping) return 'topping'
  if (place !== 'topping') return place
  const isAll = (does: (one: ToldSentence) => boolean) => named.length > 0 && named.every(does)
  if (is.a(IS_WASH) && isAll(({ sentence }) => BRUSHING.test(sentence.text) || wetsBread(sentence.text)))
    return 'dough'
  const isThickener = is.a(THICKENER)
  if (!is.a(SEASONING)) return isKneadedIn(at, told, isThickener) ? (isThickener ? 'dough' : 'inside') : place
  if (/,| e /u.test(line?.name ?? '')) return place
  // A seasoning that no step names belongs to the dough if the first line is a dough line and no topping
  // stands before the seasoning. Unnamed seasonings do not count as toppings.
  const isBehind = lines
    .slice(0, at + 1)
    .every(
      (one, other) =>
        places[other] !== 'topping' || (saidOf(one, one.name).a(SEASONING) && namedIn(other).length === 0),
    )
  return ((isBehind && places[0] === 'dough') || isAll(({ isDough }) => isDough)) &&
    !hasItsOwn(at, lines, places)
    ? 'dough'
    : place
}

function hasItsOwn(at: number, lines: readonly NamedLine[], places: readonly Place[]): boolean {
  const own = kindOfLine(lines[at])
  return lines.some((one, other) => other !== at && places[other] === 'dough' && kindOfLine(one) === own)
}
const kindOfLine = (line: NamedLine | undefined) => doughIngredientOf(saidOf(line, line?.name ?? '').name)

export const sharedWithDough = ({ lines, places, told }: Read): number[] =>
  told
    .filter(({ sentence: { namings } }) =>
      namings.every(({ line }) => places[line] !== 'topping' || saidOf(lines[line], '').a(SEASONING)),
    )
    .flatMap(({ isDough, isLate, sentence }) => (isDough && !isLate ? sentence.namings : []))
    .flatMap(({ line }) =>
      places[line] === 'topping' && isFat(lines[line]) && !hasItsOwn(line, lines, places) ? [line] : [],
    )
const isFat = (line: NamedLine | undefined) => kindOfLine(line) === 'fat'

const OF_BOTH =
  /^(?:olio|zucchero|miele|burro|strutto|latte|uov[ao]|tuorl[oi]|album[ei]|panna|sale grosso)(?!\p{L})/iu
export function linesOfBoth(
  places: readonly Place[],
  lines: readonly NamedLine[],
  told: readonly ToldSentence[],
): number[] {
  const kindOf = (at: number) =>
    (OF_BOTH.exec(lines[at]?.name ?? '') ?? OF_BOTH.exec(saidOf(lines[at], '').name))?.[0].toLowerCase()
  const has = new Set(
    places.flatMap((place, at) => (place === 'topping' || place === 'fat' ? [kindOf(at)] : [])),
  )
  const used = new Set(
    told
      .filter(
        ({ isDough, isLate, sentence: { text } }) =>
          (!isDough || isLate) && !NOT_LAID.test(text) && !wetsBread(text),
      )
      .flatMap(({ sentence }) => sentence.namings)
      .flatMap(({ line, among }) => (among.some((one) => places[one] === 'topping') ? [] : [line])),
  )
  return places.flatMap((place, at) =>
    place === 'dough' && used.has(at) && kindOf(at) !== undefined && !has.has(kindOf(at)) ? [at] : [],
  )
}
const NOT_LAID =
  /(?:tegli|stamp|ruot)\p{L}*[^.]{0,20} (?:unt|oliat|imburrat)[oaie](?!\p{L})|(?<!\p{L})(?:ung|olia|imburr)\p{L}*[^.]*(?:tegli|piastr|testo|stamp|ruot|mani|ciotol|padell|carta)|matt[ae]rell|(?<!\p{L})(?:farina|perché|altrimenti|sennò|scioglie)(?!\p{L})/iu
