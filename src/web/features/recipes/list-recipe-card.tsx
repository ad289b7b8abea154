import type { RecipeCard as Recipe } from '#contracts/recipe.ts'
import { Badge, DifficultyBadge } from '../../ui/badge.tsx'
import { RecipeCard, TimeFact } from '../../ui/recipe-card.tsx'

export const ListRecipeCard = ({ recipe, priority }: { recipe: Recipe; priority: boolean }) => (
  <RecipeCard
    recipe={recipe}
    priority={priority}
    facts={
      <>
        <Badge>{recipe.category}</Badge>
        <DifficultyBadge difficulty={recipe.difficulty} />
      </>
    }
  >
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <span>{recipe.ingredientCount} ingredienti</span>
      <TimeFact>Tempo: {recipe.preparationTime} min</TimeFact>
    </p>
  </RecipeCard>
)
