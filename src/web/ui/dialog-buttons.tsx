import { Button } from './button.tsx'

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
