import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import type { Api } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { DialogButtons } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type ToastContent, toast, toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { PasswordField } from './password-field.tsx'
import { useRefreshAccount } from './use-account-query.ts'

interface PasswordAgainDialogProps<Values> {
  title: string
  description: string
  action: string
  schema: z.ZodType<Values>
  send: (api: Api, values: Values) => Promise<unknown>
  onError?: (failure: unknown) => void
  /** Said when it is done; then the dialog closes. */
  done?: ToastContent
  onClose: () => void
  children?: (field: (name: string) => { name: string; error: string | undefined }) => ReactNode
}

export function PasswordAgainDialog<Values>(props: PasswordAgainDialogProps<Values>) {
  const { title, description, action, schema, send, done, onClose, children } = props
  const { onError = toastFailure('Modifica non riuscita') } = props
  const { api } = useQueries()
  const refresh = useRefreshAccount()
  const { form, field, isPending } = useContractForm(schema, {
    send: (values) => send(api, values),
    onSuccess: () => {
      if (done) {
        toast(done)
        onClose()
      }
      void refresh()
    },
    onError,
  })
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <DialogForm form={form} action={action} isPending={isPending} onClose={onClose}>
        {children?.(field)}
        <PasswordField
          label="La tua password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      </DialogForm>
    </Dialog>
  )
}

interface DialogFormProps {
  form: ComponentProps<'form'>
  action: string
  isPending: boolean
  onClose: () => void
  children: ReactNode
}

export const DialogForm = ({ form, action, isPending, onClose, children }: DialogFormProps) => (
  <form {...form} className="grid gap-5">
    {children}
    <DialogButtons action={action} isPending={isPending} onClose={onClose} />
  </form>
)
