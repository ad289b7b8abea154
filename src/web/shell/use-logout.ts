import { useMutation } from '@tanstack/react-query'
import { endSession } from '#contracts/accounts/accounts.endpoints.ts'
import { messageOf } from '../api/api-client.ts'
import { useLeave } from '../api/change-person.ts'
import { useQueries } from '../api/queries-context.ts'
import { toast } from '../ui/toast-store.ts'
import { focusPage } from './focus-page.ts'

export function useLogout() {
  const { api } = useQueries()
  const leave = useLeave()
  return useMutation({
    mutationFn: () => api(endSession),
    onSuccess: () => {
      leave()
      focusPage()
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
