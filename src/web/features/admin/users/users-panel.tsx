import { EmptyState } from '../../../ui/feedback.tsx'

export default function UsersPanel() {
  return <EmptyState heading="h2" title="Utenti" />
}
