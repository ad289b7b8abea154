import { useMutation } from '@tanstack/react-query'
import { apiPaths } from '#contracts/api-paths.ts'
import { messageOf } from '../api/api-client.ts'
import { useChangePerson } from '../api/change-person.ts'
import { useQueries } from '../api/queries-context.ts'
import { toast } from '../ui/toast-store.ts'
import { tellOtherTabs } from './other-tabs.ts'

export function useLogout() {
  const { api } = useQueries()
  const changePerson = useChangePerson()
  return useMutation({
    mutationFn: () => api(apiPaths.logout, { method: 'POST' }),
    onSuccess: () => {
      changePerson(null)
      tellOtherTabs()
      toast({ title: 'Logout effettuato' })
    },
    onError: (failure) =>
      toast({
        title: 'Logout fallito',
        description: messageOf(failure, 'Errore durante il logout'),
        tone: 'destructive',
      }),
  })
}
