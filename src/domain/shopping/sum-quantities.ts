/** 'Somma quantità': the same food asked for by several recipes becomes one row, and rows stand by department.
 *
 * Units   grams and millilitres are added up; equal pieces too ('2 spicchi' + '1 spicchio'); unlike amounts of one food
 *         are added in grams where every one of them has a weight. 'q.b.' stays beside what is known.
 * Valid   any list. What cannot be read is kept as it was written: nothing leaves the list. Summing twice changes
 *         nothing. */
import { type ReadIngredient, readIngredient } from '../ingredients/read-ingredient.ts'
import { foodById } from '../nutrition/foods.ts'
import { countNounOf } from '../recipe/italian-agreement.ts'
import { writeDecimal, writeHalves } from '../recipe/kitchen-number.ts'
import { DEPARTMENTS, type Department, departmentOf } from './departments.ts'
import type { ShoppingItem } from './shopping-item.ts'

const TO_TASTE = 'q.b.'

type Part = { read: ReadIngredient; times: number }
type Group = { name: string; department: Department; checked: boolean; parts: Part[] }

/** A row as an ingredient line. What the reader wrote as its quantity replaces what the name says. */
function partsOf({ name, quantity, times }: ShoppingItem): Part[] | null {
  if (quantity.trim() === '') return [{ read: readIngredient(name), times }]
  const bare = readIngredient(name)
  const what = bare.foodId === null ? name : bare.name
  const parts = quantity.split('+').map((amount) => readIngredient(`${amount.trim()} ${what}`))
  const understood = parts.every(({ amount, unit, foodId }) => (amount ?? unit) !== null && foodId !== null)
  return understood ? parts.map((read) => ({ read, times: 1 })) : null
}

const rounded = (amount: number) => Number(amount.toFixed(amount < 10 ? 2 : 0))

function weight(amount: number, unit: 'g' | 'ml'): string {
  const large = unit === 'g' ? 'kg' : 'l'
  return amount < 1000
    ? `${writeDecimal(rounded(amount))} ${unit}`
    : `${writeDecimal(rounded(amount) / 1000)} ${large}`
}

function total(parts: readonly Part[]): string {
  const [first] = parts
  const unit = first?.read.unit
  if (unit && parts.every(({ read }) => read.unit === unit && read.amount !== null)) {
    const amount = parts.reduce((sum, { read, times }) => sum + (read.amount ?? 0) * times, 0)
    if (unit === 'g' || unit === 'ml') return weight(amount, unit)
    const noun = countNounOf(unit)?.noun
    const count = Math.ceil(amount * 2) / 2
    if (noun) return `${writeHalves(count)} ${count < 2 ? noun.one : noun.many}`
  }
  if (parts.length === 0 || parts.some(({ read }) => read.grams === null)) return ''
  return weight(
    parts.reduce((sum, { read, times }) => sum + (read.grams ?? 0) * times, 0),
    'g',
  )
}

/** Null where the amounts of one food do not add up: then its rows stay apart. */
function quantityOf(parts: readonly Part[]): string | null {
  const known = parts.filter(({ read }) => read.amount !== null)
  const toTaste = parts.some(({ read }) => read.unit === TO_TASTE)
  const sum = total(known)
  if (known.length > 0 && sum === '') return null
  return [sum, toTaste ? TO_TASTE : ''].filter((text) => text !== '').join(' + ')
}

/** The list with every food once, by department and then in the order in which the foods first came. */
export function sumQuantities(items: readonly ShoppingItem[]): ShoppingItem[] {
  const groups = new Map<string, Group>()
  const kept: ShoppingItem[] = []
  for (const item of items) {
    const parts = partsOf(item)
    const foodId = parts?.[0]?.read.foodId
    const food = foodId ? foodById(foodId) : undefined
    if (!parts || !food) {
      kept.push({ ...item, department: 'Altro' })
      continue
    }
    const group = groups.get(food.id)
    if (group) {
      group.parts.push(...parts)
      group.checked &&= item.checked
    } else {
      groups.set(food.id, { name: food.name, department: departmentOf(food), checked: item.checked, parts })
    }
  }
  const summed = [...groups.values()].flatMap(rowsOf)
  return DEPARTMENTS.flatMap((name) => [...summed, ...kept].filter(({ department }) => department === name))
}

function rowsOf({ name, department, checked, parts }: Group): ShoppingItem[] {
  const row = { name, checked, times: 1, department }
  const quantity = quantityOf(parts)
  if (quantity !== null) return [{ ...row, quantity }]
  return parts.map((part) => ({ ...row, quantity: quantityOf([part]) ?? '' }))
}
