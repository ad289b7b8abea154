import { useCallback } from 'react'
import { getMyOven } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { listRecipeNotes } from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { useQueries } from './queries-context.ts'

/** Prefix of the query keys of the logged-in user's evenings. */
export const NIGHTS = ['pizza-nights'] as const

/** With what the keys begin under which the profile holds passkeys, sessions and the second factor. */
export const ACCOUNT_SECURITY = ['account-security'] as const

/** Another person is at the keyboard, or nobody that we know: what belonged to the one before is forgotten. */
export function useChangePerson() {
  const { client, me, collections, savedVariants, ownRatings, doughRecipes } = useQueries()
  return useCallback(
    (person: User | null) => {
      client.setQueryData(me().queryKey, person)
      client.removeQueries({ queryKey: collections().queryKey })
      client.removeQueries({ queryKey: savedVariants().queryKey })
      client.removeQueries({ queryKey: ownRatings().queryKey })
      client.removeQueries({ queryKey: [listRecipeNotes.path] })
      client.removeQueries({ queryKey: [getMyOven.path] })
      client.removeQueries({ queryKey: NIGHTS })
      client.removeQueries({ queryKey: ACCOUNT_SECURITY })
      // They may be on the screen at this moment: asked for again, for whoever is there now.
      void client.resetQueries({ queryKey: doughRecipes().queryKey })
    },
    [client, me, collections, savedVariants, ownRatings, doughRecipes],
  )
}

/** Nobody is at the keyboard any more, in this tab and in the others. */
export function useLeave() {
  const changePerson = useChangePerson()
  return () => {
    changePerson(null)
    tellOtherTabs()
  }
}
