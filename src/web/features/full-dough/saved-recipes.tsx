import { useQuery } from '@tanstack/react-query'
import { Copy, Trash2 } from 'lucide-react'
import type { DoughRecipe } from '#contracts/full-dough/dough-recipe.ts'
import { formOfRecipe } from '#contracts/full-dough/dough-recipe-payload.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { percentText } from '#domain/words/kitchen-number.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { IconButton } from '../../ui/form-buttons.tsx'
import { formatDecimal } from '../../ui/format.ts'
import { useCalculator } from './use-calculator.ts'
import { doughRecipesQuery, LIST_HEADING, useRecipeChanges } from './use-saved-recipes.ts'

export function SavedRecipes() {
  const { data, isError, refetch } = useQuery(doughRecipesQuery(useQueries().api))
  return (
    <section aria-labelledby={LIST_HEADING} className="no-print noscript:hidden">
      <h2 id={LIST_HEADING} tabIndex={-1} className="mb-4 text-2xl">
        Le tue ricette di impasto
      </h2>
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>Non siamo riusciti a caricare le tue ricette.</p>
          <Button look="secondary" onClick={() => void refetch()}>
            Riprova
          </Button>
        </div>
      ) : (
        <RecipeList recipes={data} />
      )}
    </section>
  )
}

function RecipeList({ recipes }: { recipes: DoughRecipe[] | undefined }) {
  if (!recipes) return <Skeleton className="h-24 w-full" />
  if (recipes.length === 0)
    return (
      <p className="max-w-2xl text-ink-soft">
        Qui ritrovi gli impasti che salvi: con questo browser, oppure ovunque se hai un account.
      </p>
    )
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {recipes.map((recipe) => (
        <RecipeItem key={recipe.id} recipe={recipe} />
      ))}
    </ul>
  )
}

function RecipeItem({ recipe }: { recipe: DoughRecipe }) {
  const { load } = useCalculator()
  const { duplicate, remove, isPending } = useRecipeChanges()
  const { name, outputs } = recipe
  const form = formOfRecipe(recipe)
  return (
    <li className="flex flex-col rounded-lg border border-line bg-paper p-5 shadow-card">
      <h3 className="text-lg">{name}</h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        {form.servings} × {formatDecimal(outputs.perBallWeightG)} g · idratazione{' '}
        {percentText(form.hydrationPct, 1)} · {shortDuration(form.fermentHours * 60)}
      </p>
      <div className="mt-auto flex items-center gap-2">
        <Button
          look="secondary"
          aria-label={`Carica ${name}`}
          onClick={() => {
            load(form)
            document.getElementById('dosi')?.scrollIntoView({ block: 'nearest' })
          }}
        >
          Carica
        </Button>
        <IconButton
          icon={Copy}
          label={`Duplica ${name}`}
          disabled={isPending}
          onClick={() => duplicate(recipe)}
        />
        <IconButton
          icon={Trash2}
          label={`Elimina ${name}`}
          disabled={isPending}
          onClick={() => remove(recipe)}
        />
      </div>
    </li>
  )
}
