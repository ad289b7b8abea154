import type { RecipeCard as Recipe } from '#contracts/recipe.ts'
import { formatHours } from '#domain/recipe/duration.ts'
import { Badge, DifficultyBadge } from '../../ui/badge.tsx'
import { ImproveButton } from '../../ui/improve/improve-button.tsx'
import { RecipeCard, TimeFact } from '../../ui/recipe-card.tsx'

const ribbons = [
  <Badge key="popolare" tone="tomato">
    Più popolare
  </Badge>,
  <Badge key="novita" tone="basil">
    Novità
  </Badge>,
]
/** From this position on a card is left out on small screens. */
const ONLY_ON_WIDE = 3

interface ClassicRecipeCardProps {
  recipe: Recipe
  /** Place in the list, from 0. */
  position: number
}

export const ClassicRecipeCard = ({ recipe, position }: ClassicRecipeCardProps) => (
  <RecipeCard
    recipe={recipe}
    ribbon={ribbons[position]}
    facts={
      <>
        <DifficultyBadge difficulty={recipe.difficulty} />
        <TimeFact recipe={recipe}>{formatHours(recipe.preparationTime)}</TimeFact>
      </>
    }
    action={<ImproveButton recipe={recipe} size="small" />}
    {...(position >= ONLY_ON_WIDE && { className: 'max-sm:hidden' })}
  >
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {recipe.firstIngredients.map((line) => (
        <li key={line} className="rounded-full bg-crust px-2.5 py-0.5">
          {line}
        </li>
      ))}
      {recipe.ingredientCount > recipe.firstIngredients.length && (
        <li className="rounded-full border border-line px-2.5 py-0.5 font-semibold">
          +{recipe.ingredientCount - recipe.firstIngredients.length}
        </li>
      )}
    </ul>
  </RecipeCard>
)
