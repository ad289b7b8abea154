import { queryOptions } from '@tanstack/react-query'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'
import { getMe } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { listCollections } from '#contracts/collections/collections.endpoints.ts'
import { listOwnRatings } from '#contracts/ratings/ratings.endpoints.ts'
import { listRecipeNotes } from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { answerQuery } from './answer-query.ts'
import { type Api, isLoggedOut } from './api-client.ts'

export const OF_THE_ACCOUNT = { belongsTo: 'account' } as const

export const ACCOUNT_SECURITY = ['account-security'] as const

/** 'ended': the session ended without a logout. Null: nobody is logged in. */
type Person = User | 'ended' | null

export const mayBeLoggedIn = () => document.cookie.split('; ').includes(`${ACCOUNT_HINT}=1`)

const ME = [getMe.path] as const

/**
 * Browser only, because the server's HTML is the same for every visitor. An empty response or a 401 means
 * that nobody is logged in. After a network failure the next component that mounts asks again. With an
 * unverified email address the query is repeated on focus, because the verification link opens in another
 * window.
 */
export const meQuery = (api: Api) =>
  queryOptions<Person>({
    queryKey: ME,
    retryOnMount: true,
    refetchOnWindowFocus: ({ state: { data } }) =>
      data !== 'ended' && data?.emailVerified === false && 'always',
    queryFn: async ({ client, signal }) => {
      const nobody = client.getQueryData(ME) || mayBeLoggedIn() ? 'ended' : null
      try {
        return (await api(getMe, { signal, isLenient: true })) ?? nobody
      } catch (failure) {
        if (isLoggedOut(failure)) return nobody
        throw failure
      }
    },
  })

export const collectionsQuery = (api: Api) => ({ ...answerQuery(api, listCollections), meta: OF_THE_ACCOUNT })

export const ownRatingsQuery = (api: Api) => ({ ...answerQuery(api, listOwnRatings), meta: OF_THE_ACCOUNT })

/** Without `recipeId` the notes of all recipes. */
export const recipeNotesQuery = (api: Api, recipeId?: number) =>
  queryOptions({
    queryKey: recipeId === undefined ? [listRecipeNotes.path] : [listRecipeNotes.path, recipeId],
    queryFn: ({ signal }) =>
      api(listRecipeNotes, { query: recipeId === undefined ? {} : { recipeId }, signal }),
    meta: OF_THE_ACCOUNT,
  })
