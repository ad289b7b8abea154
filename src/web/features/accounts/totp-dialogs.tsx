import { useState } from 'react'
import {
  activateTotp,
  beginTotp,
  removeTotp,
  renewRecoveryCodes,
} from '#contracts/accounts/accounts.endpoints.ts'
import { PasswordAgain } from '#contracts/accounts/passkeys.ts'
import { SecondFactorCode, type TotpSetup } from '#contracts/accounts/second-factor.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast, toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { DialogForm, PasswordAgainDialog } from './password-again-dialog.tsx'
import { useRefreshAccount } from './use-account-query.ts'

export type TotpDialog = 'set_up' | 'renew' | 'remove'
interface DialogProps {
  onClose: () => void
}

export default function TotpDialogs({ dialog, onClose }: DialogProps & { dialog: TotpDialog }) {
  if (dialog === 'set_up') return <SetUpDialog onClose={onClose} />
  if (dialog === 'renew') return <RenewDialog onClose={onClose} />
  return <RemoveDialog onClose={onClose} />
}

function SetUpDialog({ onClose }: DialogProps) {
  const [setup, setSetup] = useState<TotpSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  if (setup) return <FirstCodeDialog setup={setup} onCodes={setCodes} onClose={onClose} />
  return (
    <PasswordAgainDialog
      title="Imposta un'app dei codici"
      description="Serve un'app che mostra codici a tempo: ce ne sono di gratuite, e molti gestori di password ne hanno una."
      action="Continua"
      schema={PasswordAgain}
      send={async (api, body) => setSetup(await api(beginTotp, { body }))}
      onClose={onClose}
    />
  )
}

interface FirstCodeProps extends DialogProps {
  setup: TotpSetup
  onCodes: (codes: readonly string[]) => void
}

function FirstCodeDialog({ setup, onCodes, onClose }: FirstCodeProps) {
  const { api } = useQueries()
  const refresh = useRefreshAccount()
  const { form, field, isPending } = useContractForm(SecondFactorCode, {
    send: (body) => api(activateTotp, { body }),
    onSuccess: ({ codes }) => {
      onCodes(codes)
      void refresh()
    },
    onError: toastFailure('App non attivata'),
  })
  return (
    <Dialog
      onClose={onClose}
      title="Inquadra il codice con l'app"
      description="Poi scrivi qui le sei cifre che l'app mostra."
    >
      <DialogForm form={form} action="Attiva" isPending={isPending} onClose={onClose}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
          alt="Codice QR da inquadrare con l'app"
          className="mx-auto size-52 rounded-md bg-white p-2"
        />
        <p className="text-sm text-ink-soft">
          Non puoi inquadrarlo? Scrivi nell'app questa chiave:{' '}
          <code className="font-semibold wrap-anywhere text-ink">
            {setup.secret.match(/.{4}/g)?.join(' ')}
          </code>
        </p>
        <Field label="Codice dell'app" inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
      </DialogForm>
    </Dialog>
  )
}

function RenewDialog({ onClose }: DialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  return (
    <PasswordAgainDialog
      title="Nuovi codici di recupero"
      description="Quelli di prima smettono di valere."
      action="Fai codici nuovi"
      schema={PasswordAgain}
      send={async (api, body) => setCodes((await api(renewRecoveryCodes, { body })).codes)}
      onClose={onClose}
    />
  )
}

const RemoveDialog = ({ onClose }: DialogProps) => (
  <PasswordAgainDialog
    title="Togliere l'app dei codici?"
    description="Anche i codici di recupero smettono di valere. Poi cancella la voce dall'app."
    action="Togli l'app"
    schema={PasswordAgain}
    send={(api, body) => api(removeTotp, { body })}
    done={{ title: 'App dei codici tolta' }}
    onClose={onClose}
  />
)

function CodesDialog({ codes, onClose }: DialogProps & { codes: readonly string[] }) {
  const copy = async () =>
    toast(
      (await copyText(codes.join('\n')))
        ? { title: 'Codici copiati' }
        : { title: 'Copia non riuscita', description: 'Selezionali e copiali a mano.', tone: 'destructive' },
    )
  return (
    <Dialog
      onClose={onClose}
      title="I tuoi codici di recupero"
      description="Se perdi il telefono, ognuno vale una volta al posto del codice dell'app. Conservali lontano dal telefono: non li mostriamo più."
    >
      <ul
        aria-label="Codici di recupero"
        className="mb-5 grid gap-x-6 gap-y-1.5 rounded-md bg-crust px-4 py-3 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          Copia i codici
        </Button>
        <Button onClick={onClose}>Li ho conservati</Button>
      </div>
    </Dialog>
  )
}
