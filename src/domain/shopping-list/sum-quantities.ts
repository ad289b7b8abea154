/** Adds up the amounts of a food from several recipes in one row, and groups the rows by department.
 *
 * Units   grams, millilitres, or pieces of one kind ('2 spicchi' + '1 spicchio'). Different units of a food
 *         are added in grams, with 'circa', if each unit has a weight.
 * Valid   any list. An unreadable row stays as written, and so does a quantity that the user wrote, unless
 *         its number is added to another row's. Summing twice changes nothing. */

import { DEPARTMENTS, type Department } from '../ingredients/department.ts'
import { departmentOf } from '../ingredients/departments.ts'
import { foodById } from '../ingredients/foods.ts'
import { type ReadIngredient, readIngredient } from '../ingredients/read-ingredient.ts'
import { isMeasure } from '../lines/piece-weights.ts'
import type { CountNoun } from '../words/count-noun.ts'
import { agree, countNounOf } from '../words/italian-agreement.ts'
import { writeDecimal, writeHalves } from '../words/kitchen-number.ts'
import { safetyWords } from './safety-words.ts'
import { shopAmount } from './shop-amount.ts'
import { type ListRow, NEW_NAME, type ShoppingItem, unionOf } from './shopping-item.ts'

const TO_TASTE = 'q.b.'
const PIECES = ''

export type SummedRow = ListRow & { department: Department }

type Part = { read: ReadIngredient; times: number; isRough?: boolean }
type Source = { item: ShoppingItem; index: number; parts: Part[] }
type Group = { key: string; safety: string; department: Department; sources: Source[] }

const BELOW_ZERO = /(?:^|\s)[-−]\d/
const RANGE = /^(?:da |tra )?\d+(?:,\d+)? ?(?:[-–]|o|a) ?(\d+(?:,\d+)?)(?= )/
const THOUSANDS = /(\d)\.(?=\d{3}(?!\d))/g
const ABOUT = /\bcirca\b/
const IN_WORDS = /^[^\d½¼¾⅓⅔⅛]+$/u
const COUNT = /^\d+(?:[.,]\d+)?$/

const toBuy = (line: string) => readIngredient(line.replace(THOUSANDS, '$1').replace(RANGE, '$1'))

function readAmount(quantity: string, what: string): ReadIngredient {
  const read = toBuy(`${quantity} ${what}`)
  return read.amount === null && COUNT.test(quantity)
    ? { ...read, name: what, amount: Number(quantity.replace(',', '.')), unit: PIECES }
    : read
}

/** Parses a row like an ingredient line: one part for each amount of a sum ('2 + 3 spicchi'). The user's
 * quantity replaces the amount in the name. Null for a new row without a name, for unreadable rows and for
 * amounts below zero. */
function partsOf({ name, quantity, times }: ShoppingItem): Part[] | null {
  if (name === NEW_NAME) return null
  if (BELOW_ZERO.test(`${name} ${quantity}`) || BELOW_ZERO.test(quantity)) return null
  if (quantity.trim() === '') return [{ read: toBuy(name), times }]
  if (IN_WORDS.test(quantity) && quantity.trim() !== TO_TASTE) return null
  const bare = toBuy(name)
  const what = bare.foodId === null ? name : bare.called
  const parts = quantity.split('+').map((amount) => readAmount(amount.trim(), what))
  const understood = parts.every(({ amount, unit }) => (amount ?? unit) !== null)
  return understood ? parts.map((read) => ({ read, times: 1, isRough: ABOUT.test(quantity) })) : null
}

/** Rows with the same key are added up. The key is the id of a known food, otherwise the singular of the
 * name ('arancia' for 'arance'). '' if the row has no usable name. */
function keyOf({ foodId, name, unit }: ReadIngredient): string {
  if (foodId !== null) return foodId
  const words = name.toLowerCase().trim()
  if (readIngredient(name).name.toLowerCase() !== words) return ''
  const noun = unit === null ? undefined : countNounOf(unit)?.noun
  if (!noun || !words.startsWith(noun.one)) return words
  return `${noun.one} ${agree(words.slice(noun.one.length).trim(), noun, 'one').text}`.trim()
}

const rounded = (amount: number) => Number(amount.toFixed(amount < 10 ? 2 : 0))

function weight(amount: number, unit: 'g' | 'ml'): string {
  const large = unit === 'g' ? 'kg' : 'l'
  return amount < 1000
    ? `${writeDecimal(rounded(amount))} ${unit}`
    : `${writeDecimal(rounded(amount) / 1000)} ${large}`
}

const isNamedBy = ({ foodId, name }: ReadIngredient, { one }: CountNoun) =>
  foodId === null && name.toLowerCase().startsWith(one)

function total(parts: readonly Part[]): string {
  const [first] = parts
  const unit = first?.read.unit
  if (
    unit !== null &&
    unit !== undefined &&
    parts.every(({ read }) => read.unit === unit && read.amount !== null)
  ) {
    const amount = parts.reduce((sum, { read, times }) => sum + (read.amount ?? 0) * times, 0)
    const about = parts.some(({ isRough }) => isRough) ? 'circa ' : ''
    if (unit === 'g' || unit === 'ml') return `${about}${weight(amount, unit)}`
    const noun = countNounOf(unit)?.noun
    const steps = noun && isMeasure(noun.one) && !noun.isWhole ? 2 : 1
    const count = Math.ceil(amount * steps) / steps
    if (unit === PIECES || (noun && first && isNamedBy(first.read, noun))) return writeHalves(count)
    if (noun) return `${writeHalves(count)} ${count <= 1 ? noun.one : noun.many}`
  }
  if (parts.length === 0 || parts.some(({ read }) => read.grams === null)) return ''
  const grams = parts.reduce((sum, { read, times }) => sum + (read.grams ?? 0) * times, 0)
  const isCertain = parts.every(({ read, isRough }) => read.confidence === 'alta' && !isRough)
  return `${isCertain ? '' : 'circa '}${weight(grams, 'g')}`
}

function quantityOf(parts: readonly Part[]): string | null {
  const known = parts.filter(({ read }) => read.amount !== null)
  const toTaste = parts.some(({ read }) => read.unit === TO_TASTE)
  const sum = total(known)
  if (known.length > 0 && sum === '') return null
  return [sum, toTaste ? TO_TASTE : ''].filter((text) => text !== '').join(' + ')
}

function toAskFor(parts: readonly Part[]): string | null {
  const [first] = parts
  const known = parts.filter(({ read }) => read.amount !== null)
  if (!first?.read.foodId || known.length === 0 || known.some(({ read }) => read.grams === null)) return null
  const grams = known.reduce((sum, { read, times }) => sum + (read.grams ?? 0) * times, 0)
  return shopAmount(first.read.foodId, first.read.unit ?? PIECES, grams)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\d]+/u)

/**
 * The name that all lines share, if it has a word that the food table's name lacks: 'Funghi misti' are
 * champignon in the table. Otherwise the food table's name.
 */
function calledIn(parts: readonly Part[], name: string): string {
  const [called = '', ...others] = new Set(parts.map(({ read }) => read.called.toLowerCase()))
  const known = wordsOf(name)
  return others.length === 0 && wordsOf(called).some((word) => !known.includes(word)) ? capital(called) : name
}

function nameOf(parts: readonly Part[], key: string, safety: string): string {
  const foodId = parts[0]?.read.foodId ?? null
  const food = foodId === null ? undefined : foodById(foodId)
  const bare = food ? calledIn(parts, food.name) : capital(key)
  return safety === '' || safetyWords(bare) === safety ? bare : `${bare} (${safety})`
}

const departmentOfRow = ({ name }: ShoppingItem) => departmentOf(readIngredient(name).foodId ?? undefined)

export function sumQuantities(items: readonly ShoppingItem[]): SummedRow[] {
  const groups = new Map<string, Group>()
  const entries: (() => SummedRow[])[] = []
  items.forEach((item, index) => {
    const parts = partsOf(item)
    const [first] = parts ?? []
    const key = first ? keyOf(first.read) : ''
    if (!parts || !first || key === '') {
      entries.push(() => [{ ...item, sources: [index], department: departmentOfRow(item) }])
      return
    }
    const safety = safetyWords(item.name)
    const known = groups.get(`${key}|${safety}`)
    const source = { item, index, parts }
    if (known) {
      known.sources.push(source)
      return
    }
    const department = departmentOf(first.read.foodId ?? undefined)
    const group: Group = { key, safety, department, sources: [source] }
    groups.set(`${key}|${safety}`, group)
    entries.push(() => rowsOf(group))
  })
  const rows = entries.flatMap((rowsOfEntry) => rowsOfEntry())
  return DEPARTMENTS.flatMap((name) => rows.filter(({ department }) => department === name))
}

function rowsOf({ key, safety, department, sources }: Group): SummedRow[] {
  const all = sources.flatMap(({ parts }) => parts)
  const name = nameOf(all, key, safety)
  const isUnknown = sources[0]?.parts[0]?.read.foodId === null
  const asWritten = () => sources.map(({ item, index }) => ({ ...item, sources: [index], department }))
  if (isUnknown && sources.length === 1 && sources[0]?.item.times === 1) return asWritten()
  const [only, ...others] = sources
  const typed = others.length === 0 ? only?.item.quantity.trim() : ''
  const quantity = typed || quantityOf(all)
  const buy = toAskFor(all)
  if (quantity !== null) {
    const items = sources.map(({ item }) => item)
    const recipes = unionOf(items.map((item) => item.recipes))
    const checked = items.every((item) => item.checked)
    const places = sources.map(({ index }) => index)
    return [
      {
        name,
        checked,
        quantity,
        times: 1,
        department,
        sources: places,
        ...(recipes.length > 0 && { recipes }),
        ...(buy && { buy }),
      },
    ]
  }
  if (isUnknown) return asWritten()
  return sources.map(({ item, index, parts }) => ({
    ...item,
    name,
    quantity: quantityOf(parts) ?? item.quantity,
    times: 1,
    sources: [index],
    department,
  }))
}
