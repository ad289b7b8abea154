import { Clock } from 'lucide-react'
import type { RecipeCard as Recipe } from '#contracts/recipes/recipe.ts'
import { spokenDuration, timesInShort } from '#domain/recipes/duration.ts'
import { Badge, DifficultyBadge } from '#web/ui/badge.tsx'
import { RecipeCard } from './recipe-card.tsx'

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
    <p className="flex items-center gap-1.5 text-[0.8125rem] leading-snug sm:text-sm font-semibold">
      <Clock className="size-4 shrink-0 text-ink-soft max-sm:hidden" aria-hidden />
      {timesInShort(recipe)}
    </p>
    <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
      <span role="img" aria-label={spokenDuration(recipe.preparationTime)}>
        Tempo: {recipe.preparationTime} min
      </span>
      <span className="max-sm:sr-only">{recipe.ingredientCount} ingredienti</span>
    </p>
  </RecipeCard>
)
