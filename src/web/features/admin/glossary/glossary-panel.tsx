import { EmptyState } from '../../../ui/feedback.tsx'

export default function GlossaryPanel() {
  return (
    <EmptyState heading="h2" title="Glossario">
      <p>Le voci si correggono per ora nei file del sito, in content/glossary.yaml.</p>
    </EmptyState>
  )
}
