import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { invitePage } from '#contracts/pizza-night/night-pages.ts'
import type { NightInvite } from '#contracts/pizza-night/pizza-night-invite.ts'
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, Spinner } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { InviteAnswers } from './invite/invite-answers.tsx'
import { inviteQuery } from './link-queries.ts'

export default function NightInvitePage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(inviteQuery(useQueries(), token))
  return (
    <>
      <PageMeta
        title="Un invito a una serata pizza"
        description="Di' che cosa mangi: chi organizza sceglie la pizza anche per te."
        path={invitePage(token)}
        hidden
      />
      <PageHeader kicker="Serata pizza" title={data ? data.title : 'Un invito'}>
        {data && <When invite={data} />}
      </PageHeader>
      <div className="wrap pb-20">
        {data && <Answers token={token} invite={data} />}
        {data === null && (
          <EmptyState
            heading="h2"
            title="Questo invito non vale più"
            action={<ButtonLink to="/serata">Prepara la tua serata</ButtonLink>}
          >
            <p>La serata è passata, oppure chi organizza ha chiuso l'invito: scrivigli.</p>
          </EmptyState>
        )}
        {data === undefined &&
          (error ? (
            <LoadError heading="h2" failure={error} onRetry={() => void refetch()}>
              <p>Non siamo riusciti ad aprire l'invito.</p>
            </LoadError>
          ) : (
            <Spinner text="Un momento..." />
          ))}
      </div>
    </>
  )
}

const When = ({ invite: { host, place, bakeAtMs, timeZone } }: { invite: NightInvite }) => (
  <p>
    {host !== '' && (
      <>
        Ti invita <strong>{host}</strong>.{' '}
      </>
    )}
    La prima pizza entra in forno <strong>{formatDay(bakeAtMs, timeZone)}</strong> alle{' '}
    <strong>{formatTime(bakeAtMs, timeZone)}</strong>
    {place === '' ? '' : `, ${place}`}. Di' che cosa mangi: chi organizza sceglie la pizza anche per te.
  </p>
)

function Answers({ token, invite }: { token: string; invite: NightInvite }) {
  const isBrowser = useIsBrowser()
  return (
    <Card className="max-w-3xl sm:p-8">
      <noscript>
        <p className="font-semibold">
          Per rispondere serve JavaScript: attivalo e ricarica la pagina, o scrivi a chi ti ha invitato.
        </p>
      </noscript>
      {isBrowser ? <InviteAnswers token={token} invite={invite} /> : <div className="min-h-96" />}
    </Card>
  )
}
