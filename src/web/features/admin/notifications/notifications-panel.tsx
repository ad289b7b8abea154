import { EmptyState } from '../../../ui/feedback.tsx'

export default function NotificationsPanel() {
  return (
    <EmptyState heading="h2" title="Notifiche">
      <p>Il sito non manda ancora notifiche alla redazione.</p>
    </EmptyState>
  )
}
