/** What the shared parts of all pages ask about the reader. */
import { queryOptions } from '@tanstack/react-query'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'
import { getMe } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { listCollections } from '#contracts/collections/collections.endpoints.ts'
import { listOwnRatings } from '#contracts/ratings/ratings.endpoints.ts'
import { listRecipeNotes } from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { type Api, isLoggedOut } from './api-client.ts'

/** An answer of the logged-in user's own. */
export const OF_THE_ACCOUNT = { belongsTo: 'account' } as const

/** With what the keys begin under which the profile holds passkeys, sessions and the second factor. */
export const ACCOUNT_SECURITY = ['account-security'] as const

/** Who is at the keyboard: somebody, nobody, or somebody whose session has ended without his doing. */
type Person = User | 'ended' | null

/** True when this browser has logged in before: the hint says nothing about who, and proves nothing. */
export const mayBeLoggedIn = () => document.cookie.split('; ').includes(`${ACCOUNT_HINT}=1`)

const ME = [getMe.path] as const

/**
 * Asked in the browser only: the HTML is the same for every visitor. Nothing, or a 401, means nobody is logged in; who could not be
 * asked about, without a network, is asked about again by the next part that must know; so is, when he comes back to
 * the window, who has his address to verify: the link opens in another one.
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

/** The collections of the logged-in user; never requested for visitors. */
export const collectionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listCollections.path],
    queryFn: ({ signal }) => api(listCollections, { signal }),
    meta: OF_THE_ACCOUNT,
  })

/** The votes of the logged-in user. */
export const ownRatingsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listOwnRatings.path],
    queryFn: ({ signal }) => api(listOwnRatings, { signal }),
    meta: OF_THE_ACCOUNT,
  })

/** How the recipe went, in the words of the logged-in user. */
export const recipeNotesQuery = (api: Api, recipeId: number) =>
  queryOptions({
    queryKey: [listRecipeNotes.path, recipeId],
    queryFn: ({ signal }) => api(listRecipeNotes, { query: { recipeId }, signal }),
    meta: OF_THE_ACCOUNT,
  })
