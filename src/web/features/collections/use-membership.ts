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
  /** Place in the list to put it back to. */
  at?: number
}

/** The lists after the change. Without a place a recipe joins at the end. */
const changed = (collections: Collection[], { collectionId, recipeId, isIn, at }: Change) =>
  collections.map((collection) => {
    if (collection.id !== collectionId) return collection
    const recipeIds = collection.recipeIds.filter((id) => id !== recipeId)
    if (isIn) recipeIds.splice(at ?? recipeIds.length, 0, recipeId)
    return { ...collection, recipeIds }
  })

/** What the changes that are not answered yet have in common. */
const MEMBERSHIP = ['collection membership']

const merged = (shown: Collection, kept: Collection) => [
  ...shown.recipeIds.filter((id) => kept.recipeIds.includes(id)),
  ...kept.recipeIds.filter((id) => !shown.recipeIds.includes(id)),
]

/**
 * Puts recipes into a collection and takes them out. The page shows it at once; a refusal takes back this one
 * change and no other. Changes reach the server one after the other, so the last click wins there too. What is put in after
 * the session has ended goes to `keepForLogin`.
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
    // Another tab or device may have changed the list: what the server has now is shown, in the order known here. While
    // later clicks are on their way it does not know of them, and would bring back what they took out.
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
      // The collection or the recipe was deleted elsewhere: what there is now is shown.
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
