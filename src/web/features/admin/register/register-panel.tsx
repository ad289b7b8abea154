import { EmptyState } from '../../../ui/feedback.tsx'

export default function RegisterPanel() {
  return <EmptyState heading="h2" title="Registro" />
}
