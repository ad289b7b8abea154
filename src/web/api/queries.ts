import type { QueryClient } from '@tanstack/react-query'
import { type Api, isLoggedOut, missingProof } from './api-client.ts'
import { askForProof } from './proof-request.ts'
import { meQuery } from './reader-queries.ts'

export interface Queries {
  api: Api
  client: QueryClient
}

export function createQueries(api: Api, client: QueryClient): Queries {
  const noticingLogout: Api = async (endpoint, ...request) => {
    try {
      return await api(endpoint, ...request)
    } catch (failure) {
      if (isLoggedOut(failure))
        client.setQueryData(meQuery(api).queryKey, (before) => (before ? 'ended' : null))
      throw failure
    }
  }
  const askingForProof: Api = async (endpoint, ...request) => {
    try {
      return await noticingLogout(endpoint, ...request)
    } catch (failure) {
      const missing = missingProof(failure)
      if (missing && (await askForProof(missing))) return askingForProof(endpoint, ...request)
      throw failure
    }
  }
  return { api: askingForProof, client }
}
