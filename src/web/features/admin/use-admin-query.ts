import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiFailure } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'

const ADMIN = 'admin'

/**
 * What administrators read: asked for again whenever its part of the screen opens, since others work here too. What was
 * there before stays on the screen until the answer comes.
 */
export function useAdminQuery<T>(path: string, { enabled = true } = {}) {
  const { api, client, me } = useQueries()
  return useQuery({
    queryKey: [ADMIN, path],
    enabled,
    staleTime: 0,
    retryOnMount: true,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      try {
        return await api<T>(path, { signal })
      } catch (failure) {
        // No longer logged in, or no longer an administrator: the page finds out and leads elsewhere.
        if (failure instanceof ApiFailure && [401, 403].includes(failure.status)) {
          void client.invalidateQueries({ queryKey: me().queryKey })
        }
        throw failure
      }
    },
  })
}

/** After a change everything that administrators see is asked for again: counters, lists, the register. */
export function useRefreshAdmin() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: [ADMIN] }), [client])
}
