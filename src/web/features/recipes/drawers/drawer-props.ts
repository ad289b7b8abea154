import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { ChosenDoses } from '../use-doses.ts'

export interface DrawerProps {
  recipe: Recipe
  doses: ChosenDoses
  onClose: () => void
}
