import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listKnownGuests, listReceivedAnswers } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { Api } from '../../../api/api-client.ts'
import { OF_THE_ACCOUNT } from '../../../api/reader-queries.ts'
import { deviceShelf } from './device-shelf.ts'
import type { Shelf } from './shelf.ts'

export const NIGHTS = ['pizza-nights'] as const

export const LISTS = [...NIGHTS, 'list'] as const

export const eveningsQuery = (shelf: Shelf) =>
  queryOptions({ queryKey: [...LISTS, shelf.place], queryFn: shelf.list, meta: OF_THE_ACCOUNT })

export const openedQuery = (shelf: Shelf, id: number) =>
  queryOptions({
    queryKey: [...NIGHTS, 'one', shelf.place, id],
    queryFn: () => shelf.open(id),
    meta: OF_THE_ACCOUNT,
    refetchOnWindowFocus: 'always',
  })

export const unreadQuery = queryOptions({
  queryKey: [...LISTS, 'unread'],
  queryFn: deviceShelf.unread,
})

export const answersQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...NIGHTS, 'answers', id],
    queryFn: ({ signal }) => api(listReceivedAnswers, { params: { id }, signal }),
    meta: OF_THE_ACCOUNT,
  })

export const knownGuestsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...NIGHTS, 'guests'],
    queryFn: ({ signal }) => api(listKnownGuests, { signal }),
    meta: OF_THE_ACCOUNT,
  })

export function lookAgain(api: Api, client: QueryClient, id: number) {
  void client.invalidateQueries({ queryKey: answersQuery(api, id).queryKey })
  void client.invalidateQueries({ queryKey: LISTS })
}
