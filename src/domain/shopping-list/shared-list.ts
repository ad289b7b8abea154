/** A shopping list in a URL: rows separated by '!', fields by '~', empty fields at the end left out.
 *
 * 'Fior+di+latte~500+g~2~1.5!Sale~q.b.': name, quantity, number of uses, and recipe ids.
 * Valid   any list; `checked` is not written. A damaged text gives its valid rows. */
import type { ShoppingItem } from './shopping-item.ts'

/** Characters. A longer list is sent as text, because messengers truncate long links. */
const LONGEST_SHARED_LIST = 2000
const [ROW, FIELD] = ['!', '~']

const escaped = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .replace(/[!~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replaceAll('%20', '+')

function plain(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

function writeRow({ name, quantity, times, recipes = [] }: ShoppingItem): string {
  const fields = [escaped(name), escaped(quantity), times > 1 ? String(times) : '', recipes.join('.')]
  return fields.join(FIELD).replace(/~+$/, '')
}

export function writeSharedList(items: readonly ShoppingItem[]): string | null {
  const text = items.map(writeRow).join(ROW)
  return text.length > LONGEST_SHARED_LIST ? null : text
}

function readRow(text: string): ShoppingItem[] {
  const [name = '', quantity = '', times = '', recipes = ''] = text.split(FIELD).map(plain)
  if (name.trim() === '') return []
  return [
    {
      name,
      checked: false,
      quantity,
      times: /^[1-9]\d?$/.test(times) ? Number(times) : 1,
      ...(/^\d{1,9}(?:\.\d{1,9})*$/.test(recipes) && { recipes: recipes.split('.').map(Number) }),
    },
  ]
}

export const readSharedList = (text: string): ShoppingItem[] =>
  text.slice(0, LONGEST_SHARED_LIST).split(ROW).flatMap(readRow)
