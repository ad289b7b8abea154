import { useQuery } from '@tanstack/react-query'
import { Check, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import type { Collection } from '#contracts/collections/collection.ts'
import type { RecipeCard as Recipe } from '#contracts/recipes/recipe.ts'
import { withText } from '#domain/recipes/list-filters.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { StarRating } from '../ratings/star-rating.tsx'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'
import { RecipesError } from '../recipe-cards/recipes-error.tsx'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { useMembership } from './use-membership.ts'

const LOADING_ITEMS = 4

export function AddDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery(recipeCardsQuery(useQueries().api))
  const [text, setText] = useState('')
  const shown = data && withText(data, text)
  useCountedSearch(text, shown && shown.length > 0)
  return (
    <Dialog
      onClose={onClose}
      title={`Aggiungi a «${collection.name}»`}
      description="Scegli una o più ricette."
    >
      <Field
        label="Cerca una ricetta da aggiungere"
        labelHidden
        type="search"
        placeholder="Cerca per nome"
        icon={<Search className="size-5" aria-hidden />}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="mb-4"
      />
      {isError && <RecipesError failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <p role="status" className="sr-only">
          Caricamento delle ricette...
        </p>
      )}
      {shown?.length === 0 && <p role="status">Nessuna ricetta trovata</p>}
      <ul className="grid h-[50dvh] content-start gap-2 overflow-y-auto">
        {shown?.map((recipe) => <Item key={recipe.id} recipe={recipe} collection={collection} />) ??
          (!isError && <LoadingItems />)}
      </ul>
    </Dialog>
  )
}

function Item({ recipe, collection }: { recipe: Recipe; collection: Collection }) {
  const change = useMembership()
  const isIn = collection.recipeIds.includes(recipe.id)
  const add = () => {
    if (!isIn) return change(collection, recipe, true)
    toast({
      title: 'Già presente',
      description: `${recipe.name} è già in «${collection.name}».`,
      tone: 'warning',
    })
  }
  return (
    <li className="flex items-center gap-3 rounded-md border border-line bg-paper p-2">
      <span className="aspect-4/3 w-20 shrink-0 overflow-hidden rounded-sm bg-crust">
        <RecipePicture imageUrl={recipe.imageUrl} alt="" sizes="80px" />
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="font-semibold">{recipe.name}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge>{recipe.category}</Badge>
          <StarRating rating={recipe.rating} />
        </span>
      </span>
      <Button
        look={isIn ? 'quiet' : 'secondary'}
        size="small"
        aria-label={isIn ? `Già aggiunta: ${recipe.name}` : `Aggiungi ${recipe.name}`}
        onClick={add}
      >
        {isIn ? <Check className="size-4" aria-hidden /> : <Plus className="size-4" aria-hidden />}
      </Button>
    </li>
  )
}

const LoadingItems = () =>
  Array.from({ length: LOADING_ITEMS }, (_, index) => (
    <li key={index} data-testid="add-skeleton">
      <Skeleton className="h-20" />
    </li>
  ))
