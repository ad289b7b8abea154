import { foodById } from '#domain/ingredients/foods.ts'
import { readDecimal, writeDecimal } from '#domain/words/kitchen-number.ts'
import { lineName } from '../../ingredients/line-name.ts'
import { readIngredient } from '../../ingredients/read-ingredient.ts'
import { groupsOf, type IngredientGroup, plainSteps, type RecipeToImprove } from '../listed-recipe.ts'
import { BOARD, LEFT_OUT, SEASONING } from './dough-line-words.ts'
import { IN_EVERY_DOUGH, kindOf, LEAVENS } from './line-kind.ts'
import { isOfTopping, partsOf } from './list-parts.ts'
import { doughIngredientOf } from './recipe-dough.ts'

const LEAST_FLOUR_G = 80

const SURELY_DOUGH_G = 200

function isDough(lines: readonly string[]): boolean {
  const kinds = new Set(lines.map(kindOf))
  const flourG = lines
    .filter((line) => kindOf(line) === 'flour')
    .reduce((sum, line) => sum + (readIngredient(line).grams ?? 0), 0)
  const isWet = kinds.has('water') || LEAVENS.some((leaven) => kinds.has(leaven))
  return flourG >= (isWet ? LEAST_FLOUR_G : SURELY_DOUGH_G)
}

const SAYS_DOUGH =
  /(?<!\p{L})(?:nell'impasto|per (?:l')?impast(?:o|are)|(?:per|nella|dentro) la pasta(?! madre)|nella pasta|da impastare)|\(impasto\)|\d ?gr? impasto$|\d \p{L}+, pasta$/iu
const SAYS_TOPPING =
  /(?<!\p{L})(?:sopra|superficie|a crudo|a fiocc\p{L}+|alla fine|sul(?:la|le)? (?!punta)|sui |per (?:condire|finire|guarnire|ungere|spennell\p{L}+|fri(?:ggere|ttura)|(?:il |lo |la |i |gli |le |l')(?!impast|pasta|biga|poolish|liev|autolisi|rinfresco|chiusura|spolvero|stesura)\p{L}))|salamoia/iu

const FRYING_G = 400
/** Remarks that do not decide if a line is for the dough: '80% sul totale farine', '(più quello per
 * ungere)'. */
const ASIDE =
  /\([^()]*(?:\d|di cui|quant)[^()]*\)|\((?:più|piu|\+|e) [^()]*\)|,? (?:più|piu) quell.*$|(?: \+|, (?:più|piu)) .*$/giu
const isForBoard = (line: string) =>
  BOARD.test(line.replace(ASIDE, '')) && doughIngredientOf(lineName(line)) === 'flour'
const saysDough = (line: string): boolean => SAYS_DOUGH.test(line) || isForBoard(line)
const saysTopping = (line: string): boolean =>
  (SAYS_TOPPING.test(line.replace(ASIDE, '')) && !isForBoard(line)) ||
  (kindOf(line) === 'fat' && (readIngredient(line).grams ?? 0) >= FRYING_G)

const LEAST_SALT_G = 1

function goesIntoDough(line: string): boolean {
  if (SAYS_DOUGH.test(line) || saysTopping(line) || isForBoard(line)) return SAYS_DOUGH.test(line)
  const kind = kindOf(line)
  const isSolidFat = kind === 'fat' && !/(?<!\p{L})olio/iu.test(line)
  const isSalt = kind === 'salt' && (readIngredient(line).grams ?? LEAST_SALT_G) >= LEAST_SALT_G
  return IN_EVERY_DOUGH.has(kind) || isSalt || kind === 'milk' || isSolidFat
}

const LAYS = /stend|stes[oa]|tegli|condi|inforn|cuoc|cott|spennell|sopra|soffri|rosol|padell|ungi|unta|olia/iu

const KNEADS_IT = /impast(?!o(?!\p{L}))|amalgam|fontana|(?<!in)farin[ae](?!\p{L})/iu

function wordOf(line: string, text: string): string {
  const food = foodById(readIngredient(line).foodId ?? '')
  const names = [
    lineName(line).toLowerCase().split(/[ ']/u)[0] ?? '',
    ...(food?.name.toLowerCase().split(/[ ']/u) ?? []).filter((word) => !SEASONING.test(word)),
  ]
  return names.find((word) => word.length >= 4 && text.includes(word)) ?? names[0] ?? ''
}

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
    const isOfIt = (line: string) =>
      isSeasoning(line) &&
      (kindOf(line) !== null || isFoodKneaded(line, steps) || /^sale$/iu.test(lineName(line)))
    if (isOwn && behind !== undefined && isOfIt(behind) && !isSecond && isSeasoningKneaded(behind, steps))
      own[at + 1] = true
  }
  // A line between two dough lines is part of the dough: the potato in 'Semola, farina, 1 patata lessa,
  // acqua'.
  for (const [at, line] of lines.entries())
    if (!own[at] && own[at - 1] && own[at + 1] && !saysTopping(line)) own[at] = true
  const last = own.lastIndexOf(true)
  // A line that no step names belongs to the dough if it stands among the dough lines. If the steps say
  // 'impasta tutto', the line after the dough lines may belong to the dough, too.
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

const EACH =
  /(\d+(?:[.,]\d+)?)( ?(?:g|gr|ml)\.?) (?:a|per|x|per ogni|ogni) (?:pizza|pz|testa|persona|focaccia|panetto|pezzo)(?!\p{L})/iu
/** Multiplies an amount per person. '200 g (50 g a testa)' already gives the total, so it stays. */
export const forAll = (line: string, servings: number): string =>
  /^[^(]*\d[^(]*\(/u.test(line) && !EACH.test(line.replace(/\([^()]*\)/gu, ''))
    ? line
    : line.replace(
        EACH,
        (_, each: string, unit: string) => `${writeDecimal(readDecimal(each) * servings)}${unit}`,
      )

/** Separates the dough of a typed list from the topping. A recipe with marks stays unchanged, because its
 * marks refer to lines by index. */
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
  return (own[0] ? [dough, rest] : [rest, dough]).filter(({ lines: left }) => left.length > 0)
}

const withGroups = <T extends RecipeToImprove>(recipe: T, groups: readonly IngredientGroup[]): T => ({
  ...recipe,
  ingredients: groups.flatMap(({ lines }) => lines),
  ingredientGroups: groups.map(({ lines, ...group }) => ({ ...group, count: lines.length })),
})
