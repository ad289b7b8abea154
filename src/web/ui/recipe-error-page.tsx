import { Button, buttonClass } from './button.tsx'
import { EmptyState } from './feedback.tsx'
import { PageMeta } from './page-meta.tsx'

/** Shown with status 404 by the server, and in the browser whenever a recipe cannot be loaded: then with `onRetry`. */
export function RecipeErrorPage({ onRetry }: { onRetry?: () => void }) {
  const title = onRetry ? 'Ricetta non caricata' : 'Ricetta non trovata'
  return (
    <div className="wrap py-20">
      <PageMeta title={title} description="Questa ricetta non si è potuta mostrare." path="/ricette" hidden />
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        alert
        heading="h2"
        title="Errore"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && <Button onClick={onRetry}>Riprova</Button>}
            <a href="/#ricette" className={buttonClass(onRetry ? 'secondary' : 'primary')}>
              Torna alle ricette della home
            </a>
          </div>
        }
      >
        <p>
          Si è verificato un errore durante il caricamento della ricetta. La ricetta potrebbe non esistere.
        </p>
      </EmptyState>
    </div>
  )
}
