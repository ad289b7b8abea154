import { useMutation } from '@tanstack/react-query'
import { endSession } from '#contracts/accounts/accounts.endpoints.ts'
import { useLeave } from '../api/change-person.ts'
import { useQueries } from '../api/queries-context.ts'
import { toast, toastFailure } from '../ui/toast-store.ts'
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
    onError: toastFailure('Logout fallito', 'Errore durante il logout'),
  })
}
