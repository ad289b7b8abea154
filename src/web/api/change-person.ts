import { useCallback } from 'react'
import type { User } from '#contracts/accounts/user.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { useQueries } from './queries-context.ts'
import { meQuery } from './reader-queries.ts'

/** Another person is at the keyboard, or nobody that we know: what belonged to the one before is forgotten. */
export function useChangePerson() {
  const { api, client } = useQueries()
  return useCallback(
    (person: User | null) => {
      client.setQueryData(meQuery(api).queryKey, person)
      client.removeQueries({ predicate: ({ meta }) => meta?.belongsTo === 'account' })
      // They may be on the screen at this moment: asked for again, for whoever is there now.
      void client.resetQueries({ predicate: ({ meta }) => meta?.belongsTo === 'account or visitor' })
    },
    [api, client],
  )
}

/** Nobody is at the keyboard of this tab any more. */
export function useLeaveHere() {
  const changePerson = useChangePerson()
  return useCallback(() => {
    changePerson(null)
    void import('./forget-evening.ts').then(({ forgetEvening }) => forgetEvening())
  }, [changePerson])
}

/** Nobody is at the keyboard any more, in this tab and in the others. */
export function useLeave() {
  const leaveHere = useLeaveHere()
  return () => {
    leaveHere()
    tellOtherTabs()
  }
}
