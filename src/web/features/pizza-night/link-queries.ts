import { queryOptions } from '@tanstack/react-query'
import { nightPaths } from '#contracts/pizza-night/night-paths.ts'
import type { NightInvite } from '#contracts/pizza-night/pizza-night-invite.ts'
import type { SharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { isMissing } from '../../api/api-client.ts'
import type { Queries } from '../../api/queries.ts'

/** What a link opens; null for a link that opens nothing any more. */
const opened = <T>({ api }: Queries, path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<T | null> => {
      try {
        return await api<T>(path, { signal })
      } catch (failure) {
        if (isMissing(failure)) return null
        throw failure
      }
    },
  })

export const sharedNightQuery = (queries: Queries, token: string) =>
  opened<SharedEvening>(queries, nightPaths.sharedNight(token))

export const inviteQuery = (queries: Queries, token: string) =>
  opened<NightInvite>(queries, nightPaths.nightInvite(token))
