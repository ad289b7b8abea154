export type RecipeType = 'Vegana' | 'Senza Glutine' | 'Tradizionale'

export function recipeTypes({
  isVegan,
  isGlutenFree,
}: {
  isVegan: boolean
  isGlutenFree: boolean
}): RecipeType[] {
  const types: RecipeType[] = []
  if (isVegan) types.push('Vegana')
  if (isGlutenFree) types.push('Senza Glutine')
  return types.length > 0 ? types : ['Tradizionale']
}
