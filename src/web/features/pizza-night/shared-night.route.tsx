import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { sharedNightPage } from '#contracts/pizza-night/night-pages.ts'
import { formatDate } from '#domain/words/clock-format.ts'
import { capitalised } from '#domain/words/italian-noun.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, Spinner } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { sharedNightQuery } from './link-queries.ts'
import { SharedEveningView } from './shared-evening-view.tsx'

export default function SharedNightPage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(sharedNightQuery(useQueries(), token))
  return (
    <>
      <PageMeta
        title="Menu e orari della serata pizza"
        description="Che cosa si mangia e a che ora."
        path={sharedNightPage(token)}
        hidden
      />
      <PageHeader
        kicker="Serata pizza"
        title={data ? capitalised(formatDate(data.bakeAtMs, data.timeZone)) : 'Menu e orari'}
      >
        {data && (data.host !== '' || data.place !== '') && (
          <p>
            {data.host !== '' && `Invita ${data.host}. `}
            {data.place !== '' && `Dove: ${data.place}.`}
          </p>
        )}
      </PageHeader>
      <div className="wrap pb-20">
        {data && (
          <>
            <SharedEveningView shared={data} />
            <p className="no-print mt-12">
              <ButtonLink to="/serata" look="secondary">
                Prepara la tua serata
              </ButtonLink>
            </p>
          </>
        )}
        {data === null && (
          <EmptyState
            heading="h2"
            title="Questo link non vale più"
            action={<ButtonLink to="/serata">Prepara la tua serata</ButtonLink>}
          >
            <p>Chi organizza l'ha chiuso: chiedigli di mandartelo di nuovo.</p>
          </EmptyState>
        )}
        {data === undefined &&
          (error ? (
            <LoadError heading="h2" failure={error} onRetry={() => void refetch()}>
              <p>Non siamo riusciti a leggere il menu.</p>
            </LoadError>
          ) : (
            <Spinner text="Un momento..." />
          ))}
      </div>
    </>
  )
}
