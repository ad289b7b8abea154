import { Button } from './button.tsx'
import { EmptyState } from './feedback.tsx'

/** The recipes could not be loaded; asking again is the reader's choice, never automatic. */
export const RecipesError = ({ onRetry, heading = 'h3' }: { onRetry: () => void; heading?: 'h2' | 'h3' }) => (
  <EmptyState
    alert
    heading={heading}
    title="Errore"
    action={
      <Button look="secondary" onClick={onRetry}>
        Riprova
      </Button>
    }
  >
    <p>Si è verificato un errore durante il caricamento delle ricette. Riprova più tardi.</p>
  </EmptyState>
)
