import { queryOptions } from '@tanstack/react-query'
import { listKnownGuests, listReceivedAnswers } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { Api } from '../../../api/api-client.ts'
import { OF_THE_ACCOUNT } from '../../../api/reader-queries.ts'
import { accountShelf, type Shelf } from './shelf.ts'

/** With what the keys of kept evenings begin. */
export const NIGHTS = ['pizza-nights'] as const

/** All lists of evenings: those of the account and those of this device. */
export const LISTS = [...NIGHTS, 'list'] as const

export const eveningsQuery = (shelf: Shelf) =>
  queryOptions({ queryKey: [...LISTS, shelf.place], queryFn: shelf.list, meta: OF_THE_ACCOUNT })

export const linksQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...NIGHTS, 'links', id],
    queryFn: async () => (await accountShelf(api).open(id)).links,
    meta: OF_THE_ACCOUNT,
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
