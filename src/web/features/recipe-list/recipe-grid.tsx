import { Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { listAddress, RECIPES_PER_PAGE } from '#contracts/recipe-list/list-address.ts'
import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import type { ListChoice } from '#domain/recipe-list/facet-address.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ListRecipeCard } from '../recipe-cards/list-recipe-card.tsx'
import { RecipeCardSkeletons } from '../recipe-cards/recipe-card-skeleton.tsx'

const LOADING_CARDS = 6

interface RecipeGridProps {
  shown: readonly RecipeCard[]
  total: number
  isWaiting: boolean
  choice: ListChoice
}

export function RecipeGrid({ shown, total, isWaiting, choice }: RecipeGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const asked = useRef(false)

  useEffect(() => {
    if (!asked.current) return
    asked.current = false
    const first = grid.current?.children[(choice.page - 1) * RECIPES_PER_PAGE]
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [choice.page])

  return (
    <>
      <div ref={grid} className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4">
        {shown.map((recipe, position) => (
          // Each card is hydrated separately. All cards together would block the first tap on a phone.
          <Suspense key={recipe.id}>
            <ListRecipeCard recipe={recipe} position={position} />
          </Suspense>
        ))}
        {isWaiting && <RecipeCardSkeletons count={LOADING_CARDS} isDense />}
      </div>
      {total > shown.length && (
        <p className="no-print mt-8 text-center">
          <Link
            to={listAddress({ ...choice, page: choice.page + 1 })}
            replace
            preventScrollReset
            onClick={() => {
              asked.current = true
            }}
            className={buttonClass('secondary')}
          >
            Mostra altre
          </Link>
          <span className="mt-2 block text-sm text-ink-soft">
            {shown.length} di {total}
          </span>
        </p>
      )}
    </>
  )
}
