import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router'
import { RecipeErrorPage } from '../features/recipe-cards/recipe-error-page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Document } from './root-layout.tsx'

export function RootError() {
  const error = useRouteError()
  const asksForRecipe = useMatches().some(({ pathname }) => /^\/ricette\/[^/]+\/?$/.test(pathname))
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Document>{isMissing ? asksForRecipe ? <RecipeErrorPage /> : <NotFoundPage /> : <FaultPage />}</Document>
  )
}

const FaultPage = () => (
  <div className="wrap py-24 text-center">
    <PageMeta title="Qualcosa è andato storto" description="Si è verificato un errore." path="/" hidden />
    <h1 className="text-4xl">Qualcosa è andato storto</h1>
    <p className="mx-auto mt-4 max-w-xl text-lg text-ink-soft">
      Non siamo riusciti a mostrarti questa pagina. Ricaricala tra un momento: se succede ancora, torna alla
      home e riparti da lì.
    </p>
    <ButtonLink to="/" reloadDocument className="mt-8">
      Torna alla home
    </ButtonLink>
  </div>
)

const NotFoundPage = () => (
  <div className="wrap grid items-center gap-10 py-20 md:grid-cols-[1.1fr_0.9fr]">
    <PageMeta title="Pagina non trovata" description="Questa pagina non esiste." path="/" hidden />
    <div>
      <h1 className="text-4xl">Questa pagina è rimasta in forno troppo a lungo</h1>
      <p className="mt-4 text-lg">
        Controlla l'indirizzo, cerca quello che ti serve, oppure riparti dalla home o dalle ricette.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">Torna alla home</ButtonLink>
        <ButtonLink to="/ricette" look="secondary">
          Sfoglia le ricette
        </ButtonLink>
        <ButtonLink to="/cerca" look="secondary">
          Cerca in tutto il sito
        </ButtonLink>
      </div>
      <p className="mt-8 text-sm text-ink-soft" lang="en">
        <span className="block">404 Page Not Found</span>
        <span className="block">Did you forget to add the page to the router?</span>
      </p>
    </div>
    <img
      src="/icone/pizza-bruciata.svg"
      alt=""
      width={320}
      height={324}
      className="mx-auto w-full max-w-sm"
    />
  </div>
)
