import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PageQuery } from '#contracts/admin/page-query.ts'
import {
  addressOf,
  type CallTypes,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
} from '#contracts/endpoint.ts'
import { ApiFailure } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ACCOUNT_SECURITY, meQuery } from '../../api/reader-queries.ts'

const ADMIN = 'admin'

/** Lists of administrators are asked for again whenever they open, since others work here too. */
const ALWAYS_FRESH = { staleTime: 0, retryOnMount: true, placeholderData: keepPreviousData } as const

function useRead() {
  const { api, client } = useQueries()
  return async <Types extends CallTypes>(
    endpoint: Endpoint<Types>,
    request: CallTypes & { signal: AbortSignal },
  ): Promise<ResponseOf<Types>> => {
    try {
      return (await api<CallTypes>(endpoint, request)) as ResponseOf<Types>
    } catch (failure) {
      // No longer an administrator, or one who has to show his second factor: the page finds out and leads there.
      if (failure instanceof ApiFailure && failure.status === 403) {
        void client.invalidateQueries({ queryKey: meQuery(api).queryKey })
        void client.invalidateQueries({ queryKey: ACCOUNT_SECURITY })
      }
      throw failure
    }
  }
}

interface Polling<Answer> {
  /** Asked for again after so many milliseconds, as long as what was read last says so. */
  pollMs?: (last: Answer) => number | false
}

/** What administrators read. What was there before stays on the screen until the answer comes. */
export function useAdminQuery<Types extends CallTypes>(
  endpoint: Endpoint<Types>,
  ...[asked]: RequestOf<Types, Polling<ResponseOf<Types>>>
) {
  const read = useRead()
  const { pollMs, ...request } = (asked ?? {}) as CallTypes & Polling<ResponseOf<Types>>
  return useQuery<ResponseOf<Types>>({
    ...ALWAYS_FRESH,
    queryKey: [ADMIN, addressOf<CallTypes>(endpoint, request)],
    ...(pollMs && {
      refetchInterval: ({ state }) => (state.data === undefined ? false : pollMs(state.data)),
    }),
    queryFn: ({ signal }) => read(endpoint, { ...request, signal }),
  })
}

type OneRow<Row> = Endpoint<{ params: { id: number }; response: Row }>

/** What somebody is about to change: read when it opens, and then left alone under the fingers. */
export function useAdminOnce<Row>(endpoint: OneRow<Row>, id: number) {
  const read = useRead()
  const params = { id }
  return useQuery({
    queryKey: ['edited', addressOf(endpoint, { params })],
    queryFn: ({ signal }) => read(endpoint, { params, signal }),
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
  })
}

/** An endpoint that answers page by page: each names where the next begins. */
export type PagedEndpoint<Page extends { next: number | null }> = Endpoint<{
  query?: PageQuery
  response: Page
}>

/** A list that is read page by page. */
export function useAdminPages<Page extends { next: number | null }>(
  endpoint: PagedEndpoint<Page>,
  params: Readonly<Record<string, string>> = {},
) {
  const read = useRead()
  return useInfiniteQuery({
    ...ALWAYS_FRESH,
    queryKey: [ADMIN, endpoint.path, params],
    initialPageParam: null as number | null,
    getNextPageParam: (page: Page) => page.next,
    queryFn: ({ signal, pageParam }) =>
      read(endpoint, { query: { ...params, after: pageParam ?? undefined }, signal }),
  })
}

/** After a change everything that administrators see is asked for again: counters, lists, the register. */
export function useRefreshAdmin() {
  const { client } = useQueries()
  return useCallback(() => client.invalidateQueries({ queryKey: [ADMIN] }), [client])
}
