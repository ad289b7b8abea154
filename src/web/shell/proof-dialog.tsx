import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { getSecondFactor, proveIdentity } from '#contracts/accounts/accounts.endpoints.ts'
import { PasswordProof, type Proof } from '#contracts/accounts/proof.ts'
import { type SecondFactor, SecondFactorCode } from '#contracts/accounts/second-factor.ts'
import type { MissingProof } from '#contracts/api-error.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { passkeyFailure, proveWithPasskey } from '../api/passkeys.ts'
import { answerProofRequest } from '../api/proof-request.ts'
import { useQueries } from '../api/queries-context.ts'
import { ACCOUNT_SECURITY, OF_THE_ACCOUNT } from '../api/reader-queries.ts'
import { PasswordField } from '../features/accounts/password-field.tsx'
import { useCanHavePasskeys } from '../features/accounts/use-can-have-passkeys.ts'
import { Button } from '../ui/button.tsx'
import { DialogButtons } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/feedback.tsx'
import { Field } from '../ui/field.tsx'
import { toastFailure } from '../ui/toast-store.ts'
import { useContractForm } from '../ui/use-contract-form.ts'

const WORDS: Readonly<Record<MissingProof, string>> = {
  proof:
    "È passato un po' dall'accesso, e questa è un'operazione delicata. Quello che hai scritto resta qui.",
  second_factor:
    'Per continuare serve il tuo secondo fattore, non solo la password. Quello che hai scritto resta qui.',
}
const cancel = () => answerProofRequest(false)

export default function ProofDialog({ missing }: { missing: MissingProof }) {
  const { api } = useQueries()
  const factor = useQuery({
    queryKey: [...ACCOUNT_SECURITY, getSecondFactor.path],
    queryFn: ({ signal }) => api(getSecondFactor, { signal }),
    meta: OF_THE_ACCOUNT,
    staleTime: 0,
  })
  return (
    <Dialog onClose={cancel} title="Conferma che sei tu" description={WORDS[missing]} startsInField>
      {factor.isPending ? <Spinner text="Caricamento..." /> : <Ways missing={missing} factor={factor.data} />}
    </Dialog>
  )
}

function Ways({ missing, factor }: { missing: MissingProof; factor: SecondFactor | undefined }) {
  const canHave = useCanHavePasskeys()
  const hasForm = missing === 'proof' || Boolean(factor?.totpSince)
  return (
    <div className="grid gap-5">
      {factor?.hasPasskey && canHave && <ByPasskey />}
      {missing === 'proof' && <ByPassword />}
      {missing === 'second_factor' && factor?.totpSince && <ByCode />}
      {!hasForm && (
        <>
          {!canHave && (
            <p>
              Con questo browser la tua passkey non si può usare: apri il sito dal dispositivo che la tiene.
            </p>
          )}
          <Button look="secondary" className="justify-self-start" onClick={cancel}>
            Annulla
          </Button>
        </>
      )}
    </div>
  )
}

function useProved() {
  const { client } = useQueries()
  return async () => {
    answerProofRequest(true)
    await client.invalidateQueries({ queryKey: ACCOUNT_SECURITY })
  }
}

const refused = (say: (failure: unknown) => void) => (failure: unknown) =>
  isLoggedOut(failure) ? cancel() : say(failure)

function ByPasskey() {
  const { api } = useQueries()
  const proving = useMutation({
    mutationFn: () => proveWithPasskey(api),
    onSuccess: useProved(),
    onError: refused(toastFailure('Non confermato', passkeyFailure)),
  })
  return (
    <Button className="justify-self-start" disabled={proving.isPending} onClick={() => proving.mutate()}>
      <KeyRound className="size-4" aria-hidden />
      {proving.isPending ? 'Un momento...' : 'Conferma con la passkey'}
    </Button>
  )
}

const useProofForm = <Way extends Proof>(schema: Parameters<typeof useContractForm<Way, unknown>>[0]) => {
  const { api } = useQueries()
  return useContractForm(schema, {
    send: (body: Way) => api(proveIdentity, { body }),
    onSuccess: useProved(),
    onError: refused(toastFailure('Non confermato')),
  })
}

interface ProofFormProps {
  form: ReturnType<typeof useProofForm>['form']
  isPending: boolean
  children: ReactNode
}

const ProofForm = ({ form, isPending, children }: ProofFormProps) => (
  <form {...form} className="grid gap-5">
    {children}
    <DialogButtons action="Conferma" isPending={isPending} onClose={cancel} />
  </form>
)

function ByPassword() {
  const { field, ...sent } = useProofForm(PasswordProof)
  return (
    <ProofForm {...sent}>
      <PasswordField label="La tua password" autoComplete="current-password" {...field('password')} />
    </ProofForm>
  )
}

function ByCode() {
  const { field, ...sent } = useProofForm(SecondFactorCode)
  return (
    <ProofForm {...sent}>
      <Field
        label="Codice dell'app"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint="Le sei cifre che l'app mostra adesso, oppure un codice di recupero."
        {...field('code')}
      />
    </ProofForm>
  )
}
