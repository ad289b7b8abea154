import { Button } from './button.tsx'

interface DialogButtonsProps {
  /** What the first button does, as a verb. */
  action: string
  isPending?: boolean | undefined
  /** Without it the first button sends the form that it stands in. */
  onAction?: () => void
  onClose: () => void
}

/** The last row of a dialog: what does it, and what leaves everything as it is. */
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
