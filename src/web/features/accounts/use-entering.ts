import type { User } from '#contracts/accounts/user.ts'
import { useChangePerson } from '../../api/change-person.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast } from '../../ui/toast-store.ts'
import { runPendingActions } from './pending-actions.ts'

export interface EnteringProps {
  onNextPage: (page: string) => void
}

export function useEntering({ onNextPage }: EnteringProps) {
  const queries = useQueries()
  const changePerson = useChangePerson()
  return async (user: User, greeting: { title: string; description: string }) => {
    const done = await runPendingActions(queries)
    if (done?.page !== undefined) onNextPage(done.page)
    const description = [greeting.description, done?.sentence].filter(Boolean).join(' ')
    toast({ title: greeting.title, description })
    changePerson(user)
  }
}
