import { LoadError } from '#web/ui/load-error.tsx'

export const RecipesError = (props: { onRetry: () => void; failure: unknown; heading?: 'h2' | 'h3' }) => (
  <LoadError {...props}>
    <p>Si è verificato un errore durante il caricamento delle ricette. Riprova più tardi.</p>
  </LoadError>
)
