import { queryOptions } from '@tanstack/react-query'
import {
  addressOf,
  type CallTypes,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
} from '#contracts/endpoint.ts'
import type { Api } from './api-client.ts'

/** React Query options for an endpoint. The query key is the URL of the request. */
export function answerQuery<Types extends CallTypes>(
  api: Api,
  endpoint: Endpoint<Types>,
  ...[request]: RequestOf<Types>
) {
  const asked = (request ?? {}) as CallTypes
  return queryOptions({
    queryKey: [addressOf<CallTypes>(endpoint, asked)],
    queryFn: ({ signal }) => api<CallTypes>(endpoint, { ...asked, signal }) as Promise<ResponseOf<Types>>,
  })
}
