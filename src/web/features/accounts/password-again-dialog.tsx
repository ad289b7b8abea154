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
  /** What the button does, as a verb. */
  action: string
  schema: z.ZodType<Values>
  /** What is sent; what it throws stays in the dialog. */
  send: (values: Values) => Promise<unknown>
  /** Says what went wrong. */
  onError?: (failure: unknown) => void
  onDone: () => void
  onClose: () => void
  /** Further fields, above the password. */
  children?: (errorOf: (name: string) => string | undefined) => ReactNode
}

/** The password once more, before a way into the account changes. */
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
