import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

interface SaveBarProps {
  action: string
  isPending: boolean
  isDirty: boolean
  isSaved: boolean
  children?: ReactNode
}

export const SaveBar = ({ action, isPending, isDirty, isSaved, children }: SaveBarProps) => (
  <div className="sticky bottom-(--bar) z-10 -mx-2 flex flex-wrap items-center gap-4 border-t border-line bg-flour px-2 py-4">
    <Button type="submit" disabled={isPending}>
      {isPending ? 'Un momento...' : action}
    </Button>
    <p role="status" className="text-sm text-ink-soft">
      {isDirty ? 'Ci sono modifiche da salvare.' : isSaved && 'Tutto salvato.'}
    </p>
    {children}
  </div>
)
