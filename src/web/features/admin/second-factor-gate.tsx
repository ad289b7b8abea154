import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { confirmSecondFactor, getSecondFactor } from '#contracts/accounts/accounts.endpoints.ts'
import { type SecondFactor, SecondFactorCode } from '#contracts/accounts/second-factor.ts'
import { useChangePerson } from '../../api/change-person.ts'
import { enterWithPasskey, passkeyFailure } from '../../api/passkeys.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ACCOUNT_SECURITY, OF_THE_ACCOUNT } from '../../api/reader-queries.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/form-buttons.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { useCanHavePasskeys } from '../accounts/use-can-have-passkeys.ts'

const KEY = [...ACCOUNT_SECURITY, getSecondFactor.path]

export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { api } = useQueries()
  const factor = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api(getSecondFactor, { signal }),
    meta: OF_THE_ACCOUNT,
    staleTime: 0,
    retryOnMount: true,
  })
  if (factor.isPending)
    return (
      <div className="min-h-dvh pt-16">
        <Spinner text="Caricamento..." />
      </div>
    )
  if (!factor.data)
    return (
      <div className="wrap py-16">
        <LoadError heading="h2" onRetry={() => void factor.refetch()} failure={factor.error}>
          <p>Non siamo riusciti a sapere se serve il secondo fattore.</p>
        </LoadError>
      </div>
    )
  if (factor.data.need === 'none') return children
  return (
    <>
      <PageHeader kicker="Redazione" title="Amministrazione">
        <p>
          {factor.data.need === 'confirm'
            ? 'Ancora un passo: conferma che sei tu.'
            : 'Prima di amministrare serve un secondo fattore.'}
        </p>
      </PageHeader>
      <div className="wrap min-h-96 pb-24">
        <Card className="max-w-xl sm:p-8">
          {factor.data.need === 'confirm' ? <Confirm factor={factor.data} /> : <SetUp />}
        </Card>
      </div>
    </>
  )
}

const SetUp = () => (
  <>
    <h2 className="text-xl">Imposta il secondo fattore</h2>
    <p className="mt-2 mb-5">
      Questo sito chiede a chi amministra qualcosa oltre alla password: una passkey, cioè il dito, il volto o
      il PIN del tuo dispositivo, oppure un'app che mostra codici a tempo. Si imposta nel profilo in un
      minuto.
    </p>
    <ButtonLink to="/profilo#sicurezza">Imposta il secondo fattore</ButtonLink>
  </>
)

const Confirm = ({ factor: { hasPasskey, totpSince } }: { factor: SecondFactor }) => (
  <div className="grid gap-6">
    {hasPasskey && <ByPasskey />}
    {totpSince && <ByCode />}
    <p className="text-sm text-ink-soft">
      Hai perso il dispositivo? Chi gestisce il server può togliere il secondo fattore dal tuo account.
    </p>
  </div>
)

function ByPasskey() {
  const { api, client } = useQueries()
  const changePerson = useChangePerson()
  const canHave = useCanHavePasskeys()
  const entering = useMutation({
    mutationFn: () => enterWithPasskey(api),
    // The passkey may belong to another account. Then the user is logged in to that account.
    onSuccess: async (user) => {
      changePerson(user)
      await client.invalidateQueries({ queryKey: KEY })
    },
    onError: toastFailure('Non confermato', passkeyFailure),
  })
  if (!canHave)
    return (
      <p>Con questo browser la tua passkey non si può usare: apri la pagina dal dispositivo che la tiene.</p>
    )
  return (
    <div>
      <Button disabled={entering.isPending} onClick={() => entering.mutate()}>
        <KeyRound className="size-4" aria-hidden />
        {entering.isPending ? 'Un momento...' : 'Conferma con la passkey'}
      </Button>
    </div>
  )
}

function ByCode() {
  const { api, client } = useQueries()
  const { form, field, isPending } = useContractForm(SecondFactorCode, {
    send: (body) => api(confirmSecondFactor, { body }),
    onSuccess: (state) => client.setQueryData(KEY, state),
    onError: toastFailure('Non confermato'),
  })
  return (
    <form {...form} className="grid gap-5">
      <Field
        label="Codice dell'app"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint="Le sei cifre che l'app mostra adesso, oppure un codice di recupero."
        {...field('code')}
      />
      <SubmitButton isPending={isPending}>Conferma</SubmitButton>
    </form>
  )
}
