import { keepCollection } from '../accounts/pending-actions.ts'
import { NameDialog } from './name-dialog.tsx'

/** For visitors: the collection is made after the login, and shown in the Pizza Box. */
export default function BeginCollection({ onClose }: { onClose: () => void }) {
  return (
    <NameDialog
      title="Nuova Collezione"
      action="Crea"
      onClose={onClose}
      onName={async (name) => keepCollection({ name }, '/#pizza-box')}
    />
  )
}
