import { queryOptions } from '@tanstack/react-query'
import { addressOf, type Endpoint } from '#contracts/endpoint.ts'
import { getNightInvite, getSharedNight } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { isMissing } from '../../api/api-client.ts'
import type { Queries } from '../../api/queries.ts'

type Link<Shown> = Endpoint<{ params: { token: string }; response: Shown }>

const opened = <Shown>({ api }: Queries, endpoint: Link<Shown>, token: string) =>
  queryOptions({
    queryKey: [addressOf(endpoint, { params: { token } })],
    queryFn: async ({ signal }): Promise<Shown | null> => {
      try {
        return await api(endpoint, { params: { token }, signal })
      } catch (failure) {
        if (isMissing(failure)) return null
        throw failure
      }
    },
  })

export const sharedNightQuery = (queries: Queries, token: string) => opened(queries, getSharedNight, token)

export const inviteQuery = (queries: Queries, token: string) => opened(queries, getNightInvite, token)
