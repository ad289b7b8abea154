import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CatalogueEntry } from '#contracts/admin/catalogue-entry.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { toast, toastFailure } from '../../../ui/toast-store.ts'
import { useRefreshAdmin } from '../use-admin-query.ts'
import type { EntryKind } from './entry-kind.ts'

export function useRefreshEntries(siteKey: readonly unknown[]) {
  const { client } = useQueries()
  const refreshAdmin = useRefreshAdmin()
  return useCallback(async () => {
    client.removeQueries({ queryKey: siteKey, exact: true })
    await refreshAdmin()
  }, [client, siteKey, refreshAdmin])
}

const sayFailure = toastFailure('Modifica non riuscita')

export function useEntryActions<Entry extends CatalogueEntry>({
  endpoints,
  siteKey,
  nameOf,
  texts,
  tab,
}: EntryKind<Entry>) {
  const { api } = useQueries()
  const refresh = useRefreshEntries(siteKey)
  const onError = async (failure: Error) => {
    sayFailure(failure)
    await refresh()
  }
  const restoring = useMutation({
    mutationFn: ({ id }: Entry) => api(endpoints.restore, { params: { id } }),
    onSuccess: async (_, entry) => {
      toast({ title: texts.restored, description: nameOf(entry) })
      await refresh()
    },
    onError,
  })
  const removing = useMutation({
    mutationFn: ({ id }: Entry) => api(endpoints.remove, { params: { id } }),
    onSuccess: async (_, entry) => {
      document.getElementById(`elenco-${tab}`)?.focus()
      toast({
        title: texts.deleted,
        description: nameOf(entry),
        action: { label: 'Annulla', onSelect: () => restoring.mutate(entry) },
      })
      await refresh()
    },
    onError,
  })
  return { remove: removing.mutate, restore: restoring.mutate }
}
