import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

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
  <Dialog open onOpenChange={onClose} title={title}>
    <div className="grid gap-5">
      <div className="wrap-anywhere">{children}</div>
      <DialogButtons action={action} isPending={isPending} onAction={onConfirm} onClose={onClose} />
    </div>
  </Dialog>
)
