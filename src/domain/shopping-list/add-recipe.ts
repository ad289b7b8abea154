/** A recipe on the shopping list, with the doses for which it is cooked.
 *
 * Valid   lines as a recipe has them, scaled already. A recipe that is on the list is put there again: its old lines go,
 *         and what other recipes ask for stays. */
import { type ShoppingItem, uniqueIngredients } from './shopping-item.ts'
import type { StoredShoppingList } from './stored-list.ts'

type RecipeForList = {
  id: number
  ingredients: readonly string[]
  /** As an address says it: '6', '500g'; '' for those of the recipe. */
  doses: string
}

/** The rows without what this recipe asks for. */
function without(items: readonly ShoppingItem[], id: number): ShoppingItem[] {
  return items.flatMap((item) => {
    if (!item.recipes?.includes(id)) return [item]
    const recipes = item.recipes.filter((other) => other !== id)
    return recipes.length === 0 ? [] : [{ ...item, times: Math.max(1, item.times - 1), recipes }]
  })
}

/** A row of the same words asks for it once more, and has to be bought again. */
function joined(item: ShoppingItem, more: ShoppingItem): ShoppingItem {
  return {
    ...item,
    checked: false,
    times: item.times + more.times,
    recipes: [...(item.recipes ?? []), ...(more.recipes ?? [])],
  }
}

export function withRecipe(list: StoredShoppingList, recipe: RecipeForList): StoredShoppingList {
  const { id, doses } = recipe
  const kept = without(list.items, id)
  const added = uniqueIngredients([recipe])
  const keyOf = ({ name }: ShoppingItem) => name.trim().toLowerCase()
  // What the reader has written himself is never joined: his row may mean another amount.
  const twinOf = (item: ShoppingItem) =>
    added.find((more) => item.recipes && item.quantity === '' && keyOf(more) === keyOf(item))
  const twins = new Set(kept.flatMap((item) => twinOf(item) ?? []))
  const { [id]: _, ...otherDoses } = list.doses
  return {
    ...list,
    items: [
      ...kept.map((item) => {
        const twin = twinOf(item)
        return twin ? joined(item, twin) : item
      }),
      ...added.filter((item) => !twins.has(item)),
    ],
    recipes: list.recipes.includes(id) ? list.recipes : [...list.recipes, id],
    doses: doses === '' ? otherDoses : { ...otherDoses, [id]: doses },
  }
}
