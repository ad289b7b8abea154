export type ShoppingItem = {
  name: string
  checked: boolean
  quantity: string
  times: number
  recipes?: number[]
}

export type ListRow = ShoppingItem & {
  sources: number[]
  /** What to ask for in a shop, where it does not sell the quantity: '1 piccola'. */
  buy?: string
}

export const NEW_NAME = 'Nuovo ingrediente'

export const newItem = (): ShoppingItem => ({ name: NEW_NAME, checked: false, quantity: '', times: 1 })

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

export const singleRows = (items: readonly ShoppingItem[]): ListRow[] =>
  items.map((item, index) => ({ ...item, sources: [index] }))

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

export const amountText = ({ quantity, buy }: { quantity: string; buy?: string | undefined }): string =>
  buy ? `${buy} (${quantity})` : quantity

export const listAsText = (rows: readonly Omit<ListRow, 'sources'>[]): string =>
  rows
    .map((row) => `${row.checked ? '☑' : '☐'} ${row.name}${row.quantity ? `, ${amountText(row)}` : ''}`)
    .join('\n')
