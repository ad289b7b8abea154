import type { ComponentProps, ReactNode } from 'react'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'

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
