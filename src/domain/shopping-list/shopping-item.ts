/** The shopping list of one evening: the ingredients of the chosen recipes, each once.
 *
 * Source  the site's specification: rows unchecked, with an empty quantity, named as the recipes name them. */

export type ShoppingItem = {
  name: string
  checked: boolean
  /** Free text, empty until somebody writes it. */
  quantity: string
  /** How many times the recipes ask for this very line: the sum needs it. 1 for rows that the reader added. */
  times: number
  /** Ids of the recipes that ask for it; left out for rows that the reader added. */
  recipes?: number[]
}

/** What the list shows in one line: one row of what is stored, or several that were added up. */
export type ListRow = ShoppingItem & {
  /** Their places in what is stored, from 0. */
  sources: number[]
}

export const NEW_NAME = 'Nuovo ingrediente'

export const newItem = (): ShoppingItem => ({ name: NEW_NAME, checked: false, quantity: '', times: 1 })

/** The unique ingredients of the recipes, in the order in which they come. */
export function uniqueIngredients(
  recipes: readonly { id: number; ingredients: readonly string[] }[],
): ShoppingItem[] {
  const items = new Map<string, ShoppingItem>()
  for (const { id, ingredients } of recipes) {
    for (const line of ingredients) {
      const name = line.trim()
      const key = name.toLowerCase()
      const found = items.get(key)
      if (found) {
        found.times += 1
        found.recipes = unionOf([found.recipes, [id]])
      } else if (name !== '') items.set(key, { name, checked: false, quantity: '', times: 1, recipes: [id] })
    }
  }
  return [...items.values()]
}

export const unionOf = (recipes: readonly (readonly number[] | undefined)[]): number[] => [
  ...new Set(recipes.flatMap((ids) => ids ?? [])),
]

/** What is stored as it is, each row by itself. */
export const singleRows = (items: readonly ShoppingItem[]): ListRow[] =>
  items.map((item, index) => ({ ...item, sources: [index] }))

/** The list after a change of one line that it shows; rows that were added up become the one that the reader wrote. */
export function changedList(
  items: readonly ShoppingItem[],
  row: ListRow,
  change: Partial<Pick<ShoppingItem, 'name' | 'quantity' | 'checked'>>,
): ShoppingItem[] {
  const isOf = (index: number) => row.sources.includes(index)
  if (change.name === undefined && change.quantity === undefined)
    return items.map((item, index) => (isOf(index) ? { ...item, ...change } : item))
  const { name, checked, quantity, times, recipes } = { ...row, ...change }
  const written = { name, checked, quantity, times, ...(recipes && { recipes }) }
  return items.flatMap((item, index) => {
    if (index === row.sources[0]) return [written]
    return isOf(index) ? [] : [item]
  })
}

/** One row a line, for the clipboard: '☐ Fior di latte, 500 g'. */
export const listAsText = (items: readonly ShoppingItem[]): string =>
  items
    .map(({ name, checked, quantity }) => `${checked ? '☑' : '☐'} ${name}${quantity ? `, ${quantity}` : ''}`)
    .join('\n')
