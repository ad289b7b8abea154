import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Owner of a response that is not public. 'account': deleted when the user changes or logs out. 'account or
       * visitor': requested again for the new user.
       */
      belongsTo?: 'account' | 'account or visitor'
    }
  }
}

class SiteQueryClient extends QueryClient {
  /**
   * A first request that is still in progress may return data from before the change, and TanStack Query
   * would keep that data. So such requests are repeated afterwards.
   */
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
    await super.invalidateQueries(filters, options)
    if (first.length === 0) return
    await Promise.allSettled(first.flatMap(({ promise }) => promise ?? []))
    await super.invalidateQueries({ ...filters, predicate: (query) => first.includes(query) }, options)
  }
}

/** No retries, no refetch on focus or by interval, and data never goes stale (part 1, section 9 of the
 * specification). A single query may override this. */
export const createQueryClient = (): QueryClient =>
  new SiteQueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
