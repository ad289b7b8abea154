import { ArrowLeft } from 'lucide-react'
import { getIssue } from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/feedback.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { IssueEditor } from './issue-editor.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { NEWSLETTER_PATH } from './issue-texts.ts'

export const IssuePage = ({ id }: { id: number | undefined }) => (
  <section aria-labelledby="numero">
    <ButtonLink to={NEWSLETTER_PATH} look="quiet" size="small" className="mb-4 -ml-4">
      <ArrowLeft className="size-4" aria-hidden /> Tutti i numeri
    </ButtonLink>
    {id === undefined ? <IssueEditor /> : <SavedIssue id={id} />}
  </section>
)

const POLL_MS = 1500

function SavedIssue({ id }: { id: number }) {
  const { data, isError, refetch } = useAdminQuery(getIssue, {
    params: { id },
    pollMs: ({ state }) => (state === 'waiting' || state === 'sending' ? POLL_MS : false),
  })
  if (isError && !data)
    return (
      <LoadError heading="h2" onRetry={() => void refetch()}>
        <p>Non siamo riusciti a caricare il numero. Forse non esiste più.</p>
      </LoadError>
    )
  if (!data || data.id !== id) return <Spinner text="Caricamento..." />
  return data.state === 'draft' ? <IssueEditor saved={data} /> : <IssueProgress issue={data} />
}
