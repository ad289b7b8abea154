import { useMutation } from '@tanstack/react-query'
import type { Collection } from '#contracts/collections/collection.ts'
import { addToCollection, removeFromCollection } from '#contracts/collections/collections.endpoints.ts'
import { isLoggedOut, isMissing } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { collectionsQuery } from '#web/api/reader-queries.ts'
import { toast } from '#web/ui/toast-store.ts'
import { toastCollectionFailure } from './collection-toasts.ts'

interface Named {
  id: number
  name: string
}

interface Change {
  collectionId: string
  recipeId: number
  name: string
  isIn: boolean
  at?: number
}

const changed = (collections: Collection[], { collectionId, recipeId, isIn, at }: Change) =>
  collections.map((collection) => {
    if (collection.id !== collectionId) return collection
    const recipeIds = collection.recipeIds.filter((id) => id !== recipeId)
    if (isIn) recipeIds.splice(at ?? recipeIds.length, 0, recipeId)
    return { ...collection, recipeIds }
  })

const MEMBERSHIP = ['collection membership']

const merged = (shown: Collection, kept: Collection) => [
  ...shown.recipeIds.filter((id) => kept.recipeIds.includes(id)),
  ...kept.recipeIds.filter((id) => !shown.recipeIds.includes(id)),
]

/**
 * Adds recipes to a collection and removes them. The page shows a change at once, and an error reverts it.
 * Changes are sent one after another, so that the last click wins. If the session has ended, an added
 * recipe goes to `keepForLogin`.
 */
export function useMembership(keepForLogin?: (recipe: Named) => void) {
  const { api, client } = useQueries()
  const show = (change: Change) =>
    client.setQueryData(collectionsQuery(api).queryKey, (lists) => lists && changed(lists, change))

  const { mutate } = useMutation({
    mutationKey: MEMBERSHIP,
    scope: { id: 'collections' },
    mutationFn: ({ collectionId, recipeId, isIn }: Change) =>
      api(isIn ? addToCollection : removeFromCollection, { params: { id: collectionId, recipeId } }),
    onMutate: (change) => {
      const before = client
        .getQueryData(collectionsQuery(api).queryKey)
        ?.find(({ id }) => id === change.collectionId)
        ?.recipeIds.indexOf(change.recipeId)
      show(change)
      return before
    },
    // Another tab or device may have changed the list, so the server's recipes are shown in the local order.
    // While later changes are pending, the response is ignored: it would revert them on the page.
    onSuccess: (kept) => {
      if (client.isMutating({ mutationKey: MEMBERSHIP }) > 1) return
      client.setQueryData(collectionsQuery(api).queryKey, (lists) =>
        lists?.map((list) => (list.id === kept?.id ? { ...list, recipeIds: merged(list, kept) } : list)),
      )
    },
    onError: (failure, change, before) => {
      show({ ...change, isIn: !change.isIn, ...(before !== undefined && before >= 0 && { at: before }) })
      if (isLoggedOut(failure) && change.isIn && keepForLogin)
        keepForLogin({ id: change.recipeId, name: change.name })
      else toastCollectionFailure(failure)
      if (isMissing(failure)) void client.invalidateQueries({ queryKey: collectionsQuery(api).queryKey })
    },
  })

  return ({ id: collectionId, name: list }: Collection, { id: recipeId, name }: Named, isIn: boolean) => {
    const change = { collectionId, recipeId, name }
    mutate({ ...change, isIn })
    if (isIn) toast({ title: 'Aggiunto', description: `${name} è in «${list}».` })
    else {
      toast({
        title: 'Rimosso',
        description: `${name} non è più in «${list}».`,
        action: { label: 'Annulla', onSelect: () => mutate({ ...change, isIn: true }) },
      })
    }
  }
}
