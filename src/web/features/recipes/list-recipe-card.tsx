import type { RecipeCard as Recipe } from '#contracts/recipe.ts'
import { Badge, DifficultyBadge } from '../../ui/badge.tsx'
import { RecipeCard, TimeFact } from '../../ui/recipe-card.tsx'

/** How many cards stand in the first row of the widest screen. */
const FIRST_ROW = 3

export const ListRecipeCard = ({ recipe, position }: { recipe: Recipe; position: number }) => (
  <RecipeCard
    recipe={recipe}
    priority={position === 0}
    early={position < FIRST_ROW}
    facts={
      <>
        <Badge>{recipe.category}</Badge>
        <DifficultyBadge difficulty={recipe.difficulty} />
      </>
    }
  >
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <span>{recipe.ingredientCount} ingredienti</span>
      <TimeFact recipe={recipe}>Tempo: {recipe.preparationTime} min</TimeFact>
    </p>
  </RecipeCard>
)
