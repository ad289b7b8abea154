import type { RecipeCard as Recipe } from '#contracts/recipes/recipe.ts'
import type { Classics } from '#domain/recipes/classics.ts'
import { formatHours } from '#domain/recipes/duration.ts'
import { Badge, DifficultyBadge } from '../../ui/badge.tsx'
import { ImproveButton } from '../improvement/improve-button.tsx'
import { RecipeCard, TimeFact } from '../recipe-cards/recipe-card.tsx'

const ONLY_ON_WIDE = 3

interface ClassicRecipeCardProps {
  recipe: Recipe
  position: number
  badges: Classics | undefined
}

function Ribbon({ id, badges }: { id: number; badges: Classics | undefined }) {
  if (id === badges?.popularId) return <Badge tone="tomato">Più popolare</Badge>
  return id === badges?.newestId && <Badge tone="basil">Novità</Badge>
}

export const ClassicRecipeCard = ({ recipe, position, badges }: ClassicRecipeCardProps) => (
  <RecipeCard
    recipe={recipe}
    ribbon={<Ribbon id={recipe.id} badges={badges} />}
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
