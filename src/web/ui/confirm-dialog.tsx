import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** What the button does, as a verb. */
  action: string
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that is easily done by mistake. Closing it in any way changes nothing. */
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
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending} onClick={onConfirm}>
          {isPending ? 'Un momento...' : action}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Annulla
        </Button>
      </div>
    </div>
  </Dialog>
)
