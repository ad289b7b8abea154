import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Whose the answer is, where not everybody's: it is forgotten when another person logs in, or nobody is any more.
       * What a visitor has too is asked for again, for whoever is there now.
       */
      belongsTo?: 'account' | 'account or visitor'
    }
  }
}

/** A client for which what is asked for the first time can be out of date before it is there. */
class SiteQueryClient extends QueryClient {
  /**
   * A first answer that is still on its way may have been made before the change, and TanStack Query would take it for
   * the new one: what waits for one is asked for once more after it.
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

/** No retries, no refetch on focus or interval, and data never goes stale (part 1, section 9); `meQuery` says its one exception. */
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
