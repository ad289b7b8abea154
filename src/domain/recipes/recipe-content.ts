import type { DoughStyleName } from '../styles/dough-styles.ts'
import type { Style } from '../styles/style.ts'
import type { Pan } from './doses/pan.ts'
import type { RecipeTextName } from './recipe-texts.ts'
import type { Difficulty, RecipeCategory } from './vocabulary.ts'

export type RecipeDough = {
  style: DoughStyleName
  /** Where it is another than that of the style: a gluten-free dough in a tray. */
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
  /** Name of the rendered picture. Without it the page draws the pizza. */
  image?: string | undefined
  servings: number
  servingsUnit: string
  /**
   * Minutes; their sum is the time from start to table. Baking counts only the pizzas, one batch after
   * another. Cooking of toppings counts as work, or happens during the rest.
   */
  times: { activeMin: number; restMin: number; bakeMin: number }
  vegan: boolean
  glutenFree: boolean
  dough: RecipeDough
  ingredients: IngredientGroupContent[]
  steps: string[]
}
