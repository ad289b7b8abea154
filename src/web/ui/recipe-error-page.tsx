import { buttonClass } from './button.tsx'
import { EmptyState } from './feedback.tsx'
import { PageMeta } from './page-meta.tsx'

/** Shown with status 404 by the server, and in the browser whenever a recipe cannot be loaded. */
export const RecipeErrorPage = () => (
  <div className="wrap py-20">
    <PageMeta title="Ricetta non trovata" description="Questa ricetta non esiste." path="/ricette" hidden />
    <h1 className="sr-only">Ricetta non trovata</h1>
    <EmptyState
      alert
      heading="h2"
      title="Errore"
      action={
        <a href="/#ricette" className={buttonClass()}>
          Torna alle ricette della home
        </a>
      }
    >
      <p>Si è verificato un errore durante il caricamento della ricetta. La ricetta potrebbe non esistere.</p>
    </EmptyState>
  </div>
)
