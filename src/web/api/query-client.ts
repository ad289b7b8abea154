import { QueryClient } from '@tanstack/react-query'

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

/** No retries, no refetch on focus or interval, and data never goes stale (part 1, section 9); `meQuery` says its one exception. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
