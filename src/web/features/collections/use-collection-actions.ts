import type { Collection } from '#contracts/collections/collection.ts'
import {
  addToCollection,
  createCollection,
  deleteCollection,
  renameCollection,
} from '#contracts/collections/collections.endpoints.ts'
import { ifStillThere, isMissing, keptInstead } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { collectionsQuery } from '#web/api/reader-queries.ts'
import { toast } from '#web/ui/toast-store.ts'
import { toastCollectionFailure } from './collection-toasts.ts'

/** The collections that every user has. They cannot be renamed or deleted. */
const LASTING: readonly string[] = ['favorites', 'to-try']
export const isOwn = ({ id }: Collection) => !LASTING.includes(id)

export function useCollectionActions() {
  const { api, client } = useQueries()
  const { queryKey } = collectionsQuery(api)
  const show = (change: (lists: Collection[]) => Collection[]) =>
    client.setQueryData(queryKey, (lists) => lists && change(lists))

  /** A new collection with the name and the recipes of one that was deleted. */
  const again = async ({ name, recipeIds }: Collection): Promise<void> => {
    const { id } = await api(createCollection, { body: { name } })
    try {
      for (const recipeId of recipeIds) await api(addToCollection, { params: { id, recipeId } })
    } finally {
      await client.invalidateQueries({ queryKey })
    }
  }

  return {
    create: async (name: string): Promise<Collection> => {
      const created = await api(createCollection, { body: { name } })
      show((lists) => [...lists, created])
      toast({ title: 'Collezione creata', description: `«${created.name}» è pronta.` })
      return created
    },

    rename: async ({ id, name: before, updatedAt: basedOn }: Collection, name: string): Promise<void> => {
      const call = (shown: Pick<Collection, 'name'> & Partial<Collection>) =>
        show((lists) =>
          lists.map((list) =>
            list.id === id ? { ...list, name: shown.name, updatedAt: shown.updatedAt ?? basedOn } : list,
          ),
        )
      call({ name })
      try {
        call(await api(renameCollection, { params: { id }, body: { name, basedOn } }))
      } catch (failure) {
        call(keptInstead<Collection>(failure) ?? { name: before })
        if (isMissing(failure)) void client.invalidateQueries({ queryKey })
        throw failure
      }
    },

    remove: async (collection: Collection): Promise<void> => {
      const at = client.getQueryData(queryKey)?.findIndex(({ id }) => id === collection.id) ?? 0
      show((lists) => lists.filter(({ id }) => id !== collection.id))
      try {
        await ifStillThere(api(deleteCollection, { params: { id: collection.id } }))
        toast({
          title: 'Collezione eliminata',
          description: `«${collection.name}» non c'è più.`,
          action: { label: 'Annulla', onSelect: () => void again(collection).catch(toastCollectionFailure) },
        })
      } catch (failure) {
        show((lists) => [...lists.slice(0, at), collection, ...lists.slice(at)])
        toastCollectionFailure(failure)
      }
    },
  }
}
