import { EmptyState } from '../../../ui/feedback.tsx'

export default function PizzeriasPanel() {
  return (
    <EmptyState heading="h2" title="Pizzerie">
      <p>Le pizzerie si correggono per ora nei file del sito, in content/pizzerias.yaml.</p>
    </EmptyState>
  )
}
