import { useCallback } from 'react'
import type { CatalogueEntry } from '#contracts/admin/catalogue-entry.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useAct, useRefreshAdmin } from '../use-admin-query.ts'
import type { EntryKind } from './entry-kind.ts'

export function useRefreshEntries(siteKey: readonly unknown[]) {
  const { client } = useQueries()
  const refreshAdmin = useRefreshAdmin()
  return useCallback(async () => {
    client.removeQueries({ queryKey: siteKey, exact: true })
    await refreshAdmin()
  }, [client, siteKey, refreshAdmin])
}

export function useEntryActions<Entry extends CatalogueEntry>({
  endpoints,
  siteKey,
  nameOf,
  texts,
  tab,
}: EntryKind<Entry>) {
  const { api } = useQueries()
  const act = useAct(useRefreshEntries(siteKey))
  const restore = (entry: Entry) =>
    act({
      send: () => api(endpoints.restore, { params: { id: entry.id } }),
      onDone: () => toast({ title: texts.restored, description: nameOf(entry) }),
    })
  const remove = (entry: Entry) =>
    act({
      send: () => api(endpoints.remove, { params: { id: entry.id } }),
      onDone: () => {
        document.getElementById(`elenco-${tab}`)?.focus()
        toast({
          title: texts.deleted,
          description: nameOf(entry),
          action: { label: 'Annulla', onSelect: () => restore(entry) },
        })
      },
    })
  return { remove, restore }
}
