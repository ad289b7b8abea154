import { useCallback } from 'react'
import type { User } from '#contracts/accounts/user.ts'
import { useQueries } from './queries-context.ts'
import { meQuery } from './reader-queries.ts'

const CHANNEL = 'logout'

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

export function onLeftElsewhere(leave: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = leave
  return () => channel.close()
}

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
