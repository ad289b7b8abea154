import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router'
import { RecipeErrorPage } from '../features/recipe-cards/recipe-error-page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { NotFoundPage } from './not-found-page.tsx'
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
