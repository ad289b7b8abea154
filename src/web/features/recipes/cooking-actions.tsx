import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ShareButtons } from '../../ui/share.tsx'
import { HeartButton } from '../collections/favourites.tsx'
import { ImproveButton } from '../improvement/improve-button.tsx'
import { endTimes, timersOfRecipe } from '../timers/end-times.ts'
import { useCooking } from './use-cooking.ts'
import type { ChosenDoses } from './use-doses.ts'

const CookMode = lazyPart(() => import('./cook-mode.tsx'))
const RecipeTimers = lazyPart(() => import('./recipe-timers.tsx'), { missing: () => null })

interface CookingActionsProps {
  recipe: Recipe
  steps: string[]
  note: string
  isPreview: boolean
  doses: ChosenDoses
  url: string
}

export function CookingActions({ recipe, steps, note, doses, isPreview, url }: CookingActionsProps) {
  const { isCooking, cook, leave } = useCooking(doses.search)
  const [hasMore, setMore] = useState(false)
  const [hasTimers, setHasTimers] = useState(false)
  useEffect(
    () => setHasTimers(!isCooking && timersOfRecipe(recipe.id, endTimes.all(Date.now())).length > 0),
    [recipe.id, isCooking],
  )
  return (
    <div className="recipe-actions no-print flex flex-wrap items-center justify-between gap-4 border-b border-line py-5">
      <div className="flex flex-wrap gap-3">
        <Button {...CookMode.approach} onClick={cook}>
          <span className="glyph glyph-flame size-4" /> Cucina passo passo
        </Button>
        <HeartButton recipe={recipe} labelled />
        <Button
          look="secondary"
          aria-expanded={hasMore}
          aria-controls="altro"
          className="sm:hidden"
          onClick={() => setMore(!hasMore)}
        >
          Altro
        </Button>
      </div>
      {hasTimers && <RecipeTimers recipeId={recipe.id} />}
      <div
        id="altro"
        className={clsx('flex flex-wrap items-center gap-3', !hasMore && 'max-sm:hidden noscript:flex!')}
      >
        <Button look="secondary" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden /> Stampa
        </Button>
        <ButtonLink look="secondary" to={`/calcolatore-nutrizione?ricetta=${recipe.id}${doses.query('&')}`}>
          <span className="glyph glyph-salad size-4" /> Calcola nutrizione
        </ButtonLink>
        <ImproveButton recipe={recipe} />
        <ShareButtons title={recipe.name} url={url} />
      </div>
      {isCooking && (
        <CookMode
          recipe={recipe}
          told={steps}
          asked={doses}
          note={note}
          isPreview={isPreview}
          onClose={leave}
        />
      )}
    </div>
  )
}
