import { useMutation, useQuery } from '@tanstack/react-query'
import { BookOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { deleteSavedVariant } from '#contracts/collections/collections.endpoints.ts'
import type { SavedVariant } from '#contracts/collections/saved-variant.ts'
import { ifStillThere } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { toast } from '../../ui/toast-store.ts'
import { FormattedText } from '../improvement/formatted-text.tsx'
import { CopyButton } from '../improvement/result-actions.tsx'
import { toastCollectionFailure } from './collection-toasts.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import { savedVariantsQuery } from './saved-variants-query.ts'

export function SavedVariants() {
  const { data, isError, refetch } = useQuery(savedVariantsQuery(useQueries().api))
  if (isError) {
    return (
      <EmptyState alert title="Errore" action={<Button onClick={() => void refetch()}>Riprova</Button>}>
        <p>Non siamo riusciti a caricare le tue varianti.</p>
      </EmptyState>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <section
      aria-labelledby="varianti-salvate"
      className="rounded-lg border border-line bg-paper p-4 shadow-card sm:p-7"
    >
      <h3 id="varianti-salvate" className="mb-4 flex items-center gap-2 text-xl">
        Le tue varianti <Badge>{data.length}</Badge>
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.map((variant) => (
          <Item key={variant.id} variant={variant} />
        ))}
      </ul>
    </section>
  )
}

function useRemove(variant: SavedVariant) {
  const { api, client } = useQueries()
  return useMutation({
    mutationFn: () => ifStillThere(api(deleteSavedVariant, { params: { id: variant.id } })),
    onSuccess: () => {
      client.setQueryData(savedVariantsQuery(api).queryKey, (kept) =>
        kept?.filter(({ id }) => id !== variant.id),
      )
      toast({ title: 'Rimosso', description: `«${variant.title}» non è più nella tua Pizza Box.` })
    },
    onError: toastCollectionFailure,
  })
}

function Item({ variant }: { variant: SavedVariant }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate: remove, isPending } = useRemove(variant)
  return (
    <li className="grid gap-3 rounded-md border border-line p-4">
      <div>
        <Badge>{variant.variantType}</Badge>
        <p className="mt-2 font-semibold">{variant.title}</p>
        <p className="text-sm text-ink-soft">
          Salvata il {new Date(variant.createdAt).toLocaleDateString('it-IT')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          size="small"
          aria-label={`Leggi ${variant.title}`}
          onClick={() => setOpen(true)}
        >
          <BookOpen className="size-4" aria-hidden /> Leggi
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={`Rimuovi ${variant.title}`}
          disabled={isPending}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            remove()
          }}
        >
          <Trash2 className="size-4" aria-hidden /> Rimuovi
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} wide title={variant.title}>
        <FormattedText text={variant.text} />
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <CopyButton text={variant.text} />
          {variant.recipeId !== null && (
            <Link to={`/ricette/${variant.recipeId}`}>Vai a {variant.recipeName}</Link>
          )}
        </div>
      </Dialog>
    </li>
  )
}
