import { EmptyState } from '../../../ui/feedback.tsx'

export default function AnalyticsPanel() {
  return (
    <EmptyState heading="h2" title="Statistiche">
      <p>Il sito non raccoglie ancora statistiche.</p>
    </EmptyState>
  )
}
