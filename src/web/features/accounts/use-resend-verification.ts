import { useMutation } from '@tanstack/react-query'
import type { VerificationRequest } from '#contracts/accounts/account.ts'
import { resendVerification } from '#contracts/accounts/accounts.endpoints.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { toast, toastFailure } from '#web/ui/toast-store.ts'

export function useResendVerification() {
  const { api } = useQueries()
  return useMutation({
    mutationFn: (body?: VerificationRequest) => api(resendVerification, body && { body }),
    onSuccess: (_answer, visitor) =>
      toast({
        title: 'Email di verifica inviata',
        description: visitor
          ? `Se ${visitor.email} appartiene a un account da confermare, il link è in arrivo. Guarda anche nello spam.`
          : 'Apri il link che trovi nella posta: vale 24 ore. Guarda anche nello spam.',
      }),
    onError: toastFailure('Invio non riuscito'),
  })
}
