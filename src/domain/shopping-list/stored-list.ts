/** The shopping list in the browser's storage. Damaged text gives an empty list. A damaged row is not shown. */
import type { ShoppingItem } from './shopping-item.ts'

export const SHOPPING_LIST_KEY = 'shoppingList'

export type StoredShoppingList = {
  items: ShoppingItem[]
  recipes: number[]
  doses: Readonly<Record<string, string>>
  isByRecipe: boolean
}
export const EMPTY_LIST: StoredShoppingList = { items: [], recipes: [], doses: {}, isByRecipe: false }

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : []

function itemOf(value: unknown): ShoppingItem[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, checked, quantity, times, recipes } = value as Record<string, unknown>
  if (typeof name !== 'string') return []
  const ids = idsOf(recipes)
  return [
    {
      name,
      checked: checked === true,
      quantity: typeof quantity === 'string' ? quantity : '',
      times: typeof times === 'number' && Number.isInteger(times) && times > 0 ? times : 1,
      ...(ids.length > 0 && { recipes: ids }),
    },
  ]
}

const dosesOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(([id, doses]) => /^\d+$/.test(id) && typeof doses === 'string'),
      )
    : {}

export function readShoppingList(text: string | null): StoredShoppingList {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return EMPTY_LIST
    const { items, recipes, doses, isByRecipe } = stored as Record<string, unknown>
    return {
      items: Array.isArray(items) ? items.flatMap(itemOf) : [],
      recipes: idsOf(recipes),
      doses: dosesOf(doses),
      isByRecipe: isByRecipe === true,
    }
  } catch {
    return EMPTY_LIST
  }
}

/** The text to store. Rows and fields that only another version of the site can read are kept. */
export function withShoppingList(text: string | null, list: StoredShoppingList): string {
  const stored = fieldsOf(text)
  const rows = Array.isArray(stored.items) ? stored.items : []
  const unread = rows.filter((row) => row !== null && typeof row === 'object' && itemOf(row).length === 0)
  return JSON.stringify({ ...stored, ...list, items: [...list.items, ...unread] })
}

function fieldsOf(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {}
  } catch {
    return {}
  }
}
