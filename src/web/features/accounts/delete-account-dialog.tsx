import { AccountDeletion } from '#contracts/accounts/account.ts'
import { deleteAccount } from '#contracts/accounts/accounts.endpoints.ts'
import { useLeave } from '../../api/change-person.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast, toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { DialogForm } from './password-again-dialog.tsx'
import { PasswordField } from './password-field.tsx'

function useDeletion(onDeleted: () => void) {
  const { api } = useQueries()
  const leave = useLeave()
  return useContractForm(AccountDeletion, {
    send: (body) => api(deleteAccount, { body }),
    onSuccess: () => {
      toast({ title: 'Account eliminato', description: 'I tuoi dati sono stati cancellati.' })
      onDeleted()
      leave()
    },
    onError: toastFailure('Eliminazione non riuscita'),
  })
}

interface DeleteAccountDialogProps {
  onDeleted: () => void
  onClose: () => void
}

export default function DeleteAccountDialog({ onDeleted, onClose }: DeleteAccountDialogProps) {
  const { form, field, isPending } = useDeletion(onDeleted)
  return (
    <Dialog
      onClose={onClose}
      title="Eliminare l'account?"
      description="Dati e collezioni vengono cancellati subito e per sempre. Conferma con la tua password."
    >
      <DialogForm form={form} action="Elimina per sempre" isPending={isPending} onClose={onClose}>
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      </DialogForm>
    </Dialog>
  )
}
