import type { Recipe } from '#contracts/recipes/recipe.ts'
import { improveRecipe } from '#domain/improvement/improve-recipe.ts'
import { renderImproved } from '#domain/improvement/render-improved.ts'
import { renderTips, tipsFor } from '#domain/improvement/tips.ts'
import type { RecipeImprover, Wish } from './recipe-improver.ts'

export const embeddedImprover: RecipeImprover = {
  async improve(recipe, { kind, option }) {
    if (kind === 'tips') return renderTips(tipsFor(recipe))
    return renderImproved(improveRecipe(recipe, option), kind === 'variant' ? 'recipe' : 'changes')
  },
}

export const titleOf = (recipe: Recipe, { kind, option }: Wish): string =>
  kind === 'tips' ? tipsFor(recipe).title : improveRecipe(recipe, option).title
