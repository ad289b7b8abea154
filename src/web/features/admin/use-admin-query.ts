import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
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
import { toastFailure } from '../../ui/toast-store.ts'

const ADMIN = 'admin'

/** Lists are always fetched again when they open, because other administrators edit the same data. */
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
      // 403: the user is no longer an administrator, or needs a second factor.
      if (failure instanceof ApiFailure && failure.status === 403) {
        void client.invalidateQueries({ queryKey: meQuery(api).queryKey })
        void client.invalidateQueries({ queryKey: ACCOUNT_SECURITY })
      }
      throw failure
    }
  }
}

interface Polling<Answer> {
  /** Interval until the next request, in milliseconds; false stops polling. */
  pollMs?: (last: Answer) => number | false
}

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

export type PagedEndpoint<Page extends { next: number | null }> = Endpoint<{
  query?: PageQuery
  response: Page
}>

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

export function useRefreshAdmin() {
  const { client } = useQueries()
  return useCallback(() => client.invalidateQueries({ queryKey: [ADMIN] }), [client])
}

interface Action {
  send: () => Promise<unknown>
  onDone: () => void
}

const sayFailure = toastFailure('Modifica non riuscita')

/** Sends a change of one row and reads the lists again, also after a failure. */
export function useAct(refresh: () => Promise<void>) {
  const { mutate } = useMutation({
    mutationFn: ({ send }: Action) => send(),
    onSuccess: async (_answer, { onDone }) => {
      onDone()
      await refresh()
    },
    onError: async (failure) => {
      sayFailure(failure)
      await refresh()
    },
  })
  return mutate
}
