import { useQuery } from '@tanstack/react-query'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import type { Collection } from '#contracts/collections/collection.ts'
import { useQueries } from '../../api/queries-context.ts'
import { collectionsQuery } from '../../api/reader-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CollectionPanel } from './collection-panel.tsx'
import { NameDialog } from './name-dialog.tsx'
import { SavedVariants } from './saved-variants.tsx'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { useCollectionActions } from './use-collection-actions.ts'

export default function Shelf() {
  const { data, isError, error, refetch } = useQuery(collectionsQuery(useQueries().api))
  if (isError) {
    return (
      <LoadError failure={error} onRetry={() => void refetch()}>
        <p>Non siamo riusciti a caricare le tue collezioni.</p>
      </LoadError>
    )
  }
  if (!data) return <ShelfSkeleton />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Collections collections={data} />
      <SavedVariants />
    </div>
  )
}

function Collections({ collections }: { collections: Collection[] }) {
  const [wanted, setWanted] = useState(collections[0]?.id)
  const [isNaming, setNaming] = useState(false)
  const { create } = useCollectionActions()
  const shown = collections.some(({ id }) => id === wanted) ? wanted : collections[0]?.id
  return (
    <div className="rounded-lg border border-line bg-paper p-4 shadow-card sm:p-7">
      <div className="mb-4 flex justify-end">
        <Button look="secondary" size="small" onClick={() => setNaming(true)}>
          <FolderPlus className="size-4" aria-hidden /> Nuova Collezione
        </Button>
      </div>
      <Tabs
        label="Le tue collezioni"
        value={shown ?? ''}
        onChange={setWanted}
        tabs={collections.map((collection) => ({
          value: collection.id,
          label: (
            <span className="flex items-center gap-2">
              <span className="max-w-48 truncate">{collection.name}</span>
              <Badge>{collection.recipeIds.length}</Badge>
            </span>
          ),
          content: <CollectionPanel collection={collection} />,
        }))}
      />
      {isNaming && (
        <NameDialog
          title="Nuova Collezione"
          action="Crea"
          onClose={() => setNaming(false)}
          onName={async (name) => {
            const { id } = await create(name)
            setWanted(id)
          }}
        />
      )}
    </div>
  )
}
