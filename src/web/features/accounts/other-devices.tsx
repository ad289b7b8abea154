import { useMutation } from '@tanstack/react-query'
import { endOtherSessions } from '#contracts/accounts/accounts.endpoints.ts'
import { messageOf } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'

/** For who has lost a telephone, or has logged in on a computer that others use. */
export function OtherDevices() {
  const { api } = useQueries()
  const ending = useMutation({
    mutationFn: () => api(endOtherSessions),
    onSuccess: () => toast({ title: 'Dispositivi scollegati', description: 'Resti collegato solo da qui.' }),
    onError: (failure) =>
      toast({
        title: 'Dispositivi non scollegati',
        description: messageOf(failure, 'Controlla la connessione e riprova tra poco.'),
        tone: 'destructive',
      }),
  })
  const button = useFocusBack(ending.isPending)
  return (
    <section aria-labelledby="altri-dispositivi" className="mt-8 border-t border-line pt-8">
      <h2 id="altri-dispositivi" className="text-xl">
        Altri dispositivi
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">
        Hai perso il telefono o hai lasciato aperto l’account altrove? Esci da tutti gli altri dispositivi:
        qui resti collegato.
      </p>
      <Button ref={button} look="secondary" disabled={ending.isPending} onClick={() => ending.mutate()}>
        {ending.isPending ? 'Un momento...' : 'Esci dagli altri dispositivi'}
      </Button>
    </section>
  )
}
