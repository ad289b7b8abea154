import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Collection } from '#contracts/collections/collection.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogButtons } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { RecipeCard } from '../recipe-cards/recipe-card.tsx'
import { RecipeCardSkeletons } from '../recipe-cards/recipe-card-skeleton.tsx'
import { RecipesError } from '../recipe-cards/recipes-error.tsx'
import { AddDialog } from './add-dialog.tsx'
import { focusNeighbour, focusShownTab } from './focus-neighbour.ts'
import { NameDialog } from './name-dialog.tsx'
import { isOwn, useCollectionActions } from './use-collection-actions.ts'
import { useMembership } from './use-membership.ts'

const LOADING_CARDS = 3

export function CollectionPanel({ collection }: { collection: Collection }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button size="small" onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden /> Aggiungi
        </Button>
        {isOwn(collection) && <OwnCollectionActions collection={collection} />}
      </div>
      {collection.recipeIds.length === 0 ? (
        <EmptyState title="Questa collezione è vuota">
          <p>Aggiungi la prima ricetta: la ritrovi qui da qualunque dispositivo.</p>
        </EmptyState>
      ) : (
        <CollectionGrid collection={collection} />
      )}
      {isAdding && <AddDialog collection={collection} onClose={() => setAdding(false)} />}
    </>
  )
}

function CollectionGrid({ collection }: { collection: Collection }) {
  const { data, isError, error, refetch } = useQuery(recipeCardsQuery(useQueries().api))
  const change = useMembership()
  if (isError) return <RecipesError failure={error} onRetry={() => void refetch()} />
  const recipes = data && collection.recipeIds.flatMap((id) => data.find((recipe) => recipe.id === id) ?? [])
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {recipes?.map((recipe) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          facts={<Badge>{recipe.category}</Badge>}
          action={
            <Button
              look="quiet"
              size="small"
              aria-label={`Rimuovi ${recipe.name}`}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget)
                change(collection, recipe, false)
              }}
            >
              <Trash2 className="size-4" aria-hidden /> Rimuovi
            </Button>
          }
        />
      )) ?? <RecipeCardSkeletons count={LOADING_CARDS} />}
    </div>
  )
}

function OwnCollectionActions({ collection }: { collection: Collection }) {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const { rename, remove } = useCollectionActions()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen('rename')}>
        <Pencil className="size-4" aria-hidden /> Rinomina
      </Button>
      <Button look="quiet" size="small" onClick={() => setOpen('remove')}>
        <Trash2 className="size-4" aria-hidden /> Elimina
      </Button>
      {open === 'rename' && (
        <NameDialog
          title="Rinomina la collezione"
          action="Salva"
          name={collection.name}
          onClose={close}
          onName={(name) => rename(collection, name)}
        />
      )}
      <Dialog
        open={open === 'remove'}
        onClose={close}
        title={`Eliminare «${collection.name}»?`}
        description="Le ricette restano sul sito: sparisce soltanto la collezione."
      >
        <DialogButtons
          action="Elimina la collezione"
          onAction={() => void remove(collection).then(focusShownTab)}
          onClose={close}
        />
      </Dialog>
    </>
  )
}
