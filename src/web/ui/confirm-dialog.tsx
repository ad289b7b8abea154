import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  action: string
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

export const ConfirmDialog = ({
  title,
  children,
  action,
  isPending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog onClose={onClose} title={title}>
    <div className="grid gap-5">
      <div className="wrap-anywhere">{children}</div>
      <DialogButtons action={action} isPending={isPending} onAction={onConfirm} onClose={onClose} />
    </div>
  </Dialog>
)

interface DialogButtonsProps {
  action: string
  isPending?: boolean | undefined
  onAction?: () => void
  onClose: () => void
}

export const DialogButtons = ({ action, isPending, onAction, onClose }: DialogButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button type={onAction ? 'button' : 'submit'} disabled={isPending} onClick={onAction}>
      {isPending ? 'Un momento...' : action}
    </Button>
    <Button look="secondary" onClick={onClose}>
      Annulla
    </Button>
  </div>
)
