/** The shopping list of one evening: the ingredients of the chosen recipes, each once.
 *
 * Source  the site's specification: rows unchecked, with an empty quantity, named as the recipes name them. */

export type ShoppingItem = {
  name: string
  checked: boolean
  /** Free text, empty until somebody writes it or the quantities are summed. */
  quantity: string
  /** How many of the recipes ask for this very line: the sum needs it. 1 for rows that the reader added. */
  times: number
  /** Where in the shop, once the quantities are summed. */
  department?: string
}

export const newItem = (): ShoppingItem => ({
  name: 'Nuovo ingrediente',
  checked: false,
  quantity: '',
  times: 1,
})

/** The unique ingredients of the recipes, in the order in which they come. */
export function uniqueIngredients(recipes: readonly { ingredients: readonly string[] }[]): ShoppingItem[] {
  const items = new Map<string, ShoppingItem>()
  for (const line of recipes.flatMap(({ ingredients }) => ingredients)) {
    const name = line.trim()
    const key = name.toLowerCase()
    const found = items.get(key)
    if (found) found.times += 1
    else if (name !== '') items.set(key, { name, checked: false, quantity: '', times: 1 })
  }
  return [...items.values()]
}

/** One row a line, for the clipboard: '☐ Fior di latte, 500 g'. */
export const listAsText = (items: readonly ShoppingItem[]): string =>
  items
    .map(({ name, checked, quantity }) => `${checked ? '☑' : '☐'} ${name}${quantity ? `, ${quantity}` : ''}`)
    .join('\n')
