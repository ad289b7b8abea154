import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { User } from '#contracts/accounts/user.ts'
import { enterWithPasskey, offerPasskeys, passkeyFailure, takeBackOffer } from '../../api/passkeys.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast-store.ts'
import { useCanHavePasskeys } from './use-can-have-passkeys.ts'
import { type EnteringProps, useEntering } from './use-entering.ts'

export function PasskeyLogin(props: EnteringProps) {
  const { api } = useQueries()
  const canHave = useCanHavePasskeys()
  const enter = useEntering(props)
  const outcome = {
    onSuccess: (user: User) =>
      enter(user, { title: 'Login effettuato', description: `Benvenuto ${user.name}!` }),
    onError: toastFailure('Login fallito', passkeyFailure),
  }
  const login = useMutation({ mutationFn: () => enterWithPasskey(api), ...outcome })
  useOffer(canHave === true, outcome)
  if (canHave === false) return null
  return (
    <div className={clsx('mt-6 border-t border-line pt-6', !canHave && 'invisible')}>
      <Button look="secondary" disabled={login.isPending} onClick={() => login.mutate()}>
        <KeyRound className="size-4" aria-hidden />
        {login.isPending ? 'Un momento...' : 'Entra con una passkey'}
      </Button>
      <p className="mt-3 text-sm text-ink-soft">
        Con il dito, il volto o il PIN del tuo dispositivo, senza scrivere nulla. Se non ne hai ancora una,
        entra con la password e aggiungila dal profilo.
      </p>
    </div>
  )
}

interface Outcome {
  onSuccess: (user: User) => unknown
  onError: (failure: unknown) => unknown
}

/** Starts passkey autofill once. After a failure the user can still press the button. */
function useOffer(isPossible: boolean, { onSuccess, onError }: Outcome) {
  const { api } = useQueries()
  const succeed = useEffectEvent(onSuccess)
  const fail = useEffectEvent(onError)
  useEffect(() => {
    if (!isPossible) return
    let isChosen = false
    offerPasskeys(api, () => {
      isChosen = true
    }).then((user) => user && succeed(user), fail)
    return () => {
      if (!isChosen) void takeBackOffer()
    }
  }, [isPossible, api])
}
