/** Where each line of a recipe belongs when its dough is replaced: what goes with the old dough, and what stays. */
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

/** 'inside' is kneaded into the new dough as well: olives, cheese. */
export type Place = 'dough' | 'inside' | 'fat' | 'tin' | 'topping'

/** Every flour of its dough says so, or has none by nature. */
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

/** Whether a dough has to be replaced: its own, or one that is bought. A lasagna needs no new base; bread is bought without
 * gluten, and in the other diets a base takes its place. */
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

/** Behind what somebody talks first. */
const WATER = /(?<!\p{L})acqua (?:tiepida|fredda|calda|a temperatura)/iu
/** So much fat is fried in. */
const FRYING_G = 400

/** By its words and its heading alone. */
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
      // Beside the water of the dough it is of a brine.
      if (/salamoia|^emulsione/iu.test(text) || (kind === 'water' && hasWater)) return 'topping'
      if (is.a(LEAVEN) || is.a(WETS_OR_RAISES) || kind === 'water' || WATER.test(text)) return 'dough'
      if (/(?<!\p{L})pasta (?:sfoglia|bris|fillo|phyllo)/iu.test(text)) return 'dough'
      if ((kind === 'flour' && grams === null) || (!hasOwn && (readyLine(text) || /^semola/iu.test(name))))
        return 'dough'
      return FOR_THE_TIN.test(text) && !/sopra|superficie/iu.test(text) ? 'tin' : 'topping'
    }),
  )
}

/** What a line is by its words or by those of its ingredient: 'un cucchiaino di zucchero'. */
export function saidOf(line: NamedLine | undefined, name: string) {
  const said = foodById(line?.foodId ?? '')?.name.toLowerCase() ?? name
  return { name: said, a: (pattern: RegExp) => pattern.test(said) }
}

/** Fat that goes between the sheets of a dough. */
export const LAYERED = /sfogliare|laminare/iu
const goesWithTheBoard = (text: string, { title, lines }: WorkGroup) =>
  FLOURING.test(text) ||
  BRUSHED.test(text) ||
  LAYERED.test(title) ||
  (FLOURING.test(title) && lines.every((one) => FLOURING.test(one.text)))

const BRUSHING =
  /(?<!\p{L})(?:spennell|pennell|lucid|imburr|ung)\p{L}*[^.;]*(?:uov|tuorl|album|strutto|burro|latte)/iu
/** What wets bread goes with the bread. */
const wetsBread = (text: string) =>
  /(?<!\p{L})(?:bagn|inzupp|ammoll|immerg)/iu.test(text) &&
  /(?<!\p{L})(?:pan[ei]|fett[ae]|fogli[oa]?)(?!\p{L})/iu.test(text)
const IS_WASH = /^(?:brod|uov|tuorl|album|strutto|burro|latte)/u

type Read = {
  lines: readonly NamedLine[]
  places: readonly Place[]
  told: readonly ToldSentence[]
}
/** By what the steps do with it: what only the dough takes is the dough's; what they knead in goes into the new one. */
export function placeBySteps(place: Place, at: number, { lines, places, told }: Read): Place {
  const line = lines[at]
  const is = saidOf(line, line?.name ?? '')
  const namedIn = (line: number) =>
    told.filter(({ sentence }) => sentence.namings.some((one) => one.line === line))
  const named = namedIn(at)
  const isOfTopping = named.some(({ isDough, isLate }) => !isDough && !isLate)
  // Water in which mushrooms soak, flour that thickens a sauce.
  if (place === 'dough' && is.a(WETS_OR_RAISES) && isOfTopping) return 'topping'
  if (place !== 'topping') return place
  const isAll = (does: (one: ToldSentence) => boolean) => named.length > 0 && named.every(does)
  if (is.a(IS_WASH) && isAll(({ sentence }) => BRUSHING.test(sentence.text) || wetsBread(sentence.text)))
    return 'dough'
  // A potato belongs to the crumb that goes.
  const isThickener = is.a(THICKENER)
  if (!is.a(SEASONING)) return isKneadedIn(at, told, isThickener) ? (isThickener ? 'dough' : 'inside') : place
  // 'Olio e basilico' is more than oil.
  if (/,| e /u.test(line?.name ?? '')) return place
  // What no step names goes with the lines of the dough that it stands behind.
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

/** Where the dough has its own, what stands with the topping is of the topping. */
function hasItsOwn(at: number, lines: readonly NamedLine[], places: readonly Place[]): boolean {
  const own = kindOfLine(lines[at])
  return lines.some((one, other) => other !== at && places[other] === 'dough' && kindOfLine(one) === own)
}
const kindOfLine = (line: NamedLine | undefined) => doughIngredientOf(saidOf(line, line?.name ?? '').name)

/** The fats of which the old dough took a part: 'quattro cucchiai nell'impasto, il resto sopra'. */
export const sharedWithDough = ({ lines, places, told }: Read): number[] =>
  told
    // 'Mentre l'impasto lievita, condisci la zucca' is no dough.
    .filter(({ sentence: { namings } }) =>
      namings.every(({ line }) => places[line] !== 'topping' || saidOf(lines[line], '').a(SEASONING)),
    )
    .flatMap(({ isDough, isLate, sentence }) => (isDough && !isLate ? sentence.namings : []))
    .flatMap(({ line }) =>
      places[line] === 'topping' && isFat(lines[line]) && !hasItsOwn(line, lines, places) ? [line] : [],
    )
const isFat = (line: NamedLine | undefined) => kindOfLine(line) === 'fat'

/** What a dough and its topping both take: 'zucchero, 40 per la pasta e 150 per l'uva', the egg that brushes. */
const OF_BOTH =
  /^(?:olio|zucchero|miele|burro|strutto|latte|uov[ao]|tuorl[oi]|album[ei]|panna|sale grosso)(?!\p{L})/iu
/** Lines of the dough that the steps which stay use as well: there is no saying how much. */
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
      // What the topping has of its own is meant.
      .flatMap(({ line, among }) => (among.some((one) => places[one] === 'topping') ? [] : [line])),
  )
  return places.flatMap((place, at) =>
    place === 'dough' && used.has(at) && kindOf(at) !== undefined && !has.has(kindOf(at)) ? [at] : [],
  )
}
const NOT_LAID =
  /(?:tegli|stamp|ruot)\p{L}*[^.]{0,20} (?:unt|oliat|imburrat)[oaie](?!\p{L})|(?<!\p{L})(?:ung|olia|imburr)\p{L}*[^.]*(?:tegli|piastr|testo|stamp|ruot|mani|ciotol|padell|carta)|matt[ae]rell|(?<!\p{L})(?:farina|perché|altrimenti|sennò|scioglie)(?!\p{L})/iu
