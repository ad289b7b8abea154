/** A recipe as it is written in `content/recipes/*.yaml`, before it becomes a row. */

import type { DoughStyleName } from '../styles/dough-styles.ts'
import type { Style } from '../styles/style.ts'
import type { Pan } from './doses/pan.ts'
import type { RecipeTextName } from './recipe-texts.ts'
import type { Difficulty, RecipeCategory } from './vocabulary.ts'

/** `pieces` balls, or pans where `pan` is given. */
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
  /** Name of the rendered picture, which is the file's name; without it the page draws the pizza. */
  image?: string | undefined
  servings: number
  servingsUnit: string
  /**
   * Minutes. Together they are the time from the first gesture to the table. Baking is that of the pizzas themselves, one
   * batch after the other; what is cooked to go on them is work, or happens while the dough rests.
   */
  times: { activeMin: number; restMin: number; bakeMin: number }
  vegan: boolean
  glutenFree: boolean
  dough: RecipeDough
  ingredients: IngredientGroupContent[]
  /** With their marks: see `step-marks.ts`. */
  steps: string[]
}
