import { useCallback } from 'react'
import type { User } from '#contracts/accounts/user.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { useQueries } from './queries-context.ts'
import { meQuery } from './reader-queries.ts'

export function useChangePerson() {
  const { api, client } = useQueries()
  return useCallback(
    (person: User | null) => {
      client.setQueryData(meQuery(api).queryKey, person)
      client.removeQueries({ predicate: ({ meta }) => meta?.belongsTo === 'account' })
      void client.resetQueries({ predicate: ({ meta }) => meta?.belongsTo === 'account or visitor' })
    },
    [api, client],
  )
}

export function useLeaveHere() {
  const changePerson = useChangePerson()
  return useCallback(() => {
    changePerson(null)
    void import('./forget-evening.ts').then(({ forgetEvening }) => forgetEvening())
  }, [changePerson])
}

export function useLeave() {
  const leaveHere = useLeaveHere()
  return () => {
    leaveHere()
    tellOtherTabs()
  }
}
