import { useMutation } from '@tanstack/react-query'
import { apiPaths } from '#contracts/api-paths.ts'
import { messageOf } from '../api/api-client.ts'
import { useQueries } from '../api/queries-context.ts'
import { toast } from './toast-store.ts'

/** Sends the verification e-mail once more, for who is logged in. */
export function useResendVerification() {
  const { api } = useQueries()
  return useMutation({
    mutationFn: () => api(apiPaths.resendVerification, { method: 'POST' }),
    onSuccess: () =>
      toast({
        title: 'Email di verifica inviata',
        description: 'Apri il link che trovi nella posta: vale 24 ore. Guarda anche nello spam.',
      }),
    onError: (failure) =>
      toast({
        title: 'Invio non riuscito',
        description: messageOf(failure, 'Controlla la connessione e riprova tra poco.'),
        tone: 'destructive',
      }),
  })
}
