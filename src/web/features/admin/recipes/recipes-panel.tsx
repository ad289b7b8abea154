import { EmptyState } from '../../../ui/feedback.tsx'

export default function RecipesPanel() {
  return <EmptyState heading="h2" title="Ricette" />
}
