import type { DoughStyleName } from '../styles/dough-styles.ts'
import type { Style } from '../styles/style.ts'
import type { Pan } from './doses/pan.ts'
import type { RecipeTextName } from './recipe-texts.ts'
import type { Difficulty, RecipeCategory } from './vocabulary.ts'

export type RecipeDough = {
  style: DoughStyleName
  /** Set only if the dough does not have the usual shape of its `style`. */
  shape?: Style | undefined
  pieces: number
  pan?: Pan | undefined
}

export type IngredientGroupContent = { title: string; lines: string[]; dough?: boolean | undefined }

export type RecipeContent = { [Name in RecipeTextName]?: string | undefined } & {
  id: number
  name: string
  category: RecipeCategory
  difficulty: Difficulty
  description: string
  image?: string | undefined
  servings: number
  servingsUnit: string
  /**
   * Minutes; their sum is the time from start to table. `bakeMin` counts only the pizzas, one batch after
   * another. Cooking of toppings is part of `activeMin` or happens during the rest.
   */
  times: { activeMin: number; restMin: number; bakeMin: number }
  vegan: boolean
  glutenFree: boolean
  dough: RecipeDough
  ingredients: IngredientGroupContent[]
  steps: string[]
}
