/** The list of a recipe that somebody typed, as groups of dough and topping: each line where it belongs, for one use only. */
import { lineName } from '../../ingredients/line-name.ts'
import { ownLines } from '../../ingredients/own-lines.ts'
import { readIngredient } from '../../ingredients/read-ingredient.ts'
import { readDecimal, writeDecimal } from '../lines/kitchen-number.ts'
import { groupsOf, type IngredientGroup, plainSteps, type RecipeToImprove } from '../listed-recipe.ts'
import { SEASONING } from './dough-line-words.ts'
import { doughIngredientOf } from './recipe-dough.ts'

const LEAVENS = ['freshYeast', 'dryYeast', 'liquidStarter', 'solidStarter'] as const
const IN_EVERY_DOUGH = new Set<DoughKind>(['flour', 'water', ...LEAVENS])

const OTHER_LEAVEN = /^(?:lievito(?! (?:in scaglie|alimentare))|bicarbonato|cremor)(?!\p{L})/iu

/** Null where the line gives no amount: 'sale' may be for the topping, 'farina' for the board. */
function kindOf(line: string): DoughKind {
  const { amount, grams } = readIngredient(line)
  const name = lineName(line)
  if (OTHER_LEAVEN.test(name) && doughIngredientOf(name) === 'other') return 'freshYeast'
  return amount === null && grams === null ? null : doughIngredientOf(name)
}
type DoughKind = ReturnType<typeof doughIngredientOf> | null

/** Less flour than this makes no pizza: it thickens a sauce, or dusts a board. */
const LEAST_FLOUR_G = 80

/** Flour with butter and milk is a sauce, flour with eggs a cake. */
function isDough(lines: readonly string[]): boolean {
  const kinds = new Set(lines.map(kindOf))
  const flourG = lines
    .filter((line) => kindOf(line) === 'flour')
    .reduce((sum, line) => sum + (readIngredient(line).grams ?? 0), 0)
  return flourG >= LEAST_FLOUR_G && (kinds.has('water') || LEAVENS.some((leaven) => kinds.has(leaven)))
}

/** What a line says of its own place. */
const SAYS_DOUGH =
  /(?<!\p{L})(?:nell'impasto|per (?:l')?impast(?:o|are)|per la pasta(?! madre))|\(impasto\)|\d ?gr? impasto$/iu
const SAYS_TOPPING =
  /(?<!\p{L})(?:sopra|superficie|a crudo|sul(?:la|le)? |sui |per (?:condire|finire|guarnire|ungere|spennell\p{L}+|l[ao] (?:stampo|teglia)|le teglie|la farci\p{L}+|il (?:condimento|ripieno)))|salamoia/iu

/** Less is a pinch, for whatever it is. */
const LEAST_SALT_G = 1

/** Whether a line of a list with dough and topping belongs to the dough. Oil, sugar and eggs may belong to either. */
function goesIntoDough(line: string): boolean {
  if (SAYS_DOUGH.test(line) || SAYS_TOPPING.test(line)) return SAYS_DOUGH.test(line)
  const kind = kindOf(line)
  const isSolidFat = kind === 'fat' && !/(?<!\p{L})olio/iu.test(line)
  const isSalt = kind === 'salt' && (readIngredient(line).grams ?? LEAST_SALT_G) >= LEAST_SALT_G
  return IN_EVERY_DOUGH.has(kind) || isSalt || kind === 'milk' || isSolidFat
}

const KNEADS = /impast|lievit|farin|fontana/iu
const LAYS = /stend|stes[oa]|tegli|condi|inforn|cuoc|cott|spennell/iu

/** What the steps say of a line, by the first word of its name: each sentence up to it, and the clause around it. */
function tellings(line: string, steps: readonly string[]): { head: string; clause: string }[] {
  const word = lineName(line).toLowerCase().split(/[ ']/u)[0] ?? ''
  return steps
    .flatMap((step) => step.toLowerCase().split(/[.;!] /u))
    .flatMap((sentence) => {
      const at = sentence.indexOf(word)
      const clause = sentence.split(/[,:] /u).find((one) => one.includes(word))
      return at === -1 || clause === undefined ? [] : [{ head: sentence.slice(0, at), clause }]
    })
}

/** Which lines belong to the dough; oil, sugar or malt between two of them does too, and behind them where the steps begin
 * by kneading it in. */
function doughLines(lines: readonly string[], steps: readonly string[]): boolean[] {
  const own = lines.map(goesIntoDough)
  const isSeasoning = (line: string) => SEASONING.test(lineName(line)) && !SAYS_TOPPING.test(line)
  const isKneaded = (line: string) => {
    const [first] = tellings(line, steps)
    return !!first && (KNEADS.test(first.clause) || (KNEADS.test(first.head) && !LAYS.test(first.head)))
  }
  for (const [at, isOwn] of own.entries()) {
    const next = own.indexOf(true, at + 1)
    const between = lines.slice(at + 1, Math.max(next, at + 1))
    if (isOwn && between.every((line) => isSeasoning(line) || SAYS_TOPPING.test(line)))
      for (const [more, line] of between.entries()) own[at + 1 + more] = isSeasoning(line)
    const behind = lines[at + 1]
    if (own[at] && behind && isSeasoning(behind) && kindOf(behind) && isKneaded(behind)) own[at + 1] = true
  }
  return own
}

/** 'Rinfresco:', 'Per la farcia:': a heading that was typed among the lines. */
const HEADING = /^(?:\p{L}[\p{L} '’]{2,40}:|per (?:il|la|lo|i|gli|le|l['’]) ?[^\d:]{3,30}:?)$/iu
const OF_DOUGH = /impast|rinfresc|biga|poolish|lievitin|autolisi|(?<!\p{L})pasta(?!\p{L})/iu
const OF_TOPPING = /salamoia|condi|farci|ripien|guarni|copert|topping|finitur|sopra|salsa|sugo/iu

/** The group as the headings among its lines part it, each line for itself. */
function partsOf({ title, isDough, lines }: IngredientGroup): IngredientGroup[] {
  const parts: IngredientGroup[] = [{ title, isDough, lines: [] }]
  for (const line of lines.flatMap(ownLines)) {
    if (HEADING.test(line.trim()))
      parts.push({
        title: line.trim().replace(/:$/u, ''),
        isDough: OF_DOUGH.test(line) || (isDough && !OF_TOPPING.test(line)),
        lines: [],
      })
    else parts.at(-1)?.lines.push(line)
  }
  return parts.filter((part) => part.lines.length > 0)
}

/** '90 g a pizza' is so much for each. */
const EACH =
  /(\d+(?:[.,]\d+)?)( ?(?:g|gr|ml)\.?) (?:a|per|x|per ogni|ogni) (?:pizza|pz|testa|persona|focaccia|panetto|pezzo)(?!\p{L})/iu
const forAll = (line: string, servings: number): string =>
  line.replace(
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
  return withGroups(
    recipe,
    own.some((group) => group.isDough) ? placed(own) : parted(own, plainSteps(recipe)),
  )
}

/** What says that it belongs elsewhere stands there. */
function placed(groups: readonly IngredientGroup[]): IngredientGroup[] {
  const isOfDough = (line: string, isDough: boolean) =>
    SAYS_DOUGH.test(line) || (isDough && !SAYS_TOPPING.test(line))
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

function parted(groups: readonly IngredientGroup[], steps: readonly string[]): readonly IngredientGroup[] {
  const lines = groups.flatMap((group) => group.lines)
  const own = doughLines(lines, steps)
  const dough = { title: "Per l'impasto", isDough: true, lines: lines.filter((_, at) => own[at]) }
  const rest = { title: 'Per il condimento', isDough: false, lines: lines.filter((_, at) => !own[at]) }
  if (!isDough(dough.lines)) return groups
  // 'Le prime cinque cose' stay the first five.
  return (own[0] ? [dough, rest] : [rest, dough]).filter((group) => group.lines.length > 0)
}

const withGroups = <T extends RecipeToImprove>(recipe: T, groups: readonly IngredientGroup[]): T => ({
  ...recipe,
  ingredients: groups.flatMap(({ lines }) => lines),
  ingredientGroups: groups.map(({ lines, ...group }) => ({ ...group, count: lines.length })),
})
