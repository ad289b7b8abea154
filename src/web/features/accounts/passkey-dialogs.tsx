import { removePasskey, renamePasskey } from '#contracts/accounts/accounts.endpoints.ts'
import { type Passkey, PasskeyName, PasswordAgain } from '#contracts/accounts/passkeys.ts'
import { ifStillThere } from '../../api/api-client.ts'
import { addPasskey, passkeyFailure } from '../../api/passkeys.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast, toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { DialogForm, PasswordAgainDialog } from './password-again-dialog.tsx'
import { useRefreshAccount } from './use-account-query.ts'

export type PasskeyDialog = { does: 'add' } | { does: 'rename' | 'remove'; passkey: Passkey }

export default function PasskeyDialogs({ dialog, onClose }: { dialog: PasskeyDialog; onClose: () => void }) {
  if (dialog.does === 'add') return <AddDialog onClose={onClose} />
  if (dialog.does === 'rename') return <RenameDialog passkey={dialog.passkey} onClose={onClose} />
  return <RemoveDialog passkey={dialog.passkey} onClose={onClose} />
}

const NewName = PasskeyName.extend(PasswordAgain.shape)

const AddDialog = ({ onClose }: { onClose: () => void }) => (
  <PasswordAgainDialog
    title="Aggiungi una passkey"
    description="Dalle un nome che te la ricordi. Poi il browser ti chiede dito, volto o PIN."
    action="Continua"
    schema={NewName}
    send={addPasskey}
    onError={toastFailure('Modifica non riuscita', passkeyFailure)}
    done={{ title: 'Passkey aggiunta', description: 'La prossima volta entri senza password.' }}
    onClose={onClose}
  >
    {(field) => (
      <Field
        label="Nome"
        autoComplete="off"
        placeholder="Telefono, portatile, chiave..."
        {...field('name')}
      />
    )}
  </PasswordAgainDialog>
)

interface OneProps {
  passkey: Passkey
  onClose: () => void
}

function RenameDialog({ passkey, onClose }: OneProps) {
  const { api } = useQueries()
  const refresh = useRefreshAccount()
  const { form, field, isPending } = useContractForm(PasskeyName, {
    send: (body) => api(renamePasskey, { params: { id: passkey.id }, body }),
    onSuccess: ({ name }) => {
      toast({ title: 'Nome cambiato', description: name })
      onClose()
      void refresh()
    },
    onError: toastFailure('Modifica non riuscita'),
  })
  return (
    <Dialog onClose={onClose} title="Rinomina la passkey" startsInField>
      <DialogForm form={form} action="Salva" isPending={isPending} onClose={onClose}>
        <Field label="Nome" autoComplete="off" defaultValue={passkey.name} {...field('name')} />
      </DialogForm>
    </Dialog>
  )
}

const RemoveDialog = ({ passkey, onClose }: OneProps) => (
  <PasswordAgainDialog
    title={`Togliere «${passkey.name}»?`}
    description="Con questa passkey non si entra più. Poi cancellala anche dal dispositivo, tra le sue password."
    action="Togli la passkey"
    schema={PasswordAgain}
    send={(api, body) => ifStillThere(api(removePasskey, { params: { id: passkey.id }, body }))}
    done={{ title: 'Passkey tolta', description: passkey.name }}
    onClose={onClose}
  />
)
