import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiFailure } from '../../api/api-client.ts'
import { ACCOUNT_SECURITY } from '../../api/change-person.ts'
import { useQueries } from '../../api/queries-context.ts'

const ADMIN = 'admin'

/** Lists of administrators are asked for again whenever they open, since others work here too. */
const ALWAYS_FRESH = { staleTime: 0, retryOnMount: true, placeholderData: keepPreviousData } as const

function useRead() {
  const { api, client, me } = useQueries()
  return async <T>(path: string, signal: AbortSignal): Promise<T> => {
    try {
      return await api<T>(path, { signal })
    } catch (failure) {
      // No longer an administrator, or one who has to show his second factor: the page finds out and leads there.
      if (failure instanceof ApiFailure && failure.status === 403) {
        void client.invalidateQueries({ queryKey: me().queryKey })
        void client.invalidateQueries({ queryKey: ACCOUNT_SECURITY })
      }
      throw failure
    }
  }
}

interface AdminQueryOptions<T> {
  /** Asked for again after so many milliseconds, as long as what was read last says so. */
  pollMs?: (last: T) => number | false
}

/** What administrators read. What was there before stays on the screen until the answer comes. */
export function useAdminQuery<T>(path: string, { pollMs }: AdminQueryOptions<T> = {}) {
  const read = useRead()
  return useQuery<T>({
    ...ALWAYS_FRESH,
    queryKey: [ADMIN, path],
    ...(pollMs && {
      refetchInterval: ({ state }) => (state.data === undefined ? false : pollMs(state.data)),
    }),
    queryFn: ({ signal }) => read<T>(path, signal),
  })
}

/** What somebody is about to change: read when it opens, and then left alone under the fingers. */
export function useAdminOnce<T>(path: string) {
  const read = useRead()
  return useQuery({
    queryKey: ['edited', path],
    queryFn: ({ signal }) => read<T>(path, signal),
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
  })
}

/** A list that is read page by page: each names where the next begins. */
export function useAdminPages<Page extends { next: number | null }>(
  path: string,
  params: Readonly<Record<string, string>> = {},
) {
  const read = useRead()
  return useInfiniteQuery({
    ...ALWAYS_FRESH,
    queryKey: [ADMIN, path, params],
    initialPageParam: null as number | null,
    getNextPageParam: (page: Page) => page.next,
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({
        ...params,
        ...(pageParam !== null && { after: String(pageParam) }),
      })
      return read<Page>(`${path}?${query}`, signal)
    },
  })
}

/** After a change everything that administrators see is asked for again: counters, lists, the register. */
export function useRefreshAdmin() {
  const { client } = useQueries()
  return useCallback(() => client.invalidateQueries({ queryKey: [ADMIN] }), [client])
}
