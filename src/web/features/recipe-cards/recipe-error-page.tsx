import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/feedback.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { PageMeta } from '#web/ui/page-meta.tsx'

export function RecipeErrorPage({ failed }: { failed?: { failure: unknown; onRetry: () => void } }) {
  const title = failed ? 'Ricetta non caricata' : 'Ricetta non trovata'
  const text = (
    <p>Si è verificato un errore durante il caricamento della ricetta. La ricetta potrebbe non esistere.</p>
  )
  const wayOut = (
    <a href="/#ricette" className={buttonClass(failed ? 'secondary' : 'primary')}>
      Torna alle ricette della home
    </a>
  )
  return (
    <div className="wrap py-20">
      <PageMeta title={title} description="Questa ricetta non si è potuta mostrare." path="/ricette" hidden />
      <h1 className="sr-only">{title}</h1>
      {failed ? (
        <LoadError heading="h2" wayOut={wayOut} {...failed}>
          {text}
        </LoadError>
      ) : (
        <EmptyState alert heading="h2" title="Errore" action={wayOut}>
          {text}
        </EmptyState>
      )}
    </div>
  )
}
