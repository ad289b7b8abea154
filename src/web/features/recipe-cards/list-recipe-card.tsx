import type { RecipeCard as Recipe } from '#contracts/recipes/recipe.ts'
import { shortDuration, spokenDuration } from '#domain/recipes/duration.ts'
import { Badge, DifficultyBadge } from '#web/ui/badge.tsx'
import { RecipeCard, TimeFact } from './recipe-card.tsx'

const FIRST_ROW = 4

export const ListRecipeCard = ({ recipe, position }: { recipe: Recipe; position: number }) => (
  <RecipeCard
    recipe={recipe}
    isDense
    priority={position === 0}
    early={position < FIRST_ROW}
    facts={
      <>
        <Badge>{recipe.category}</Badge>
        <DifficultyBadge difficulty={recipe.difficulty} />
      </>
    }
  >
    <p className="text-sm font-semibold sm:hidden">
      <span className="sr-only">
        {spokenDuration(recipe.activeTime)} di lavoro
        {recipe.restTime > 0 && `, ${spokenDuration(recipe.restTime)} di riposo`}
      </span>
      <span aria-hidden>
        {shortDuration(recipe.activeTime)}
        {recipe.restTime > 0 && ` + ${shortDuration(recipe.restTime)}`}
      </span>
    </p>
    <p className="sr-only flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft sm:not-sr-only sm:flex">
      <span>{recipe.ingredientCount} ingredienti</span>
      <TimeFact recipe={recipe}>Tempo: {recipe.preparationTime} min</TimeFact>
    </p>
  </RecipeCard>
)
