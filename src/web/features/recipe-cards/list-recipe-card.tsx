import type { RecipeCard as Recipe } from '#contracts/recipes/recipe.ts'
import { Badge, DifficultyBadge } from '#web/ui/badge.tsx'
import { RecipeCard, TimeFact } from './recipe-card.tsx'

/** The first row of a phone. More pictures at once would delay these. */
const FIRST_ROW = 2

export const ListRecipeCard = ({ recipe, position }: { recipe: Recipe; position: number }) => (
  <RecipeCard
    recipe={recipe}
    isDense
    priority={position < FIRST_ROW}
    facts={
      <>
        <Badge>{recipe.category}</Badge>
        <DifficultyBadge difficulty={recipe.difficulty} />
      </>
    }
  >
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-soft sm:text-sm">
      <span className="max-sm:sr-only">{recipe.ingredientCount} ingredienti</span>
      <TimeFact recipe={recipe} isDense>
        Tempo: {recipe.preparationTime} min
      </TimeFact>
    </p>
  </RecipeCard>
)
