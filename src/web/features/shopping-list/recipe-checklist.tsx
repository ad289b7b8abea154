import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { saidDoses } from '#domain/recipes/doses/said-doses.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { RecipesError } from '../recipe-cards/recipes-error.tsx'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { changeList, useStoredList } from './stored-shopping-list.ts'
import { useGenerate } from './use-generate.ts'
import { useWholeRecipes } from './use-whole-recipes.ts'

const LIST_HEIGHT_PX = 180
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function RecipeChecklist({ onGenerated }: { onGenerated: () => void }) {
  const { data, isError, error, refetch } = useQuery(recipeCardsQuery(useQueries().api))
  const { recipes, doses } = useStoredList()
  const { generate, isPending } = useGenerate()
  const bring = useWholeRecipes()
  const [filter, setFilter] = useState('')
  const shown = data?.filter(({ name }) => plain(name).includes(plain(filter.trim())))
  useCountedSearch(filter, shown && shown.length > 0)
  if (isError) return <RecipesError failure={error} onRetry={() => void refetch()} />
  if (!data || !shown) return <ChecklistSkeleton />
  const chosen = recipes.filter((id) => data.some((recipe) => recipe.id === id))
  const toggle = (id: number) =>
    changeList((list) => ({
      ...list,
      recipes: list.recipes.includes(id)
        ? list.recipes.filter((other) => other !== id)
        : [...list.recipes, id],
    }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label="Filtra le ricette"
        labelHidden
        type="search"
        autoComplete="off"
        placeholder="Filtra: margherita, focaccia…"
        icon={<Search className="size-4" aria-hidden />}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <fieldset>
        <legend className="sr-only">Ricette{chosen.length > 0 ? `: ${chosen.length} scelte` : ''}</legend>
        {shown.length === 0 && (
          <p className="text-ink-soft">
            {data.length === 0 ? 'Ancora nessuna ricetta.' : 'Nessuna ricetta con questo nome.'}
          </p>
        )}
        <ScrollArea label="Ricette da scegliere" maxHeightPx={LIST_HEIGHT_PX}>
          <ul className="pr-3">
            {shown.map(({ id, name }) => (
              <li key={id} className="border-b border-line">
                <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
                  <input
                    type="checkbox"
                    checked={recipes.includes(id)}
                    // The ingredients are loaded as soon as a checkbox has the focus, so that the list can be made
                    // offline.
                    onFocus={bring}
                    onChange={() => toggle(id)}
                    className="size-5 shrink-0 accent-(--basil-fill)"
                  />
                  <span>
                    {name}
                    {doses[id] && (
                      <span className="text-sm text-ink-soft"> (dosi: {saidDoses(doses[id])})</span>
                    )}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </ScrollArea>
      </fieldset>
      <Button
        disabled={chosen.length === 0 || isPending}
        onClick={() => void generate(chosen).then((isDone) => isDone && onGenerated())}
      >
        Genera Lista della Spesa
      </Button>
    </div>
  )
}

const ChecklistSkeleton = () => (
  <div className="grid grid-cols-1 gap-3">
    <p role="status" className="sr-only">
      Caricamento ricette...
    </p>
    <Skeleton className="h-12" />
    <div style={{ height: LIST_HEIGHT_PX }}>
      <Skeleton className="h-full" />
    </div>
    <Skeleton className="h-12 rounded-full" />
  </div>
)
