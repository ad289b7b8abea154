/** The list of a recipe that somebody typed, as groups of dough and topping: each line where it belongs, for one use only. */

import { foodById } from '#domain/ingredients/foods.ts'
import { readDecimal, writeDecimal } from '#domain/words/kitchen-number.ts'
import { lineName } from '../../ingredients/line-name.ts'
import { readIngredient } from '../../ingredients/read-ingredient.ts'
import { groupsOf, type IngredientGroup, plainSteps, type RecipeToImprove } from '../listed-recipe.ts'
import { BOARD, LEFT_OUT, SEASONING } from './dough-line-words.ts'
import { IN_EVERY_DOUGH, kindOf, LEAVENS } from './line-kind.ts'
import { isOfTopping, partsOf } from './list-parts.ts'
import { doughIngredientOf } from './recipe-dough.ts'

/** Less flour than this makes no pizza: it thickens a sauce, or dusts a board. */
const LEAST_FLOUR_G = 80

/** So much flour is a dough, whatever wets it. */
const SURELY_DOUGH_G = 200

/** A little flour with butter and milk is a sauce. */
function isDough(lines: readonly string[]): boolean {
  const kinds = new Set(lines.map(kindOf))
  const flourG = lines
    .filter((line) => kindOf(line) === 'flour')
    .reduce((sum, line) => sum + (readIngredient(line).grams ?? 0), 0)
  const isWet = kinds.has('water') || LEAVENS.some((leaven) => kinds.has(leaven))
  return flourG >= (isWet ? LEAST_FLOUR_G : SURELY_DOUGH_G)
}

/** What a line says of its own place. */
const SAYS_DOUGH =
  /(?<!\p{L})(?:nell'impasto|per (?:l')?impast(?:o|are)|(?:per|nella|dentro) la pasta(?! madre)|nella pasta|da impastare)|\(impasto\)|\d ?gr? impasto$|\d \p{L}+, pasta$/iu
const SAYS_TOPPING =
  /(?<!\p{L})(?:sopra|superficie|a crudo|a fiocc\p{L}+|alla fine|sul(?:la|le)? (?!punta)|sui |per (?:condire|finire|guarnire|ungere|spennell\p{L}+|fri(?:ggere|ttura)|(?:il |lo |la |i |gli |le |l')(?!impast|pasta|biga|poolish|liev|autolisi|rinfresco|chiusura|spolvero|stesura)\p{L}))|salamoia/iu

/** So much fat is fried in. */
const FRYING_G = 400
/** '80% sul totale farine' and '(più quello per ungere)' say nothing of its own place. */
const ASIDE =
  /\([^()]*(?:\d|di cui|quant)[^()]*\)|\((?:più|piu|\+|e) [^()]*\)|,? (?:più|piu) quell.*$|(?: \+|, (?:più|piu)) .*$/giu
/** Flour for the board goes with the dough; sugar that is strewn does not. */
const isForBoard = (line: string) =>
  BOARD.test(line.replace(ASIDE, '')) && doughIngredientOf(lineName(line)) === 'flour'
const saysDough = (line: string): boolean => SAYS_DOUGH.test(line) || isForBoard(line)
const saysTopping = (line: string): boolean =>
  (SAYS_TOPPING.test(line.replace(ASIDE, '')) && !isForBoard(line)) ||
  (kindOf(line) === 'fat' && (readIngredient(line).grams ?? 0) >= FRYING_G)

/** Less is a pinch, for whatever it is. */
const LEAST_SALT_G = 1

/** Whether a line of a list with dough and topping belongs to the dough. Oil, sugar and eggs may belong to either. */
function goesIntoDough(line: string): boolean {
  if (SAYS_DOUGH.test(line) || saysTopping(line) || isForBoard(line)) return SAYS_DOUGH.test(line)
  const kind = kindOf(line)
  const isSolidFat = kind === 'fat' && !/(?<!\p{L})olio/iu.test(line)
  const isSalt = kind === 'salt' && (readIngredient(line).grams ?? LEAST_SALT_G) >= LEAST_SALT_G
  return IN_EVERY_DOUGH.has(kind) || isSalt || kind === 'milk' || isSolidFat
}

const LAYS = /stend|stes[oa]|tegli|condi|inforn|cuoc|cott|spennell|sopra|soffri|rosol|padell|ungi|unta|olia/iu

const KNEADS_IT = /impast(?!o(?!\p{L}))|amalgam|fontana|(?<!in)farin[ae](?!\p{L})/iu

/** The first word of a line's name, or of its ingredient: 'polpa di pom' is 'pomodoro' in the steps. */
function wordOf(line: string, text: string): string {
  const food = foodById(readIngredient(line).foodId ?? '')
  const names = [
    lineName(line).toLowerCase().split(/[ ']/u)[0] ?? '',
    ...(food?.name.toLowerCase().split(/[ ']/u) ?? []).filter((word) => !SEASONING.test(word)),
  ]
  return names.find((word) => word.length >= 4 && text.includes(word)) ?? names[0] ?? ''
}

/** The sentences that speak of a line, each with what stands before it and the clause around it. */
function tellings(line: string, steps: readonly string[]) {
  const word = wordOf(line, steps.join(' ').toLowerCase())
  return steps
    .flatMap((step) => step.toLowerCase().split(/[.;!] /u))
    .flatMap((sentence) => {
      const at = word.length < 3 ? -1 : sentence.indexOf(word)
      const clause = sentence.split(/[,:] /u).find((one) => one.includes(word)) ?? sentence
      const isLeftOut = at === -1 || LEFT_OUT.test(sentence.slice(0, at))
      return isLeftOut ? [] : [{ head: sentence.slice(0, at), clause, sentence }]
    })
}

/** What a list measures right behind the dough is the dough's, unless the steps lay it on the first time that they name it. */
function isSeasoningKneaded(line: string, steps: readonly string[]): boolean {
  const [first] = tellings(line, steps)
  return first === undefined || !(LAYS.test(first.head) || LAYS.test(first.clause))
}
function isFoodKneaded(line: string, steps: readonly string[]): boolean {
  const told = tellings(line, steps)
  return (
    told.some(({ sentence }) => KNEADS_IT.test(sentence)) && !told.some(({ sentence }) => LAYS.test(sentence))
  )
}

/** Which lines belong to the dough; oil, sugar or malt between two of them does too, and behind them what the steps knead in. */
function doughLines(lines: readonly string[], steps: readonly string[]): boolean[] {
  const own = lines.map(goesIntoDough)
  const isSeasoning = (line: string) => SEASONING.test(lineName(line)) && !saysTopping(line)
  for (const [at, isOwn] of own.entries()) {
    const next = own.indexOf(true, at + 1)
    const between = lines.slice(at + 1, Math.max(next, at + 1))
    if (isOwn && between.every((line) => isSeasoning(line) || saysTopping(line)))
      for (const [more, line] of between.entries()) own[at + 1 + more] = isSeasoning(line)
    const behind = lines[at + 1]
    const isSecond = lines
      .slice(0, at + 1)
      .some((line, place) => own[place] && kindOf(line) === kindOf(behind ?? ''))
    // A cook who measures nothing says it in the steps, or salts the dough.
    const isOfIt = (line: string) =>
      isSeasoning(line) &&
      (kindOf(line) !== null || isFoodKneaded(line, steps) || /^sale$/iu.test(lineName(line)))
    if (isOwn && behind !== undefined && isOfIt(behind) && !isSecond && isSeasoningKneaded(behind, steps))
      own[at + 1] = true
  }
  // 'Semola, farina, 1 patata lessa, acqua'
  for (const [at, line] of lines.entries())
    if (!own[at] && own[at - 1] && own[at + 1] && !saysTopping(line)) own[at] = true
  const last = own.lastIndexOf(true)
  // 'Impasta tutto' means what stands among the rest, or right behind it.
  const isKneadedWhole = /impast\p{L}* (?:bene )?tutt/iu.test(steps.join(' '))
  const isMeant = (line: string, at: number) =>
    at > own.indexOf(true) &&
    (at < last || (isKneadedWhole && at === last + 1 && (isSeasoning(line) || at === lines.length - 1))) &&
    tellings(line, steps).length === 0
  return lines.map(
    (line, at) =>
      own[at] ||
      isForBoard(line) ||
      (kindOf(line) !== null && !saysTopping(line) && (isFoodKneaded(line, steps) || isMeant(line, at))),
  )
}

/** '90 g a pizza' is so much for each. */
const EACH =
  /(\d+(?:[.,]\d+)?)( ?(?:g|gr|ml)\.?) (?:a|per|x|per ogni|ogni) (?:pizza|pz|testa|persona|focaccia|panetto|pezzo)(?!\p{L})/iu
/** Of '200 g (50 g a testa)' the whole stands in front. */
export const forAll = (line: string, servings: number): string =>
  /^[^(]*\d[^(]*\(/u.test(line) && !EACH.test(line.replace(/\([^()]*\)/gu, ''))
    ? line
    : line.replace(
        EACH,
        (_, each: string, unit: string) => `${writeDecimal(readDecimal(each) * servings)}${unit}`,
      )

/** A typed list says nothing of the dough: its flour, water, salt and yeast become a group, in the order of the list, and what
 * a line holds for both is parted. Marks count lines: they stay. */
export function withDoughGroup<T extends RecipeToImprove>(recipe: T): T {
  if (recipe.steps.flat().some((part) => typeof part !== 'string')) return recipe
  const own = groupsOf(recipe)
    .flatMap(partsOf)
    .map((group) => ({ ...group, lines: group.lines.map((line) => forAll(line, recipe.servings)) }))
  const steps = plainSteps(recipe)
  const isAll = own.every(({ isDough }) => isDough)
  const groups = own.flatMap((group, at) =>
    isAll && at === own.length - 1
      ? withoutTopping(group, steps)
      : group.isDough || (isOfTopping(group) && !isDough(group.lines))
        ? [group]
        : parted(group, steps),
  )
  return withGroups(recipe, groups.some((group) => group.isDough) ? placed(groups) : groups)
}
/** Where nothing heads the topping it stands behind the dough. */
function withoutTopping(group: IngredientGroup, steps: readonly string[]): IngredientGroup[] {
  const last = group.lines.findLastIndex((line) => IN_EVERY_DOUGH.has(kindOf(line)) || goesIntoDough(line))
  const behind = group.lines.slice(last + 1)
  const seasonings = behind.findIndex((line) => !SEASONING.test(lineName(line)) || saysTopping(line))
  const topping = seasonings === -1 ? [] : behind.slice(seasonings)
  if (topping.length < 2 || topping.every((line) => isFoodKneaded(line, steps))) return [group]
  return [
    { ...group, lines: group.lines.slice(0, group.lines.length - topping.length) },
    { title: 'Per il condimento', isDough: false, lines: topping },
  ]
}

/** What says that it belongs elsewhere stands there. */
function placed(groups: readonly IngredientGroup[]): IngredientGroup[] {
  const isOfDough = (line: string, isDough: boolean) => saysDough(line) || (isDough && !saysTopping(line))
  const movedTo = (isDough: boolean) =>
    groups.flatMap((group) =>
      group.isDough === isDough
        ? []
        : group.lines.filter((line) => isOfDough(line, group.isDough) === isDough),
    )
  const all = groups.some((group) => !group.isDough)
    ? groups
    : [{ title: 'Per il condimento', isDough: false, lines: [] }, ...groups]
  return all
    .map((group) => {
      const { isDough } = group
      const isFirst = all.find((one) => one.isDough === isDough) === group
      const stays = group.lines.filter((line) => isOfDough(line, isDough) === isDough)
      return { ...group, lines: [...stays, ...(isFirst ? movedTo(isDough) : [])] }
    })
    .filter(({ lines }) => lines.length > 0)
}

function parted(group: IngredientGroup, steps: readonly string[]): readonly IngredientGroup[] {
  const { lines } = group
  const own = doughLines(lines, steps)
  const dough = { title: "Per l'impasto", isDough: true, lines: lines.filter((_, at) => own[at]) }
  const rest = { title: 'Per il condimento', isDough: false, lines: lines.filter((_, at) => !own[at]) }
  if (!isDough(dough.lines)) return [group]
  // 'Le prime cinque cose' stay the first five.
  return (own[0] ? [dough, rest] : [rest, dough]).filter(({ lines: left }) => left.length > 0)
}

const withGroups = <T extends RecipeToImprove>(recipe: T, groups: readonly IngredientGroup[]): T => ({
  ...recipe,
  ingredients: groups.flatMap(({ lines }) => lines),
  ingredientGroups: groups.map(({ lines, ...group }) => ({ ...group, count: lines.length })),
})
