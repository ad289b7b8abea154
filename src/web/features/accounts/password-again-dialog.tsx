import type { ReactNode } from 'react'
import type { z } from 'zod'
import { Dialog } from '../../ui/dialog.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { DialogForm } from './dialog-form.tsx'
import { PasswordField } from './password-field.tsx'

interface PasswordAgainDialogProps<Values> {
  title: string
  description: string
  action: string
  schema: z.ZodType<Values>
  send: (values: Values) => Promise<unknown>
  onError?: (failure: unknown) => void
  onDone: () => void
  onClose: () => void
  children?: (errorOf: (name: string) => string | undefined) => ReactNode
}

export function PasswordAgainDialog<Values>(props: PasswordAgainDialogProps<Values>) {
  const { title, description, action, schema, send, onDone, onClose, children } = props
  const { onError = toastFailure('Modifica non riuscita') } = props
  const { form, errorOf, isPending } = useContractForm(schema, { send, onSuccess: onDone, onError })
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <DialogForm form={form} action={action} isPending={isPending} onClose={onClose}>
        {children?.(errorOf)}
        <PasswordField
          label="La tua password"
          name="currentPassword"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
      </DialogForm>
    </Dialog>
  )
}
