import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { FIRST_AID_PAGE, symptomPage } from '#domain/first-aid/first-aid-address.ts'
import { isMissing } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { symptomQuery } from './first-aid.loader.ts'
import { SymptomArticle } from './symptom-article.tsx'

export default function SymptomPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(symptomQuery(useQueries().api, id))
  if (data) return <SymptomArticle key={id} symptom={data} />
  return (
    <div className="wrap py-16">
      <PageMeta
        title="Pronto soccorso pizza"
        description="Perché succede, che cosa fare adesso e che cosa cambiare la prossima volta."
        path={symptomPage(id)}
        hidden
      />
      <h1 className="sr-only">Pronto soccorso pizza</h1>
      {error ? (
        isMissing(error) ? (
          <MissingSymptom />
        ) : (
          <LoadError failure={error} heading="h2" onRetry={() => void refetch()} wayOut={<Overview />}>
            <p>Non siamo riusciti a caricare questa voce. Riprova più tardi.</p>
          </LoadError>
        )
      ) : (
        <Waiting />
      )}
    </div>
  )
}

const Overview = () => (
  <ButtonLink to={FIRST_AID_PAGE} look="secondary">
    Tutti i difetti
  </ButtonLink>
)

const MissingSymptom = () => (
  <EmptyState alert heading="h2" title="Questo difetto non c'è" action={<Overview />}>
    <p>L'indirizzo non porta a nessuna voce: cercala fra i disegni.</p>
  </EmptyState>
)

const Waiting = () => (
  <>
    <p role="status" className="sr-only">
      Stiamo caricando la voce
    </p>
    <div className="grid gap-6 md:grid-cols-[20rem_1fr]">
      <Skeleton className="h-52" />
      <Skeleton className="h-72" />
    </div>
    <Skeleton className="mt-10 h-96" />
  </>
)
