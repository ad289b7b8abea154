import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  getIssue,
  getSubscriberCounts,
  listIssues,
  removeSubscriber,
} from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import { NewsletterSubscription } from '#contracts/newsletter/newsletter.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import { messageOf, refusedFields } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { PartError } from '#web/features/admin/part-error.tsx'
import { useAdminQuery, useRefreshAdmin } from '#web/features/admin/use-admin-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState, Spinner } from '#web/ui/feedback.tsx'
import { Field } from '#web/ui/field.tsx'
import { checked } from '#web/ui/form-errors.ts'
import { formatDecimal } from '#web/ui/format.ts'
import { LoadError } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFormSubmit } from '#web/ui/use-form-submit.ts'
import { IssueEditor } from './issue-editor.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { ISSUE_STATES_TEXT, issueLine, issuePath, isUnderWay, NEWSLETTER_PATH } from './issue-texts.ts'

const POLL_MS = 3000

export default function NewsletterPanel() {
  const [address] = useSearchParams()
  const named = address.get('numero')
  if (named !== null) return <IssuePage key={named} id={rowIdOf(named) || undefined} />
  return (
    <section aria-labelledby="newsletter">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="newsletter" className="text-2xl">
          Newsletter
        </h2>
        <ButtonLink to={issuePath('nuovo')}>
          <Plus className="size-4" aria-hidden /> Scrivi un numero
        </ButtonLink>
      </div>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Scrive a chi ha confermato l'iscrizione dal link che riceve per e-mail. Ogni lettera porta il suo link
        per disiscriversi.
      </p>
      <Subscribers />
      <Issues />
    </section>
  )
}

function Subscribers() {
  const counts = useAdminQuery(getSubscriberCounts)
  const { data } = counts
  if (counts.isError && !data)
    return <PartError of={counts} says="Non siamo riusciti a contare gli iscritti." />
  const figures: [string, number | undefined][] = [
    ['Iscritti confermati', data?.confirmed],
    ['Confermati negli ultimi 30 giorni', data?.confirmedLast30Days],
    ['In attesa di conferma', data?.unconfirmed],
  ]
  return (
    <>
      <dl aria-label="Iscritti" aria-busy={!data} className="grid gap-3 sm:grid-cols-3">
        {figures.map(([name, figure]) => (
          <div key={name} className="rounded-lg border border-line bg-paper p-4">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="figure text-3xl">{figure === undefined ? '…' : formatDecimal(figure)}</dd>
          </div>
        ))}
      </dl>
      <RemoveSubscriber />
    </>
  )
}

function Issues() {
  const issues = useAdminQuery(listIssues, { pollMs: (all) => all.some(isUnderWay) && POLL_MS })
  const { data, isPending } = issues
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-xl">Numeri</h3>
      <PartError of={issues} says="Non siamo riusciti a caricare i numeri." />
      {isPending && <Spinner text="Caricamento..." />}
      {data?.length === 0 && (
        <EmptyState title="Nessun numero finora" heading="h3">
          <p>Scrivine uno: resta una bozza finché non lo spedisci.</p>
        </EmptyState>
      )}
      <ul aria-label="Numeri della newsletter" className="grid gap-3">
        {data?.map((issue) => (
          <li key={issue.id} className="rounded-lg border border-line bg-paper p-4 sm:p-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={issuePath(issue.id)} className="link-quiet py-1 text-lg font-semibold wrap-anywhere">
                {issue.subject || 'Senza oggetto'}
              </Link>
              <Badge tone={issue.state === 'sent' ? 'basil' : issue.state === 'stopped' ? 'tomato' : 'plain'}>
                {ISSUE_STATES_TEXT[issue.state]}
              </Badge>
            </div>
            <p className="mt-1 text-sm text-ink-soft">{issueLine(issue)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const IssuePage = ({ id }: { id: number | undefined }) => (
  <section aria-labelledby="numero">
    <ButtonLink to={NEWSLETTER_PATH} look="quiet" size="small" className="mb-4 -ml-4">
      <ArrowLeft className="size-4" aria-hidden /> Tutti i numeri
    </ButtonLink>
    {id === undefined ? <IssueEditor /> : <SavedIssue id={id} />}
  </section>
)

const ISSUE_POLL_MS = 1500

function SavedIssue({ id }: { id: number }) {
  const { data, isError, refetch } = useAdminQuery(getIssue, {
    params: { id },
    pollMs: ({ state }) => (state === 'waiting' || state === 'sending' ? ISSUE_POLL_MS : false),
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

/** For subscribers who ask to be removed. The editor types the address, because the site never lists
 * addresses. */
function RemoveSubscriber() {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const [email, setEmail] = useState('')
  const { errors, isPending, formOf, clear } = useFormSubmit({
    check: (address: object) => checked(NewsletterSubscription, address),
    send: (body) => api(removeSubscriber, { body }),
    onSuccess: ({ message }) => {
      toast({ title: message, description: email.trim() })
      setEmail('')
      return refresh()
    },
    errorsOf: (failure) => ({
      email:
        refusedFields(failure).email ?? messageOf(failure, 'Controlla la connessione e riprova tra poco.'),
    }),
  })
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Togli un indirizzo</summary>
      <form
        {...formOf({ email: email.trim() })}
        aria-label="Togli un indirizzo"
        className="grid items-start gap-3 sm:grid-cols-[1fr_auto]"
      >
        <Field
          label="Indirizzo da togliere"
          type="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={({ target }) => {
            setEmail(target.value)
            clear()
          }}
        />
        <Button type="submit" look="secondary" className="sm:mt-7" disabled={isPending}>
          Togli dagli iscritti
        </Button>
      </form>
    </details>
  )
}
