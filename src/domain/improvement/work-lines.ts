import { lineName } from '../ingredients/line-name.ts'
import { ownLines } from '../ingredients/own-lines.ts'
import { ingredientsOf } from '../ingredients/plain-line.ts'
import { type ReadIngredient, readIngredient } from '../ingredients/read-ingredient.ts'
import { formatIngredientLine, parseIngredientLine, scaleMeasuredLine } from '../lines/ingredient-line.ts'
import { edibleGrams } from '../lines/parts-and-fillings.ts'
import { groupsOf, type ListedRecipe, portionsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { readDecimal, writeDecimal } from '../words/kitchen-number.ts'
import type { WorkGroup, WorkLine } from './improved-recipe.ts'

/** `DOUGH_G`: grams of dough for one pizza. `FAR_OFF`: if the stated portions and the portions computed from
 * the dough differ by more than this factor, the computed number is used. Both [stima]. */
const DOUGH_G = 265
const FAR_OFF = 2.1
const LEAST_DOUGH_G = 100

export function platesOf(recipe: ListedRecipe): number {
  const said = portionsOf(recipe)
  const isInParts = /(?<!\p{L})(?:biga|poolish|lievitino)(?!\p{L})/iu.test(recipe.ingredients.join(' '))
  if (recipe.category === 'Dolce' || isInParts) return said
  const dough = workGroups(recipe).flatMap(({ isDough, lines }) => (isDough ? lines : []))
  const doughG = dough.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const fed = Math.max(1, Math.round(doughG / DOUGH_G))
  return doughG > LEAST_DOUGH_G && Math.max(said / fed, fed / said) > FAR_OFF ? fed : said
}

export { lineName as nameOfLine } from '../ingredients/line-name.ts'

const isWeighed = ({ unit }: ReadIngredient) => unit === 'g' || unit === 'ml'

function composedLine(text: string): WorkLine | null {
  const parts = text.includes(':') ? ingredientsOf(text).map(readIngredient) : []
  const grams = parts.reduce((sum, part) => sum + (part.grams ?? 0), 0)
  if (parts.length < 2 || !parts.every((part) => part.grams !== null && part.foodId !== null)) return null
  const foodId = parts.map((part) => `${part.foodId} ${((part.grams ?? 0) / grams).toFixed(3)}`).join(', ')
  return { text, grams, foodId, isNew: false }
}

const read = new Map<string, WorkLine>()
const MOST_READ = 2000

export function workLine(text: string): WorkLine {
  const line = read.get(text) ?? readLine(text)
  if (read.size >= MOST_READ) read.clear()
  read.set(text, line)
  return line
}

function readLine(text: string): WorkLine {
  const composed = composedLine(text)
  if (composed) return composed
  const ingredient = readIngredient(text)
  const { foodId, confidence } = ingredient
  const grams = edibleGrams(text, foodId, ingredient.grams)
  const isRough =
    grams !== null &&
    (grams !== ingredient.grams || !isWeighed(ingredient) || (foodId !== null && confidence === 'bassa'))
  return { text, grams, foodId, isNew: false, ...(isRough && { isRough }) }
}

/** Words that give the amount for one pizza: 'un cucchiaino a pizza'. In 'mozzarella per pizza' the words
 * name a kind. */
const EACH =
  /(?<!\p{L})(?:(?:a|(?:per |su )?ogni|per(?= persona)) |\/ ?)(?:testa|pizza|persona|porzione)(?!\p{L})/iu
const BRACKETS = / ?\([^()]*\)/gu
/** In '360 g (90 g a pizza)' the weight before the bracket is already the total. */
function ofAll(line: WorkLine, portions: number): WorkLine {
  const open = line.text.replace(BRACKETS, '')
  const isOfEach = EACH.test(/\d/u.test(open) ? open : line.text)
  return line.grams !== null && isOfEach ? { ...line, grams: line.grams * portions } : line
}

/** Step marks refer to line indexes, so the lines of a marked list are not split. */
export function workGroups(recipe: ListToWork): WorkGroup[] {
  const portions = portionsOf(recipe)
  let place = 0
  const isMarked = (recipe.steps ?? []).flat().some((part) => typeof part !== 'string')
  return groupsOf(recipe).map(({ title, isDough, lines }) => ({
    title,
    isDough,
    lines: (isMarked ? lines : lines.flatMap(ownLines)).map((line) => ({
      ...ofAll(workLine(line), portions),
      place: place++,
    })),
  }))
}
type ListToWork = Parameters<typeof groupsOf>[0] &
  Parameters<typeof portionsOf>[0] &
  Partial<Pick<RecipeToImprove, 'steps'>>

/** Rounds to kitchen scales: 0.1 g steps below 3 g, 0.5 g below 10 g, 1 g below 50 g, then 5 g. Never zero. */
export function kitchenGrams(grams: number): number {
  const step = grams < 3 ? 0.1 : grams < 10 ? 0.5 : grams < 50 ? 1 : 5
  return Number(Math.max(step, Math.round(grams / step) * step).toFixed(1))
}

function roughGrams(grams: number): number {
  const step = grams < 3 ? 0.5 : grams < 20 ? 1 : grams < 100 ? 5 : 10
  return Math.max(step, Math.round(grams / step) * step)
}

export function newLine(
  name: string,
  grams: number | null,
  foodId: string | null,
  isRough = false,
): WorkLine {
  if (grams === null) return { text: `${name} q.b.`, grams: null, foodId, isNew: true }
  const rounded = isRough ? roughGrams(grams) : kitchenGrams(grams)
  const text = `${isRough ? 'circa ' : ''}${writeDecimal(rounded)} g di ${name}`
  return { text, grams: rounded, foodId, isNew: true, ...(isRough && { isRough }) }
}

/** Changes the name in a line and keeps its measure: '2 burrate senza lattosio da 125 g'. Null if the line
 * does not contain the old name as a whole. */
export function renamedLine(line: WorkLine, name: string): WorkLine | null {
  const old = lineName(line.text)
  const at = line.text.toLowerCase().indexOf(old.toLowerCase())
  if (at === -1) return null
  const behind = line.text.slice(at + old.length)
  const label = name.startsWith(`${old} `) ? name.slice(old.length) : ''
  const text =
    label !== '' && HAS_CHOICE.test(line.text)
      ? `${line.text.replace(/[ ,.;]+$/u, '')}, in ogni caso${label}`
      : line.text.slice(0, at) + name + behind
  return { ...line, text, isNew: true }
}
const HAS_CHOICE = /(?<!\p{L})(?:oppure|o|va bene|vanno bene|se (?:vi|ti|ne)) \p{L}|\p{L} \+ \p{L}/iu

export function purposeOf(line: string): string {
  const shared =
    /(?:, | \()((?:metà|mezz[oa]|parte|un terzo) \p{L}[^()]*|\+ [^()]*|(?:event|facolt|opzion)\p{L}+|se (?:v|t)\p{L}+|volendo)/iu.exec(
      line,
    )?.[1]
  if (shared) return ` (${shared})`
  const [late] = / (?:a crudo|a fiocc\p{L}+|alla fine)$/iu.exec(line) ?? []
  if (late) return late
  const said = /,? (per (?!un paio|qualche|tutta)\p{L}[^\d(]*?)[ :–-]*(?:\(?\d.*|\(.*)?$/u.exec(
    line.replace(/ \+ .*$/u, '').replace(/ ?\([^()\d]*\)/gu, ''),
  )?.[1]
  const name = lineName(line)
  return said === undefined || name.includes(' per ') || said.includes(name) ? '' : ` ${said.trim()}`
}

/** Matches neither the weight of one piece ('da 125 g') nor a weight directly after a bracket. */
const WEIGHT = /(?<![\p{L}\d.,(]|(?<!\p{L})da )(\d+(?:[.,]\d+)?) ?(k?g|gr|grammi|ml)\.?(?![\p{L}\d])/giu
const BARE_WEIGHT = /^\d{3,4}(?= \p{L}\D*$)|(?<=\D[ ,]gr?\.? )\d+$/iu
/** The amounts in these brackets would no longer fit the scaled grams: '10 g (2 cucchiaini)'. */
const IN_SPOONS =
  / \((?:circa )?(?:\d|un|due|tre|mezz)[^()]*(?:cucchia|bicchier|tazz|(?:\/|a |per |ogni )(?:pizza|testa|persona|porzione|panetto))[^()]*\)/giu
function reweighed(line: WorkLine, factor: number): WorkLine | null {
  const [found, another] = [...line.text.matchAll(WEIGHT)]
  const [all = '', said = all, unit = 'g'] = found ?? BARE_WEIGHT.exec(line.text) ?? []
  const isKilos = unit.toLowerCase() === 'kg'
  const own = readDecimal(said) * (isKilos ? 1000 : 1)
  const isSum = another !== undefined || line.text.includes('+')
  const isCounted = /\(|^(?:\d|un[oa]?(?!\p{L}))/iu.test(line.text.slice(0, found?.index ?? 0))
  if (all === '' || isSum || isCounted || (line.isRough && found) || own !== line.grams) return null
  const grams = kitchenGrams(line.grams * factor)
  const written = isKilos ? `${writeDecimal(grams)} g` : all.replace(said, writeDecimal(grams))
  const text = line.text.replace(all, written).replace(IN_SPOONS, '')
  return { ...line, text, grams, isNew: true }
}

const GLOSS = / \((?!circa|un|du|tr|quattro|mezz|[^()]*(?:cucchia|bicchier|tazz|pizza|testa))[^()\d]{3,}\)/iu
const glossOf = (line: string) => (purposeOf(line) === '' ? (GLOSS.exec(line)?.[0] ?? '') : '')
const WORK =
  /[ ,]((?:ben |già )?(\p{L}*(?:grattugi|gratt|scol|sgocciol|strizz|tagli|affett|trit|sfilacci|spezzett)at)[oaie](?!\p{L})[^,()\d]*)/iu
function workOf(line: string, name: string): string {
  const [, work = '', part = ''] = WORK.exec(line) ?? []
  return part === '' || name.toLowerCase().includes(part.toLowerCase()) ? '' : `, ${work.trim()}`
}

/** Tolerated relative rounding error of a counted line. */
const MOST_OFF = 0.15
const ONE_AMOUNT = /^(?!e )[^1-9½¼¾]*$/u

export function scaledLine(line: WorkLine, factor: number): WorkLine {
  if (line.grams === null) return line
  const same = reweighed(line, factor)
  if (same) return same
  const parsed = parseIngredientLine(line.text)
  const own = { ...line, grams: kitchenGrams(line.grams * factor), isNew: true }
  if (parsed.kind === 'measured' && ONE_AMOUNT.test(parsed.rest)) {
    const { amount, unit, rest } = parsed
    if (typeof unit === 'string')
      return { ...own, text: `${writeDecimal(kitchenGrams(amount * factor))} ${unit} ${rest}` }
    const scaled = scaleMeasuredLine(parsed, factor)
    const isOneOfMany = amount > 1 && scaled.amount <= 1 && !/^(?:di |d'|$)/u.test(rest)
    if (!isOneOfMany && Math.abs(scaled.amount / (amount * factor) - 1) <= MOST_OFF)
      return { ...own, text: formatIngredientLine(scaled) }
  }
  const anew = newLine(lineName(line.text), line.grams * factor, line.foodId, line.isRough)
  const text = anew.text + glossOf(line.text) + (purposeOf(line.text) || workOf(line.text, anew.text))
  return { ...anew, text, place: line.place }
}

const GRAMS = /\d+(?:,\d+)?(?= g )/gu

function together(one: WorkLine, other: WorkLine): WorkLine {
  const more = (other.text.match(GRAMS) ?? []).map(readDecimal)
  const text = one.text.replace(GRAMS, (own) =>
    writeDecimal(kitchenGrams(readDecimal(own) + (more.shift() ?? 0))),
  )
  const isRough = one.isRough === true || other.isRough === true
  return {
    ...one,
    text: isRough ? `circa ${text.replace(/^circa /u, '')}` : text,
    grams: one.grams === null ? null : one.grams + (other.grams ?? 0),
    ...(isRough && { isRough }),
  }
}

export function summedLines(lines: readonly WorkLine[]): WorkLine[] {
  const sums = new Map<string, WorkLine>()
  for (const [at, line] of lines.entries()) {
    const key = line.isNew ? line.text.replace(/^circa /u, '').replace(GRAMS, '·') : `${at}`
    const twin = sums.get(key)
    sums.set(key, twin ? together(twin, line) : line)
  }
  return [...sums.values()]
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
