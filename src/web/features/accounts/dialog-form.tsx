import type { ComponentProps, ReactNode } from 'react'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'

interface DialogFormProps {
  form: ComponentProps<'form'>
  /** What the button does, as a verb. */
  action: string
  isPending: boolean
  onClose: () => void
  children: ReactNode
}

/** A form that fills a dialog: its fields, then what sends it and what closes the dialog. */
export const DialogForm = ({ form, action, isPending, onClose, children }: DialogFormProps) => (
  <form {...form} className="grid gap-5">
    {children}
    <DialogButtons action={action} isPending={isPending} onClose={onClose} />
  </form>
)
