/** Adds a recipe to the shopping list, with its doses.
 *
 * Valid   ingredient lines, already scaled. If the recipe is already on the list, its earlier lines are
 *         removed first. */
import { type ShoppingItem, uniqueIngredients } from './shopping-item.ts'
import type { StoredShoppingList } from './stored-list.ts'

type RecipeForList = {
  id: number
  ingredients: readonly string[]
  doses: string
}

function without(items: readonly ShoppingItem[], id: number): ShoppingItem[] {
  return items.flatMap((item) => {
    if (!item.recipes?.includes(id)) return [item]
    const recipes = item.recipes.filter((other) => other !== id)
    return recipes.length === 0 ? [] : [{ ...item, times: Math.max(1, item.times - 1), recipes }]
  })
}

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
  // Rows are never merged if the user wrote them or gave them a quantity.
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
